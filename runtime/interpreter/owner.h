#pragma once
/// Kernels that rows run, without machine code.
#include "runtime/interpreter/interpreter.h"

namespace hgc {

/// As an `OwnerFunction`, of a kernel with an `Owner`. Thread-safe.
void runOwner(const InterpretedKernel& kernel, const KernelArgs& args, const OwnedEntries& entries);

}  // namespace hgc
