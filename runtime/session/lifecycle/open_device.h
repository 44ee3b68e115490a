#pragma once
/// Choosing a device and loading a workload on it.
#include <functional>
#include <optional>
#include <span>

#include "ir/kernel/device_name.h"
#include "runtime/session.h"

namespace hgc {

struct OpenedDevice {
  std::shared_ptr<Device> device;
  std::unique_ptr<Executable> executable;
  std::string reason;  ///< why this one
  bool fused = false;
  std::vector<std::string> warnings;
  std::optional<ErrorKind> refused = {};  ///< why the device that was named is not the one
};

/// The program that a session is opened on: the one given, or its machine code if that is there. Ranks wait for that.
Result<ProgramPtr> programToOpen(const ProgramPtr& program, const SessionOptions& options);
/// Whether a session on a device switches to machine code once that is there.
bool awaitsMachineCode(const DeviceInfo& info, const SessionOptions& options);

/// In seconds.
double deadlineOf(const SessionOptions& options);

/// Checks a Vulkan device that was given, and the name of a device beside it: it is the only GPU then, and none of
/// several. Looks nothing up.
Status checkGivenDevice(const SessionOptions& options);

/// Whether a program runs on the CPU and on GPUs alike, with the same bits: fused as the CPU would, if it is left open.
/// Nothing if not.
std::optional<bool> fusedOnBoth(const Artefact& artefact, Fused wish);

/// The first real GPU. An error if there is none, or if it cannot have the program.
Result<OpenedDevice> openFirstGpu(const Workload& workload, const SessionOptions& options);

/// How much of a workload each of some devices is to take.
using SharesOf = std::function<std::vector<double>(std::span<const std::shared_ptr<Device>>)>;

/// What a program can run on a device that is named: nothing is loaded.
struct NamedDevice {
  std::shared_ptr<Device> device;
  bool hasFused = false, hasPlain = false;  ///< which variants of its kernels
};
Result<NamedDevice> findDevice(const Artefact& artefact, const DeviceName& name);

/// Fails where nothing has this name, or names together, whatever there is on the machine.
Status checkDeviceNames(const std::string& device);
/// Opens the named devices as one; `sharesOf` gives each one's share where the name does not. The reason tells them.
Result<OpenedDevice> openSeveral(const Workload& workload, const SessionOptions& options,
                                 const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf);

/// The CPU and the first real GPU, as one.
Result<OpenedDevice> openBoth(const Workload& workload, const SessionOptions& options,
                              const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf);

/// By `options.device`. `auto` takes a real GPU if the program has GPU code and one is there, else the CPU. A named
/// device that cannot be had is an error, or a warning and the CPU, as `options.fallback` says. A CPU runs kernels by
/// `threads`.
Result<OpenedDevice> openDevice(const Workload& workload, const SessionOptions& options,
                                const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf);

}  // namespace hgc
