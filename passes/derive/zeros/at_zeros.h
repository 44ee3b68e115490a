#pragma once
/// What forward mode over a gradient takes at the zeros of norms (zeros.h).
#include <set>
#include <vector>

#include "ir/analysis/sensitivity.h"
#include "passes/derive/zeros/zeros.h"
#include "passes/substitute.h"

namespace hgc {

/// Turns tangents of a gradient into those that hold where a norm is 0. Appends to the graph.
class AtZeros {
 public:
  /// `tangents` by node, as far as they are known; without `zeros` nothing is special.
  AtZeros(Graph& graph, Zeros* zeros, const std::vector<Sensitivity>& tangents)
      : graph_(graph), zeros_(zeros), tangents_(tangents), limits_(graph) {}

  /// The tangent of a `min` or `max`: that of the value which counts.
  Sensitivity choice(NodeId id, Sensitivity elsewhere);
  /// The tangent of a norm: where it and its adjoint are 0, the one given for it.
  Sensitivity norm(NodeId id, Sensitivity elsewhere);
  /// What goes back through a norm: where that and its adjoint are 0 it has a limit, which products with tangents take,
  /// and no tangent of its own, as long as the adjoint has none.
  Sensitivity pull(NodeId id, Node node);
  /// Sums of pulls with their limits; other partials are what they are, since what is in a norm that is 0 is 0.
  NodeId limited(NodeId partial);

 private:
  NodeId orZero(NodeId tangent) { return tangent == kNoNode ? graph_.constant(0.0) : tangent; }
  /// `special` where the norm is 0, and `elsewhere`, which may say 0 there itself.
  NodeId whereZero(NodeId norm, NodeId special, NodeId elsewhere);
  /// Not a number where it cannot be told; where a choice makes it 0 there, the choice says so.
  Sensitivity doubted(NodeId id, Sensitivity normal);
  /// One of two tangents, by the value that counts where pieces join.
  Sensitivity joined(NodeId choice, NodeId first, NodeId second, Sensitivity elsewhere);
  /// What goes back through a `min` or `max` to one of its values: all or nothing.
  Sensitivity toChosen(NodeId id, Sensitivity elsewhere);
  /// Through a root it is a / 2y, by which the adjoint of each square is multiplied.
  void takeLimit(NodeId id, Node node, NodeId isActive, NodeId limit);
  /// Through a `hypot` or a magnitude it is a x / y.
  NodeId addLimit(Node node, NodeId limit, NodeId own);
  /// The operand of a `hypot` that `pulled` is for: select(y == 0, 0, a * (x / y)).
  NodeId dividedBy(NodeId hypot, NodeId pulled) const;
  bool isLimited(NodeId id) const;

  Graph& graph_;
  Zeros* zeros_;
  const std::vector<Sensitivity>& tangents_;
  Substitution limits_;       // of pulls that have one
  std::set<NodeId> limited_;  // these
};

}  // namespace hgc
