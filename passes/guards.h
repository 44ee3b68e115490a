#pragma once
/// Which choices must fall how before the value of a node matters.
#include <functional>
#include <map>
#include <span>
#include <tuple>
#include <vector>

#include "ir/loops.h"

namespace hgc {

/// A chain of choices, the innermost last: `condition` must be `when`, and so must those of `parent`.
struct Guard {
  uint32_t parent = 0;
  NodeId condition = kNoNode;
  bool when = true;
  uint32_t depth = 0;
};

using GuardId = uint32_t;
inline constexpr GuardId kAlways = 0;

/// The guard of each node that `roots` need: what all its uses have in common. A value that only one arm of a select
/// uses is guarded by that arm. Leaves are never guarded: reading them costs little and cannot fail. Nor is a value by
/// a choice that it does not see, as one made in a loop that it is outside of.
class Guards {
 public:
  /// Whether a condition is known, and falls the same, for all that a value is used for.
  using IsSeen = std::function<bool(NodeId condition, NodeId value)>;

  Guards(const Graph& graph, std::span<const NodeId> roots);
  /// Those of nodes whose users come after them.
  Guards(std::span<const Node> nodes, std::span<const NodeId> roots, const IsSeen& isSeen);

  GuardId of(NodeId id) const { return guards_[id]; }
  const Guard& operator[](GuardId guard) const { return chain_[guard]; }
  size_t size() const { return chain_.size(); }
  /// The guard of an arm of a select that is itself under `guard`. The same guard if it says so already, or if chains
  /// get too long to be worth telling apart.
  GuardId arm(GuardId guard, NodeId condition, bool when);
  bool isNeeded(NodeId id) const { return guards_[id] != kUnused; }

  /// What two guards have in common.
  GuardId common(GuardId a, GuardId b) const;

 private:
  static constexpr GuardId kUnused = UINT32_MAX;
  template <class NodeAt>
  void find(NodeId count, const NodeAt& nodeAt, std::span<const NodeId> roots, const IsSeen& isSeen);
  GuardId seenBy(NodeId value, GuardId guard, const IsSeen& isSeen) const;

  std::vector<Guard> chain_;
  std::map<std::tuple<GuardId, NodeId, bool>, GuardId> arms_;
  std::vector<GuardId> guards_;
};

}  // namespace hgc
