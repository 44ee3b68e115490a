#pragma once
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "ir/graph.h"

namespace hgc {

/// What values are with other nodes in the place of counters that they depend on. The counter of a reduction is bound
/// by it: within, it is the reduction's own, whatever is put in the place of the same node outside. Loops that are
/// copied get larger numbers than those around them, and a fold counts and carries by nodes of its own. The same values
/// at the same places are the same nodes. Appends to the graph. Thread-safety: one thread at a time.
class Placing {
 public:
  /// Forgets another graph.
  void begin() { *this = {}; }

  /// Values, of which each of `counters` (Range nodes) is what `places` has at its position.
  std::vector<NodeId> valuesAt(Graph& graph, std::span<const NodeId> values, std::span<const NodeId> counters,
                               std::span<const NodeId> places);

  /// A value and all that it became elsewhere, also by way of others.
  std::vector<NodeId> placesOf(NodeId value) const;

  /// The counters of loops that would make constants of `values`, in ascending order: of what is made of constants and
  /// counters alone. A condition may be so in a part that `&&`, `||` or `!` combines with others.
  std::vector<NodeId> countersThatDecide(const Graph& graph, std::span<const NodeId> values);

  /// Whether it is the counter of a loop that was copied with another number.
  bool isOfCopy(NodeId range) const { return ranges_.contains(range); }

 private:
  /// What is in the place of variables, by variable. A variable is a counter, or what a fold carries.
  using Places = std::map<NodeId, NodeId>;
  using Key = std::pair<NodeId, Places>;

  void findVariables(const Graph& graph, NodeId root);
  std::vector<NodeId> variablesOf(const Graph& graph, NodeId id) const;
  Places placesFor(NodeId id, const Places& places) const;
  NodeId valueAt(Graph& graph, NodeId root, const Places& places);
  NodeId copyOf(Graph& graph, NodeId id, const Places& places, std::map<NodeId, NodeId>& made);
  Places enter(Graph& graph, NodeId id, const Places& places);
  uint32_t numberWithin(const Graph& graph, const Node& reduction, const Places& places) const;

  std::map<NodeId, std::vector<NodeId>> variables_;  // that a node depends on, ascending
  std::map<Key, NodeId> values_;
  std::set<std::pair<NodeId, NodeId>> copies_;  // of each node, also those within values
  std::map<Key, Places> folds_;                 // for the steps of a fold, what is in the place of variables within
  std::set<NodeId> ranges_;                     // of loops that were copied with another number
  std::vector<bool> isDecided_;                 // by node, as far as it was asked for: made of constants and counters
};

}  // namespace hgc
