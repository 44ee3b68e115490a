#include "runtime/future.h"

#include <algorithm>
#include <chrono>

#include "runtime/session/process.h"

namespace hgc {

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
