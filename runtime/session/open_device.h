#pragma once
/// Choosing a device and loading a workload on it.
#include "runtime/session.h"

namespace hgc {

struct OpenedDevice {
  std::shared_ptr<Device> device;
  std::unique_ptr<Executable> executable;
  std::string reason;  ///< why this one
  bool fused = false;
  std::vector<std::string> warnings;
};

/// In seconds.
double deadlineOf(const SessionOptions& options);

/// Whether a program runs on the CPU and on GPUs alike, with the same bits: fused as the CPU would, if it is left open.
/// Nothing if not.
std::optional<bool> fusedOnBoth(const Artefact& artefact, Fused wish);

/// The first real GPU. An error if there is none, or if it cannot have the program.
Result<OpenedDevice> openFirstGpu(const Workload& workload, const SessionOptions& options);

/// By `options.device`. `auto` takes a real GPU if the program has GPU code and one is there, else the CPU. A named
/// device that cannot be had is an error, or a warning and the CPU, as `options.fallback` says. A CPU runs kernels by
/// `threads`.
Result<OpenedDevice> openDevice(const Workload& workload, const SessionOptions& options,
                                const std::shared_ptr<Threads>& threads);

}  // namespace hgc
