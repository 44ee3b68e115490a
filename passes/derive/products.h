#pragma once
/// Differentiates products over ranges as folds: `fold(k in range, p = 1) p * f(k)`.
#include "ir/analysis/sensitivity.h"

namespace hgc {

/// Whether adjoints of a reduction are propagated as those of a fold: a product of reals over a range whose
/// intermediate values can be stored.
bool goesBackAsFold(const Graph& graph, NodeId reduction);

/// The adjoint of a factor of such a product at a count of its range, a node inside the loop. Appends to the graph.
Sensitivity adjointOfFactor(Graph& graph, NodeId product, Sensitivity adjoint);

/// The tangent of any product of reals, from the tangent of its factors. Appends to the graph.
Sensitivity tangentOfProduct(Graph& graph, NodeId product, Sensitivity tangent);

}  // namespace hgc
