#pragma once
/// What counts as rounding, as a node: reals have the precision that a program is compiled for, which passes that come
/// later decide.
#include "ir/graph.h"

namespace hgc {

/// Of numbers of this size that a term computes: some thousands of units in the last place.
NodeId roundingOf(Graph& graph, NodeId size);

/// Of derivatives of such, which lose more: about half of the digits.
NodeId lossOf(Graph& graph, NodeId size);

}  // namespace hgc
