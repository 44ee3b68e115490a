#pragma once
/// Second derivatives of functions of eigenvalues where two of them are equal.
///
/// For F(w) of the eigenvalues w of A, with V their vectors and M = VᵀdA V,
///   d²F = Σ ∂²F/∂wᵢ∂wⱼ Mᵢᵢ Mⱼⱼ + Σ_{i<j} 2 (gᵢ - gⱼ) / (wᵢ - wⱼ) Mᵢⱼ²,  g = ∂F/∂w
/// (Lewis and Sendov, "Twice differentiable spectral functions", 2001). Tangents of a gradient already have the
/// quotients whose divisor is not 0. A smooth function of A does not change when equal values are exchanged: there gᵢ -
/// gⱼ is 0, and the quotient is half of D²F along wᵢ - wⱼ, if gᵢ - gⱼ does not change along wᵢ + wⱼ. There is no second
/// derivative, NaN, where these do not hold, where gᵢ - gⱼ moves with anything but the two values, where Mᵢⱼ has a
/// kink, and between the unknowns of A and one by which the derivative has a kink there. What is 0 here is so within
/// rounding.
///
/// A singular value is never negative: where it is 0, F has to be even in it.
#include <span>

#include "passes/derive/chain.h"

namespace hgc {

/// Where a value may be equal to another, or 0.
struct Crossing {
  uint32_t origin = 0;
  NodeId isMet = kNoNode;
  NodeId isSmooth = kNoNode;          ///< kNoNode: that is not known
  NodeId form = kNoNode;              ///< Mᵢⱼ, or the value that may be 0
  NodeId curvature = kNoNode;         ///< D²F; kNoNode where there is nothing to complete
  NodeId difference = kNoNode;        ///< gᵢ - gⱼ, or g
  std::vector<NodeId> slopes = {};    ///< what that is made of
  std::vector<NodeId> values = {};    ///< wᵢ and wⱼ
  std::vector<NodeId> byColumn = {};  ///< D²F times the derivative of the form; kNoNode by what does not move it
  std::vector<NodeId> kinked = {};    ///< by column: whether an entry that does not move the form has a kink here
};

/// The crossings that `value` is made of, for tangents of its gradient. Appends to the graph.
std::vector<Crossing> findCrossings(Differentiated& topology, NodeId value, std::span<const NodeId> gradient);

/// The same where `value` is not the whole function, whose derivatives are in other graphs.
std::vector<Crossing> findUnknownCrossings(Differentiated& topology, NodeId value);

/// Completes the tangents of the gradient's entries from `column` on, along `starts`; kNoNode is 0.
void addCrossings(Graph& graph, std::span<const Crossing> crossings, std::span<const Seed> starts, uint32_t column,
                  std::span<NodeId> tangents);

}  // namespace hgc
