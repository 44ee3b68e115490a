#pragma once
/// Wall-clock time.
#include <chrono>
#include <cstdint>

namespace hgc {

using Clock = std::chrono::steady_clock;
inline double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// A reading of the processor's time-stamp counter if Linux uses it as its clock, which takes a third of the time of a
/// system clock; else of the steady clock. Only differences are meaningful. Thread-safe.
struct Ticks {
  uint64_t count = 0;

  static Ticks now();
};

/// Relative error: at most 1e-4.
double millisecondsSince(Ticks start);

}  // namespace hgc
