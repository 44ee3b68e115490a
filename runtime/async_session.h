#pragma once
/// Asynchronous calls of a session.
///
///   auto async = hgc::AsyncSession::of(std::move(*session));
///   auto first = async->evaluate({.gradient = true});
///   auto moved = async->set("x", next);  // copied now, and set after the first call
///   auto second = async->evaluate({.gradient = true});
///   ...
///   auto result = first.get();
#include <functional>

#include "runtime/device/within_memory.h"
#include "runtime/future.h"
#include "runtime/session.h"

namespace hgc {

/// A session with its own thread, which makes calls one by one in the order in which they were queued. The session is
/// not accessible otherwise.
///
/// The destructor waits for the call in progress, unless it runs within that call; calls still in the queue end with an
/// error. Queueing a call throws std::bad_alloc if there is no memory. In a forked process calls end with an error at
/// once. Thread-safety: any thread may queue calls, also within `then` and within calls; only one thread may move or
/// destroy it.
class AsyncSession {
 public:
  /// Moves a session to a new thread. Fails where no thread can be started.
  static Result<AsyncSession> of(Session session);
  AsyncSession(AsyncSession&&) noexcept;
  AsyncSession& operator=(AsyncSession&&) noexcept;
  ~AsyncSession();

  /// Queues `evaluate`. The session's thread calls `then` with the result before the future has it, unless the session
  /// ended first.
  Future<Evaluation> evaluate(
      const Request& request, std::function<void(const Result<Evaluation>&)> then = [](const auto&) {});
  /// Queues `set`. The array is moved at once; numbers that it only refers to (`Array::over`) must live until the call
  /// has ended.
  Future<Done> set(std::string symbol, Array values);

  /// Queues `work(session)`, which returns a `Result` or a `Status`; `then` as above. They may throw std::bad_alloc,
  /// which becomes an error, and nothing else. Both are destroyed before the call ends.
  template <class Work, class Then>
  auto call(Work work, Then then) {
    using Made = decltype(work(std::declval<Session&>()));
    using Given = std::remove_cvref_t<decltype(*std::declval<Made&>())>;
    struct Both {
      Work work;
      Then then;
    };
    const auto state = std::make_shared<typename Future<Given>::State>();
    auto own = std::make_shared<Both>(Both{std::move(work), std::move(then)});
    queue(state->ending, [state, own = std::move(own)](Session* session, const Error& why) mutable {
      state->result.emplace(session ? withinMemory([&]() -> Made { return own->work(*session); }) : Made(why));
      const auto tell = [&]() -> Status { return own->then(std::as_const(*state->result)), Done{}; };
      if (const Status told = session ? withinMemory(tell) : Done{}; !told) state->result.emplace(told.error());
      own.reset();
      state->ending.set();
    });
    return Future<Given>(state);
  }
  template <class Work>
  auto call(Work work) {
    return call(std::move(work), [](const auto&) {});
  }

 private:
  class Caller;
  /// Called with the session, or with null and the reason.
  using Call = std::function<void(Session*, const Error&)>;

  explicit AsyncSession(std::shared_ptr<Caller> caller);
  void queue(Ending& ending, Call call);

  std::shared_ptr<Caller> caller_;
};

}  // namespace hgc
