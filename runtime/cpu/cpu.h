#pragma once
/// The CPU as a device.
#include <memory>
#include <optional>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

struct CpuOptions {
  std::optional<Isa> isa;    ///< empty: the best one that both the machine and the program have
  bool interpreted = false;  ///< interprets kernels, as the first tier before machine code
};

/// Whether this machine can run code for an instruction set.
bool hostRuns(Isa isa);
/// The instruction sets of this machine, ascending by the lanes of their vectors.
const std::vector<Isa>& cpuIsas();
inline Isa cpuBestIsa() { return cpuIsas().back(); }

/// A device that loads machine code of programs from memory. Loading fails if the program has no code for the options
/// or the machine lacks the instruction set. `submit` returns when the launch is done.
std::shared_ptr<Device> openCpu(const CpuOptions& options);

}  // namespace hgc
