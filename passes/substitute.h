#pragma once
/// What nodes are with others in the place of some that they need.
#include <map>

#include "ir/graph.h"

namespace hgc {

/// Appends to a graph, and remembers what it made: the same for all nodes that are asked for. A fold whose steps change
/// carries values of its own, and an array whose elements change is another.
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
