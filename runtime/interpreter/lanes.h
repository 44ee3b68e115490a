#pragma once
/// Primitives of the operation table for several instances at once.
#include <cstdint>

#include "ir/op.h"

namespace hgc {

/// Computes `count` results from as many operands of each kind: doubles, 32-bit integers or bools by the signature. The
/// result may be an operand.
using Lanes = void (*)(void* result, const void* a, const void* b, const void* c, int64_t count);

/// What computes `op` in strict numbers; operands whose types may differ are of type `same`. Null for what kernels do
/// not have.
Lanes lanesOf(Op op, Type same);

}  // namespace hgc
