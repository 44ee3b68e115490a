#pragma once
/// Running a program on the CPU.
#include <memory>
#include <optional>

#include "runtime/device/executor.h"

namespace hgc {

struct CpuOptions {
  std::optional<Isa> isa;  ///< nothing: the best that the machine and the artefact have
  int threads = 0;         ///< 0: all cores
  bool fused = false;      ///< which variant of the kernels
};

/// The instruction sets of this machine, weakest first.
std::span<const Isa> cpuIsas();
inline Isa cpuBestIsa() { return cpuIsas().back(); }

/// Opens the artefact's machine code from memory. Fails if it has none for what is asked or the machine lacks the
/// instruction set.
Result<std::unique_ptr<Executor>> openCpu(const Workload& workload, const CpuOptions& options);

}  // namespace hgc
