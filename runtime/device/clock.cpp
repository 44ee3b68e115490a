#include "runtime/device/clock.h"

#include <x86intrin.h>

#include <fstream>
#include <string>

namespace hgc {
namespace {

/// A reading of both clocks.
struct Moment {
  Moment() noexcept : ticks(__rdtsc()), time(Clock::now()) {}
  uint64_t ticks;
  Clock::time_point time;
};

const Moment loaded;

/// Linux uses the counter only if it is synchronised and has a constant rate on all processors.
bool isLinuxClock() {
  std::ifstream source("/sys/devices/system/clocksource/clocksource0/current_clocksource");
  std::string name;
  return source >> name && name == "tsc";
}

/// Measured since this library was loaded.
double measureTick() {
  constexpr double kEnough = 1;
  Moment now;
  const auto since = [&] { return std::chrono::duration<double, std::milli>(now.time - loaded.time).count(); };
  while (since() < kEnough) now = Moment();
  return since() / static_cast<double>(now.ticks - loaded.ticks);
}

/// Milliseconds a tick of the counter; 0 where it is not used.
double millisecondsATick() {
  static const double known = isLinuxClock() ? measureTick() : 0;
  return known;
}

}  // namespace

Ticks Ticks::now() {
  if (millisecondsATick() > 0) return {__rdtsc()};
  return {static_cast<uint64_t>(Clock::now().time_since_epoch().count())};
}

double millisecondsSince(Ticks start) {
  using Duration = std::chrono::duration<double, std::milli>;
  const auto ticks = static_cast<double>(Ticks::now().count - start.count);
  const double tick = millisecondsATick();
  return tick > 0 ? ticks * tick : ticks * Duration(Clock::duration(1)).count();
}

}  // namespace hgc
