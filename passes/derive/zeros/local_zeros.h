#pragma once
/// Zeros that stay zeros.
#include <map>
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// Knows where values of a graph are 0 in a whole neighbourhood of unknowns: an exact 0 that depends on none of them,
/// and what is made of it by products and sums. Appends to the graph.
class LocalZeros {
 public:
  explicit LocalZeros(Differentiated& topology);

  /// Whether a node depends on an unknown or parameter; constants that were appended since do not.
  bool varies(NodeId id) const { return id < varies_.size() && varies_[id]; }
  /// The truth, as a node; false where it is too long to be told.
  NodeId of(NodeId id) { return of(id, 0); }

 private:
  NodeId of(NodeId id, int depth);
  NodeId madeOf(const Node& node, int depth);

  Graph& graph_;
  std::vector<bool> varies_;
  std::map<NodeId, NodeId> known_;
};

}  // namespace hgc
