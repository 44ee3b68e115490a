#include "runtime/future.h"

#include <algorithm>
#include <chrono>

#include "runtime/session/process.h"

namespace hgc {

Ending::Ending() : process_(processNumber()) {}

void Ending::isMadeBy(std::thread::id thread) {
  const std::lock_guard lock(mutex_);
  maker_ = thread;
}

void Ending::comes() {
  const std::lock_guard lock(mutex_);
  hasCome_ = true;
  come_.notify_all();  // under the lock: whoever has seen the end may destroy this
}

bool Ending::hasCome() const {
  if (process_ != processNumber()) return false;
  const std::lock_guard lock(mutex_);
  return hasCome_;
}

bool Ending::wait(std::optional<double> seconds) const {
  constexpr double kLongest = 1e9;
  if (process_ != processNumber()) return false;
  std::unique_lock lock(mutex_);
  const auto isOver = [&] { return hasCome_ || maker_ == std::this_thread::get_id(); };
  if (!seconds) come_.wait(lock, isOver);
  else come_.wait_for(lock, std::chrono::duration<double>(std::clamp(*seconds, 0.0, kLongest)), isOver);
  return hasCome_;
}

}  // namespace hgc
