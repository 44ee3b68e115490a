#pragma once
/// Wall-clock time.
#include <chrono>

namespace hgc {

using Clock = std::chrono::steady_clock;
inline double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace hgc
