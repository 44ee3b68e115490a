#pragma once
/// Declares the symbols that products of derivatives start from: `x.dot` holds a direction for the unknown `x`, `r.bar`
/// a cotangent of the residual or output `r`. They are ordinary data, 0 until they are bound or set. For a field `y`,
/// launches compute `y.dot`, `y.adjoint` and, for Hessian products, `y.adjoint.dot`.
#include <set>

#include "ir/artefact/plan.h"
#include "ir/kernel/kernel.h"
#include "ir/program.h"

namespace hgc {

/// Declares the symbols that kernels of these kinds need.
void declareSeeds(Program& program, const std::set<KernelKind>& kinds);

/// Adds to every topology a port for each such symbol that it needs, and to every group the symbols. Terms without a
/// domain have no cotangents, except fields.
void connectSeeds(const Program& program, Plan& plan);

}  // namespace hgc
