#pragma once
/// Finds where second derivatives are unknown, and choices whose compared values are equal.
#include <map>
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// Finds where values of a graph are 0 in a whole neighbourhood of the unknowns: exact zeros that depend on no unknown,
/// and products and sums of such. Appends to the graph.
class LocalZeros {
 public:
  explicit LocalZeros(Differentiated& topology);

  /// Whether a node depends on an unknown or parameter; false for constants that were appended later.
  bool varies(NodeId id) const { return id < varies_.size() && varies_[id]; }
  /// A node that says whether `id` is 0 so; false if the expression is too long.
  NodeId of(NodeId id) { return of(id, 0); }

 private:
  NodeId of(NodeId id, int depth);
  NodeId madeOf(const Node& node, int depth);

  Graph& graph_;
  std::vector<bool> varies_;
  std::map<NodeId, NodeId> known_;
};

/// Where the adjoint that an operation other than a norm passes back has an unknown derivative: at the singular point
/// of the operation, if the adjoint is 0 there but not in a neighbourhood, or is lost (`isLost`). `pull` is a NormPull.
/// Appends to the graph.
NodeId doubtOf(Graph& graph, LocalZeros& local, Node pull);

/// Whether the computation of an adjoint has quotients or infinite slopes.
bool mayBeInfinite(const Graph& graph, NodeId adjoint);

/// Whether an adjoint is infinite or NaN because of quotients or infinite slopes. The 0 that a norm or power makes of
/// it is then wrong.
NodeId isLost(Graph& graph, NodeId adjoint);

/// A choice that may change where a norm becomes nonzero: the compared values, and the condition under which the choice
/// has an effect.
struct Tie {
  NodeId a = kNoNode, b = kNoNode;
  NodeId matters = kNoNode;
  bool isInFold = false;
};

/// The choices that a value depends on: min and max, signs, and selects of which one arm is constant and the other is
/// not. Appends to the graph.
std::vector<Tie> findTies(Graph& graph, const LocalZeros& local, NodeId value);

/// The norms that a value depends on, as ties of their operands with 0.
std::vector<Tie> findNormTies(Graph& graph, const LocalZeros& local, NodeId value);

/// Whether a choice may change, at some count of its loops, if its values move by the tangents `a` and `b`; kNoNode is
/// 0. Values that a fold carries are unknown outside of it: there any movement counts. Appends to the graph.
NodeId mayOpen(Graph& graph, const Tie& tie, NodeId a, NodeId b);

}  // namespace hgc
