#pragma once
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

}  // namespace hgc
