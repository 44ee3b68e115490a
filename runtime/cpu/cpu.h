#pragma once
/// The CPU as a device.
#include <memory>
#include <optional>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

struct CpuOptions {
  std::optional<Isa> isa;    ///< nothing: the best that the machine and the program have
  bool interpreted = false;  ///< without machine code: the first tier
};

/// Whether this machine runs code for an instruction set.
bool hostRuns(Isa isa);
/// The instruction sets of this machine, by the lanes of their vectors.
const std::vector<Isa>& cpuIsas();
inline Isa cpuBestIsa() { return cpuIsas().back(); }

/// Loads programs' machine code from memory. Loading fails where a program has none for what is asked or the machine
/// lacks the instruction set. Launches are done when they are submitted.
std::shared_ptr<Device> openCpu(const CpuOptions& options);

}  // namespace hgc
