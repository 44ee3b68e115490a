#pragma once
/// Running a program on the CPU.
#include <memory>

#include "runtime/executor.h"

namespace hgc {

struct CpuOptions {
  int level = -1;      ///< 0 SSE2, 1 AVX2, 2 AVX-512; -1: the best that the machine and the artefact have
  int threads = 0;     ///< 0: all cores
  bool fused = false;  ///< which variant of the kernels
};

/// The best instruction set of this machine, as in `CpuCode::level`.
int cpuBestLevel();
const char* cpuLevelText(int level);

/// Opens the artefact's machine code from memory. Fails if it has none for what is asked or the machine lacks the
/// level.
Result<std::unique_ptr<Executor>> openCpu(const Workload& workload, const CpuOptions& options);

}  // namespace hgc
