#pragma once
/// Corrects forward mode over a gradient where norms are 0 (zeros.h).
#include <set>
#include <vector>

#include "ir/analysis/sensitivity.h"
#include "passes/derive/zeros/zeros.h"
#include "passes/rebuild.h"

namespace hgc {

/// Replaces tangents of a gradient by those that are right where a norm is 0. Appends to the graph.
class AtZeros {
 public:
  /// `tangents` is by node, as far as known. Without `zeros` tangents stay as they are.
  AtZeros(Graph& graph, Zeros* zeros, const std::vector<Sensitivity>& tangents)
      : graph_(graph), zeros_(zeros), tangents_(tangents), limits_(graph) {}

  /// The tangent of a `min` or `max`: that of the operand that is selected.
  Sensitivity choice(NodeId id, Sensitivity elsewhere);
  /// The tangent of a norm: `zeros->tangents` where the norm and its adjoint are 0.
  Sensitivity norm(NodeId id, Sensitivity elsewhere);
  /// The tangent of the adjoint that a norm passes to its operands. Where the norm and its adjoint are 0, the factor
  /// has a limit, by which tangents are multiplied; it has no tangent itself unless the adjoint has one.
  Sensitivity pull(NodeId id, Node node);
  /// Replaces factors by their limits in sums of them. Other partials are unchanged, since all operands of a norm that
  /// is 0 are 0.
  NodeId limited(NodeId partial);

 private:
  NodeId orZero(NodeId tangent) { return tangent == kNoNode ? graph_.constant(0.0) : tangent; }
  /// `special` where the norm is 0, otherwise `elsewhere`.
  NodeId whereZero(NodeId norm, NodeId special, NodeId elsewhere);
  /// NaN where the derivative is unknown, except where a choice makes it 0.
  Sensitivity doubted(NodeId id, Sensitivity normal);
  /// One of two tangents, by the operand that is selected where the pieces of the choice join.
  Sensitivity joined(NodeId choice, NodeId first, NodeId second, Sensitivity elsewhere);
  /// The tangent of the adjoint that a `min` or `max` passes to an operand: the whole adjoint or 0.
  Sensitivity toChosen(NodeId id, Sensitivity elsewhere);
  /// For a root, the limit replaces a / 2y, by which the adjoint of each square is multiplied.
  void takeLimit(NodeId id, Node node, NodeId isActive, NodeId limit);
  /// For a `hypot` or magnitude, the limit replaces a x / y.
  NodeId addLimit(Node node, NodeId limit, NodeId own);
  /// The operand of a `hypot` that `pulled` is for: select(y == 0, 0, a * (x / y)).
  NodeId dividedBy(NodeId hypot, NodeId pulled) const;
  bool isLimited(NodeId id) const;

  Graph& graph_;
  Zeros* zeros_;
  const std::vector<Sensitivity>& tangents_;
  Substitution limits_;       // of factors that have one
  std::set<NodeId> limited_;  // the factors that have limits
};

}  // namespace hgc
