#pragma once
/// Nodes for rounding errors. The precision of reals is decided by later passes, so bounds are nodes.
#include "ir/graph.h"

namespace hgc {

/// A bound for the rounding error of a term's numbers of this size: some thousands of units in the last place.
NodeId roundingOf(Graph& graph, NodeId size);

/// Whether an adjoint is 0, or would be 0 without the rounding of an angle, like sin(pi).
NodeId isSmall(Graph& graph, NodeId adjoint);

/// A bound for derivatives of such numbers, which lose about half of the digits.
NodeId lossOf(Graph& graph, NodeId size);

}  // namespace hgc
