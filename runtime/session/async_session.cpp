#include "runtime/async_session.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <new>
#include <system_error>

#include "runtime/future.h"
#include "runtime/session/process.h"

namespace hgc {

/// Owns the session and its thread, which makes the calls one by one and keeps this object alive.
class AsyncSession::Caller {
 public:
  explicit Caller(Session session) : session_(std::move(session)) {}

  /// Starts the thread of `caller`, or throws.
  static void start(const std::shared_ptr<Caller>& caller) {
    caller->thread_ = std::thread([caller] { caller->makeCalls(); });
  }
  bool isInherited() const { return process_ != processNumber(); }

  void queue(Ending& ending, Call call) {
    if (isInherited())
      return call(nullptr, {"the session was opened by the process that this one was forked from", ""});
    ending.setMaker(thread_.get_id());
    const std::lock_guard lock(mutex_);
    calls_.push_back(std::move(call));
    changed_.notify_one();
  }

  /// Waits for the call in progress, unless it is that call which ends the session.
  void end() {
    {
      const std::lock_guard lock(mutex_);
      isEnding_ = true;
      changed_.notify_one();
    }
    if (thread_.get_id() == std::this_thread::get_id()) thread_.detach();
    else thread_.join();
  }

 private:
  void makeCalls() {
    while (true) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return isEnding_ || !calls_.empty(); });
      if (calls_.empty()) return;
      const Call call = std::move(calls_.front());
      calls_.pop_front();
      const bool isDropped = isEnding_;
      lock.unlock();
      if (isDropped) call(nullptr, {"the session ended before this call was begun", ""});
      else call(&session_, {});
    }
  }

  Session session_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Call> calls_;
  bool isEnding_ = false;
  std::thread thread_;
  uint32_t process_ = processNumber();
};

AsyncSession::AsyncSession(std::shared_ptr<Caller> caller) : caller_(std::move(caller)) {}
AsyncSession::AsyncSession(AsyncSession&&) noexcept = default;

AsyncSession& AsyncSession::operator=(AsyncSession&& other) noexcept {
  const AsyncSession before(std::exchange(caller_, std::move(other.caller_)));
  return *this;
}

/// In a forked process the thread does not exist: the caller is leaked.
AsyncSession::~AsyncSession() {
  if (!caller_) return;
  if (caller_->isInherited()) (void)new std::shared_ptr(std::move(caller_));
  else caller_->end();
}

Result<AsyncSession> AsyncSession::of(Session session) {
  try {
    const auto caller = std::make_shared<Caller>(std::move(session));
    Caller::start(caller);
    return AsyncSession(caller);
  } catch (const std::system_error& error) {
    return Error{std::string("there is no thread for the session: ") + error.what(), ""};
  } catch (const std::bad_alloc&) {
    return Error{"out of memory", "", ErrorKind::Memory};
  }
}

void AsyncSession::queue(Ending& ending, Call call) { caller_->queue(ending, std::move(call)); }

Future<Evaluation> AsyncSession::evaluate(const Request& request, std::function<void(const Result<Evaluation>&)> then) {
  if (!then) then = [](const auto&) {};
  return call([request](Session& session) { return session.evaluate(request); }, std::move(then));
}

Future<Done> AsyncSession::set(std::string symbol, Array values) {
  return call([symbol = std::move(symbol), values = std::move(values)](Session& session) {
    return session.set(symbol, values);
  });
}

Ending::Ending() : process_(processNumber()) {}

void Ending::setMaker(std::thread::id thread) {
  const std::lock_guard lock(mutex_);
  maker_ = thread;
}

void Ending::set() {
  const std::lock_guard lock(mutex_);
  isSet_ = true;
  changed_.notify_all();  // under the lock, because a thread that sees the end may destroy this
}

bool Ending::isSet() const {
  if (process_ != processNumber()) return false;
  const std::lock_guard lock(mutex_);
  return isSet_;
}

bool Ending::wait(std::optional<double> seconds) const {
  constexpr double kLongest = 1e9;
  if (process_ != processNumber()) return false;
  std::unique_lock lock(mutex_);
  const auto isOver = [&] { return isSet_ || maker_ == std::this_thread::get_id(); };
  if (!seconds) changed_.wait(lock, isOver);
  else changed_.wait_for(lock, std::chrono::duration<double>(std::clamp(*seconds, 0.0, kLongest)), isOver);
  return isSet_;
}

}  // namespace hgc
