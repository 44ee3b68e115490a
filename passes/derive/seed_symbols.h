#pragma once
/// Symbols that derivatives start from: `x.dot` holds a direction in the space of the unknown `x`, `r.bar` a cotangent
/// of the residual or output `r`. They are data like any other, and 0 until they are bound or set. Of a field `y`
/// launches compute `y.dot`, `y.adjoint` and, for Hessian products, `y.adjoint.dot`.
#include <set>

#include "ir/artefact/plan.h"
#include "ir/kernel/kernel.h"
#include "ir/program.h"

namespace hgc {

/// Declares what kernels of these kinds need.
void declareSeeds(Program& program, const std::set<KernelKind>& kinds);

/// Gives every topology a port for each seed that concerns it, and every group the symbols. Terms without a domain have
/// no cotangents, but for fields.
void connectSeeds(const Program& program, Plan& plan);

}  // namespace hgc
