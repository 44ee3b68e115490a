#pragma once
/// What the calls of a session take.
#include <new>

#include "ir/result.h"
#include "runtime/device/ticks.h"
#include "runtime/device/times.h"

namespace hgc {

/// What a call gives, or an error where there is no memory for it.
template <class Call>
auto withinMemory(const Call& call) -> decltype(call()) {
  try {
    return call();
  } catch (const std::bad_alloc&) {
    return Error{"out of memory", "fewer instances, or ask for less at a time", ErrorKind::Memory};
  }
}

/// Makes a call that adds what its launches and collections take to `times`; all else in it is assembly, also to give
/// the memory of intermediate results back.
template <class Call>
auto timed(Times& times, const Call& call) {
  times = {};
  const Ticks start = Ticks::now();
  auto result = withinMemory(call);
  times.assemble = millisecondsSince(start) - times.launch - times.collect;
  return result;
}

}  // namespace hgc
