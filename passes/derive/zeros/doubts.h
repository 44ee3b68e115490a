#pragma once
/// Where nothing is known of second derivatives.
#include "passes/derive/zeros/local_zeros.h"

namespace hgc {

/// Where what goes back through another operation than a norm has no derivative that is known: at its point, if the
/// adjoint is 0, but not for good, or is lost. `pull` is a NormPull. Appends to the graph.
NodeId doubtOf(Graph& graph, LocalZeros& local, Node pull);

/// Whether an adjoint is made with quotients or infinite slopes.
bool mayBeInfinite(const Graph& graph, NodeId adjoint);

/// Whether an adjoint is infinite or NaN, as quotients and infinite slopes make it: the 0 that a norm or power makes of
/// it is no derivative's.
NodeId isLost(Graph& graph, NodeId adjoint);

}  // namespace hgc
