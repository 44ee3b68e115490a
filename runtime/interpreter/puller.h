#pragma once
/// Kernels that rows along lines run to pull their sums, without machine code.
#include <vector>

#include "runtime/interpreter/interpreter.h"

namespace hgc {

/// As a `PullFunction`, of the parts of a kernel (`pullParts`). Thread-safe.
void runPuller(const std::vector<InterpretedKernel>& parts, const KernelArgs& args, const PulledEntries& entries);

}  // namespace hgc
