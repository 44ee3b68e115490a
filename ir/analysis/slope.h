#pragma once
/// The derivative of a value by another that it was made of.
#include <optional>

#include "ir/graph.h"

namespace hgc {

/// dy/dt, all else that y is made of held. Nothing if y goes through loops that stay
/// loops. Appends to the graph.
std::optional<NodeId> slopeOf(Graph& graph, NodeId y, NodeId t);

}  // namespace hgc
