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

/// What a session is opened on: the program, or what was made of it by then. Ranks wait for that.
Result<ProgramPtr> toBeginWith(const ProgramPtr& program, const SessionOptions& options);
/// Whether a session that is on a device may go over to machine code.
bool awaitsCode(const DeviceInfo& info, const SessionOptions& options);

/// In seconds.
double deadlineOf(const SessionOptions& options);

/// What is wrong with a Vulkan device that was given, or with a name beside it: it is the only GPU then, and none of
/// several. Nothing is looked up.
Status fitsGiven(const SessionOptions& options);

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

/// What is wrong with a name of one or of several devices, whatever there is on the machine.
Status areKnown(const std::string& device);
/// These. `sharesOf` says what each takes where the name does not. The reason says what that is.
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
