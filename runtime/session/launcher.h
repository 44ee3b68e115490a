#pragma once
/// Launches the kernels of a session, and brings the values of a launch to the host.
#include <span>
#include <vector>

#include "runtime/device/device.h"
#include "runtime/session/lifecycle/lifecycle.h"

namespace hgc {

/// The values that a launch computed. Its memory is reused when it is filled again.
struct LaunchResult {
  Launch launch;              ///< the last launch of the objective
  std::vector<double> sums;   ///< by group: the sum of its instances
  std::vector<double> terms;  ///< by `Workload::terms`: the sum of each term of the objective
  /// By group: the value of each instance; empty if there are none or they were not requested. Valid until the next
  /// launch.
  std::vector<std::span<const double>> values;
  std::vector<std::vector<double>> brought;  ///< the memory of `values`, on devices with memory of their own
};

/// Fills `result` from the last launch of `executable`: all except components and gradients.
Status fetch(Executable& executable, const DeviceInfo& device, const Workload& workload, InstanceValues values,
             LaunchResult& result);

/// Runs kernels on the session's device and measures them. Thread-safety: that of the session.
class Launcher {
 public:
  Launcher(SessionState& state, DeviceLifecycle& lifecycle) : state_(state), lifecycle_(lifecycle) {}

  /// Fails where the program was built without kernels of a kind that its terms allow.
  Status checkKernels(KernelKind kind) const;
  /// Does what only the first launch of this kind would do.
  Status prepare(KernelKind kind, std::vector<uint32_t> assemblies = {});
  /// Launches and waits.
  Status run(const Launch& launch);
  /// Launches without waiting, for what runs next on the device.
  Status begin(const Launch& launch);
  /// Launches, waits, and brings the values.
  Status runForValues(const Launch& launch);
  /// Brings the values of the last launch.
  Status fetchValues(InstanceValues values);
  /// Launches a product that has sums by symbol, and brings all sums except those by `but`. To be called within
  /// `DeviceLifecycle::compute`.
  Status bringSums(const Launch& product, std::span<const SymbolId> but, DerivativeProduct& result);
  /// Launches a product and brings its value alone. To be called so, too.
  Result<double> bringValue(const Launch& product);
  /// The values that were brought last. Callers fill in its `launch`, to reuse the memory.
  LaunchResult& values() { return values_; }
  /// Launches and leaves the results on the device. Gradients are noted for `Session::addGradient`.
  Status runAndLeave(KernelKind kind);

  /// Calls `bring`, which brings values or gradients, and adds its time. On the host that is not measured: reading the
  /// clock would take longer.
  template <class Bring>
  auto collect(const Bring& bring) -> decltype(bring()) {
    return state_.current.isHost() ? bring() : state_.collect(bring);
  }

 private:
  Status note(const Launch& launch);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  LaunchResult values_;
  uint32_t launchable_ = 0;  // a bit for each kind that passed `checkKernels`
};

}  // namespace hgc
