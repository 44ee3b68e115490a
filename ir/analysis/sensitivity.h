#pragma once
/// Derivatives on their way through a graph, and how they go through one operation.
#include <array>

#include "ir/graph.h"
#include "ir/value.h"

namespace hgc {

/// An adjoint going back or a tangent going forth. `masked` says that it came through a choice and may be exactly 0
/// where the choice fell on something else; then a partial that is infinite or NaN there must not turn it into NaN.
struct Sensitivity {
  NodeId node = kNoNode;  ///< kNoNode is 0
  bool masked = false;
};

/// The partials of a node by its operands, as graph values.
std::array<Value, 3> partialsOfNode(Graph& graph, NodeId id);

bool hasPartials(Op op);

/// Whether a product of this derivative with a partial of `op` must be held at 0 where the derivative is 0, since the
/// partial may be infinite.
bool isSingular(const Graph& graph, Op op, Sensitivity s);

/// s · partial. A partial that chooses between constants (abs, min, relu ...) chooses between derivatives instead, so
/// that what is not taken is exactly 0.
Sensitivity scale(Graph& graph, Sensitivity s, NodeId partial, bool guard);

void addTo(Graph& graph, Sensitivity& sum, Sensitivity more);

}  // namespace hgc
