#pragma once
/// Finds where second derivatives are unknown.
#include "passes/derive/zeros/local_zeros.h"

namespace hgc {

/// Where the adjoint that an operation other than a norm passes back has an unknown derivative: at the singular point
/// of the operation, if the adjoint is 0 there but not in a neighbourhood, or is lost (`isLost`). `pull` is a NormPull.
/// Appends to the graph.
NodeId doubtOf(Graph& graph, LocalZeros& local, Node pull);

/// Whether the computation of an adjoint has quotients or infinite slopes.
bool mayBeInfinite(const Graph& graph, NodeId adjoint);

/// Whether an adjoint is infinite or NaN because of quotients or infinite slopes. The 0 that a norm or power makes of
/// it is then wrong.
NodeId isLost(Graph& graph, NodeId adjoint);

}  // namespace hgc
