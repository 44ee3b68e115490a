#pragma once
/// Launching a session's kernels.
#include "runtime/session/fetch.h"
#include "runtime/session/lifecycle/lifecycle.h"

namespace hgc {

/// Runs kernels where the session is, and tells what they took. Thread-safety: that of the session.
class Launcher {
 public:
  Launcher(SessionState& state, DeviceLifecycle& lifecycle) : state_(state), lifecycle_(lifecycle) {}

  /// Fails where the program was built without kernels of a kind that it could have.
  Status checkKernels(KernelKind kind) const;
  /// Does what the first launch of this kind alone would do.
  Status prepare(KernelKind kind, std::vector<uint32_t> assemblies = {});
  Status run(const Launch& launch);
  /// The same without waiting for its end, for what runs next on the device.
  Status begin(const Launch& launch);
  /// Runs it and brings the values that it leaves.
  Status runForValues(const Launch& launch);
  /// Brings what the last launch left of values.
  Status fetchValues(InstanceValues values);
  /// What that was. The launch may be filled in, so that its memory is used again.
  LaunchResult& values() { return values_; }
  /// Runs kernels and leaves their results on the device; gradients are noted (`Session::addGradient`).
  Status runAndLeave(KernelKind kind);

  /// Brings values or sums by symbol. On the host they lie there already: to ask the clock would take longer.
  template <class Bring>
  auto collect(const Bring& bring) -> decltype(bring()) {
    if (state_.current.isHost()) return bring();
    const auto start = Clock::now();
    auto result = bring();
    state_.times.addCollection(millisecondsSince(start), false);
    return result;
  }

 private:
  Status note(const Launch& launch);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  LaunchResult values_;
  uint32_t launchable_ = 0;  // kinds of kernels, a bit each, that the program is known to have
};

}  // namespace hgc
