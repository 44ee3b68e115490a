#pragma once
/// What counts as rounding, as a node: reals have the precision that a program is compiled for, which passes that come
/// later decide.
#include "ir/graph.h"

namespace hgc {

/// Of numbers of this size that a term computes: some thousands of units in the last place.
NodeId roundingOf(Graph& graph, NodeId size);

/// Whether an adjoint is 0, or is so but for the rounding of an angle, as sin(pi) is.
NodeId isSmall(Graph& graph, NodeId adjoint);

/// Of derivatives of such, which lose more: about half of the digits.
NodeId lossOf(Graph& graph, NodeId size);

}  // namespace hgc
