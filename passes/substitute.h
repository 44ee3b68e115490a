#pragma once
/// Replaces nodes in expressions.
#include <map>

#include "ir/graph.h"

namespace hgc {

/// Makes copies of nodes in which some nodes are replaced by others. Appends to the graph, and reuses its copies for
/// all nodes requested. A fold whose steps change gets its own carried values, and an array whose elements change
/// becomes another array.
class Substitution {
 public:
  explicit Substitution(Graph& graph) : graph_(graph) {}

  void set(NodeId from, NodeId to) { made_[from] = to; }
  NodeId operator()(NodeId root);

 private:
  std::vector<NodeId> needed(NodeId root) const;
  std::vector<bool> findChanged(const std::vector<NodeId>& order) const;

  Graph& graph_;
  std::map<NodeId, NodeId> made_;
};

}  // namespace hgc
