#pragma once
/// Derivatives of products over ranges: those of the fold that a product is, `fold(k in range, p = 1) p * f(k)`.
#include "ir/analysis/sensitivity.h"

namespace hgc {

/// Whether adjoints go back through a reduction as through a fold: a product of reals over a range of which folds can
/// be kept.
bool goesBackAsFold(const Graph& graph, NodeId reduction);

/// What reaches a factor of such a product at a count of its range: a node inside the loop. Appends to the graph.
Sensitivity adjointOfFactor(Graph& graph, NodeId product, Sensitivity adjoint);

/// The tangent of any product of reals, of that of its factors. Appends to the graph.
Sensitivity tangentOfProduct(Graph& graph, NodeId product, Sensitivity tangent);

}  // namespace hgc
