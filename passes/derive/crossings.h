#pragma once
/// Second derivatives of functions of eigenvalues where two of them are equal.
///
/// For F(w) of the eigenvalues w of A, with V their vectors and M = VᵀdA V,
///   d²F = Σ ∂²F/∂wᵢ∂wⱼ Mᵢᵢ Mⱼⱼ + Σ_{i<j} 2 (gᵢ - gⱼ) / (wᵢ - wⱼ) Mᵢⱼ²,  g = ∂F/∂w
/// (Lewis and Sendov, "Twice differentiable spectral functions", 2001). What the vectors bring to tangents of a
/// gradient leaves out the quotients whose divisor is 0. A smooth function of A does not change when equal values are
/// exchanged: there gᵢ - gⱼ is 0, and the quotient is half of D²F along wᵢ - wⱼ, if gᵢ - gⱼ does not change along wᵢ +
/// wⱼ. Where these do not hold there is no second derivative: NaN. What is 0 here is so within rounding.
#include <span>

#include "passes/derive/chain.h"

namespace hgc {

/// Where a value may be equal to another.
struct Crossing {
  NodeId isMet = kNoNode;
  NodeId form = kNoNode;  ///< Mᵢⱼ; kNoNode where the sum is not known, as in loops
  std::vector<NodeId> byColumn =
      {};                           ///< what its tangent is multiplied by, to be added to that of the gradient's entry
  NodeId touched = kNoNode;         ///< whether Mᵢⱼ moves with a norm that is 0: kNoNode: it cannot
  std::vector<NodeId> kinked = {};  ///< by column: whether an entry that does not move with Mᵢⱼ has a kink here
  NodeId difference = kNoNode;      ///< gᵢ - gⱼ; it may not move with anything but the two values
  NodeId slopes[2] = {kNoNode, kNoNode};  ///< gᵢ and gⱼ
  NodeId values[2] = {kNoNode, kNoNode};  ///< wᵢ and wⱼ
};

/// All that `value` is made of, for tangents of its gradient. Appends to the graph.
std::vector<Crossing> findCrossings(Differentiated& topology, NodeId value, std::span<const NodeId> gradient);

/// Completes `tangents` of the first entries of a gradient, from `column` on, along `starts`; kNoNode is 0.
void addCrossings(Graph& graph, std::span<const Crossing> crossings, std::span<const Seed> starts, uint32_t column,
                  std::span<NodeId> tangents);

}  // namespace hgc
