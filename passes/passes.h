#pragma once
/// The passes, in the order in which `passes/pipeline.cpp` runs them. Each takes a valid unit and leaves a valid one.
/// Thread-safety: a unit belongs to one thread at a time.
#include "ir/kernel.h"
#include "ir/result.h"
#include "ir/unit.h"

namespace hgc {

/// Moves index arithmetic that needs tables to the host graph; loads name gathers from here on. Fails if an index
/// depends on a real value.
Status hoistIndices(Unit& unit);

/// Adds the value of residual terms (half the sum of squares) and, for unknowns and parameters, the roots of the
/// gradient (Partial) and of the Jacobian. Forward and backward become one graph.
void differentiate(Unit& unit);

/// Replaces every operation that has an expansion by it.
void expand(Unit& unit);

/// Turns a product that one sum or difference uses into a fused operation.
void fuse(Unit& unit);

/// The part of the unit that `kind` needs, in an order of short live ranges.
Kernel cutKernel(const Unit& unit, KernelKind kind, std::string name);

/// Says what is wrong with a unit, or nothing: operands before users and of the right types, leaves in range.
Status verify(const Unit& unit);

}  // namespace hgc
