#pragma once
/// Kernels that rows run, without machine code.
#include <vector>

#include "runtime/interpreter/interpreter.h"

namespace hgc {

/// As an `OwnerFunction`, of a kernel with an `Owner`. Thread-safe.
void runOwner(const InterpretedKernel& kernel, const KernelArgs& args, const OwnedEntries& entries);

/// As a `PullFunction`, of the parts of a kernel (`pullParts`) by which rows along lines pull their sums. Thread-safe.
void runPuller(const std::vector<InterpretedKernel>& parts, const KernelArgs& args, const PulledEntries& entries);

}  // namespace hgc
