#pragma once
/// Calls for what a session keeps on its device.
#include <fmt/format.h>

#include <cstdint>

#include "runtime/session/lifecycle/lifecycle.h"

namespace hgc {

/// Makes a call while the session is where it was since `generation`. An error once it has left that device, which had
/// `what`.
template <class Call>
auto callOnDevice(SessionState& state, DeviceLifecycle& lifecycle, uint64_t generation, const char* what,
                  const Call& call) -> decltype(call()) {
  return lifecycle.compute([&]() -> decltype(call()) {
    if (state.current.generation != generation)
      return Error{fmt::format("the session has left the device that had {}", what), "", ErrorKind::DeviceLost};
    return onThreads(state.threads, call);
  });
}

}  // namespace hgc
