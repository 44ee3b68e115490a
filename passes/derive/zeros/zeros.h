#pragma once
/// Second derivatives where a norm is 0.
///
/// The gradient by x of y = |x| is (a / y) x, where a is the adjoint of y. At y = 0 the graph computes 0, with
/// derivative 0. If a is not 0, this is the convention for kinks. If a is 0, the derivative is that of c x with c =
/// da/dy, provided that a depends to first order only on y; otherwise it does not exist. Probes find c: they are
/// tangents of a gradient in which only the norms that are 0 move, each by its own number. If two probes with different
/// numbers give the same quotient da/dy, a depends on its own norm alone. Any other entry of the gradient that moves in
/// a probe depends to first order on a norm, so second derivatives by the operands of that norm do not exist.
///
/// The same holds where a choice in the value (a sign, a min or max, a constant arm) compares equal values that move
/// with a norm.
///
/// Doubts are cases that this does not decide. A norm of values that do not move to first order has no kink (|x xᵀ| is
/// |x|²). Roots of other values than squares, angles at the origin and the direction of a zero vector have no known
/// limit, unless their adjoint is 0 in a whole neighbourhood.
#include <map>
#include <span>

#include "ir/levels.h"

namespace hgc {

/// Where the pieces of a `min` or `max` join smoothly (equal operands, adjoint 0), and whether the first operand is
/// selected there.
struct Joint {
  NodeId isMet = kNoNode, isFirst = kNoNode;
};

/// The values that forward mode over a gradient uses where a norm and its adjoint are 0.
struct Zeros {
  NodeId any = kNoNode;               ///< whether a norm is 0 at all; kNoNode where only one can be
  std::map<NodeId, NodeId> active;    ///< of norms: whether their adjoint is 0
  std::map<NodeId, NodeId> tangents;  ///< of norms where they and their adjoints are 0
  std::map<NodeId, NodeId> limits;    ///< da/dy by NormPull; missing ones are 0
  std::map<NodeId, NodeId> doubts;    ///< by NormPull: where its derivative is unknown, so that it is NaN
  std::map<NodeId, NodeId> edges;   ///< of choices: whether the compared values are equal; otherwise there is no doubt
  std::map<NodeId, Joint> joints;   ///< by `min` or `max`
  bool isAlong = false;             ///< tangents are along one direction, also for `min` and `max` of equal operands
  std::map<NodeId, NodeId> probed;  ///< in a probe: the tangent of each norm; the probe computes `limits`
};

/// Whether a gradient is computed through operations that may have such zeros.
bool goesThroughZeros(const Graph& graph, std::span<const NodeId> gradient);

/// Finds the limits for tangents of the gradient of `value`. Appends to the graph.
Zeros findZeros(Differentiated& topology, NodeId value, std::span<const NodeId> gradient);

}  // namespace hgc
