#pragma once
/// What the calls of a session take.
#include "runtime/device/clock.h"
#include "runtime/device/times.h"

namespace hgc {

/// Makes a call that adds what its launches and collections take to `times`; all else in it is assembly, also to give
/// the memory of intermediate results back.
template <class Call>
auto timed(Times& times, const Call& call) {
  times = {};
  const auto start = Clock::now();
  auto result = call();
  times.assemble = millisecondsSince(start) - times.launch - times.collect;
  return result;
}

}  // namespace hgc
