#pragma once
/// Second derivatives where a norm is 0.
///
/// A gradient goes back through y = |x| as (a / y) x, a being the whole adjoint of y. At y = 0 the graph says 0, whose
/// derivative would be 0, too. Where a is not 0 that is the convention for kinks; where it is 0, the derivative is that
/// of c x, with c = da/dy, if a depends to first order on no other norm that is 0 and on nothing else that moves, and
/// otherwise there is none. c is found by probes: tangents of a gradient in which nothing moves but the norms that are
/// 0 themselves, each by a number of its own. Two probes with different numbers give the same quotient da / dy where a
/// depends on its own norm alone; what else of the gradient moves in them does so to first order with a norm, so that
/// second derivatives by what is in the norm do not exist there.
///
/// The same holds where a choice in the value itself (a sign, a larger value, a constant arm) is at its edge and moves
/// with a norm.
///
/// Doubts are what this does not tell: a norm of what does not move to first order is no kink (|x xᵀ| is |x|²); roots
/// of other than squares, angles at the origin and the direction of a zero vector have no limit that is known, unless
/// their adjoint is 0 in a whole neighbourhood.
#include <map>
#include <span>

#include "ir/levels.h"

namespace hgc {

/// Where the pieces of a `min` or `max` join smoothly, at a tie with no adjoint, and whether the first one counts
/// there.
struct Joint {
  NodeId isMet = kNoNode, isFirst = kNoNode;
};

/// What forward mode over a gradient takes where a norm and its adjoint are 0.
struct Zeros {
  NodeId any = kNoNode;               ///< whether a norm is 0 at all; kNoNode where only one can be
  std::map<NodeId, NodeId> active;    ///< of norms: whether their adjoint is 0
  std::map<NodeId, NodeId> tangents;  ///< of norms where they and their adjoints are 0
  std::map<NodeId, NodeId> limits;    ///< da/dy by pull; what is not here is 0
  std::map<NodeId, NodeId> doubts;    ///< where a pull has a derivative that cannot be told: NaN
  std::map<NodeId, NodeId> edges;     ///< of choices: whether one is at its edge, without which there is no doubt
  std::map<NodeId, Joint> joints;     ///< by `min` or `max`
  bool isAlong = false;               ///< tangents are along one direction, also those of `min` and `max` at a tie
  std::map<NodeId, NodeId> probed;    ///< a probe: what each norm moves by; limits are what it finds
};

/// Whether a gradient goes back through what may have such a zero.
bool goesThroughZeros(const Graph& graph, std::span<const NodeId> gradient);

/// Finds the limits for tangents of the gradient of `value`. Appends to the graph.
Zeros findZeros(Differentiated& topology, NodeId value, std::span<const NodeId> gradient);

}  // namespace hgc
