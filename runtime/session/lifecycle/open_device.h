#pragma once
/// Opens the device that a user names, and loads a workload on it.
#include <functional>
#include <optional>
#include <span>

#include "ir/kernel/device_name.h"
#include "runtime/session.h"

namespace hgc {

struct OpenedDevice {
  std::shared_ptr<Device> device;
  std::unique_ptr<Executable> executable;
  std::string reason;  ///< why this device was chosen
  bool fused = false;
  std::vector<std::string> warnings;
  std::optional<ErrorKind> refused = {};  ///< the kind of error that made the CPU replace a named device
};

/// The program to open a session on: `program`, or its machine code if that is ready. Ranks wait for machine code.
Result<ProgramPtr> programToOpen(const ProgramPtr& program, const SessionOptions& options);
/// Whether a session on this device moves to machine code when that is ready.
bool awaitsMachineCode(const DeviceInfo& info, const SessionOptions& options);

/// In seconds: of the options, of HGC_DEADLINE, or 60.
double deadlineOf(const SessionOptions& options);

/// Checks `options.vulkan` and that `options.device` is compatible with it: a given device is the only GPU, and cannot
/// be one of several devices. Opens nothing.
Status checkGivenDevice(const SessionOptions& options);

/// Whether to fuse so that the CPU and GPUs give the same bits; nothing if they cannot. `Auto`: as on the CPU.
std::optional<bool> fusedOnBoth(const Artefact& artefact, Fused wish);

/// Opens the first real GPU. An error if there is none, or if it cannot load the program.
Result<OpenedDevice> openFirstGpu(const Workload& workload, const SessionOptions& options);

/// Returns the share of a workload for each of several devices.
using SharesOf = std::function<std::vector<double>(std::span<const std::shared_ptr<Device>>)>;

/// A named device, and the variants of a program's kernels that it can run.
struct NamedDevice {
  std::shared_ptr<Device> device;
  bool hasFused = false, hasPlain = false;
};
/// Finds a device; loads nothing.
Result<NamedDevice> findDevice(const Artefact& artefact, const DeviceName& name);

/// Fails where the syntax of a name, or a combination of names, is invalid on any machine.
Status checkDeviceNames(const std::string& device);
/// Opens the named devices as one. `sharesOf` gives the shares that the name leaves out; the reason lists all shares.
Result<OpenedDevice> openSeveral(const Workload& workload, const SessionOptions& options,
                                 const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf);

/// Opens the CPU and the first real GPU as one device.
Result<OpenedDevice> openBoth(const Workload& workload, const SessionOptions& options,
                              const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf);

/// Opens `options.device`. `auto`: a real GPU if there is one and the program has GPU code, else the CPU. If a named
/// device is unavailable, `options.fallback` decides between an error and the CPU. The CPU runs kernels on `threads`.
Result<OpenedDevice> openDevice(const Workload& workload, const SessionOptions& options,
                                const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf);

}  // namespace hgc
