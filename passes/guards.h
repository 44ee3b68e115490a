#pragma once
/// Finds the conditions under which the value of a node is used.
#include <functional>
#include <map>
#include <span>
#include <tuple>
#include <vector>

#include "ir/loops.h"

namespace hgc {

/// A chain of conditions, innermost last: `condition` must equal `when`, and the conditions of `parent` must hold.
struct Guard {
  uint32_t parent = 0;
  NodeId condition = kNoNode;
  bool when = true;
  uint32_t depth = 0;
};

using GuardId = uint32_t;
inline constexpr GuardId kAlways = 0;

/// The guard of each node that `roots` need: the conditions that all its uses share. A value used by only one arm of a
/// select is guarded by that arm. Leaves are never guarded: reading them is cheap and cannot fail. A condition inside a
/// loop does not guard values outside of the loop.
class Guards {
 public:
  /// Whether a condition is computed before a value, and is the same for all its uses.
  using IsSeen = std::function<bool(NodeId condition, NodeId value)>;

  Guards(const Graph& graph, std::span<const NodeId> roots);
  /// The guards of linear code, where users come after their operands.
  Guards(std::span<const Node> nodes, std::span<const NodeId> roots, const IsSeen& isSeen);

  GuardId of(NodeId id) const { return guards_[id]; }
  const Guard& operator[](GuardId guard) const { return chain_[guard]; }
  size_t size() const { return chain_.size(); }
  /// The guard of an arm of a select whose guard is `guard`. It is `guard` itself if that implies the condition, or if
  /// the chain would become too long.
  GuardId arm(GuardId guard, NodeId condition, bool when);
  bool isNeeded(NodeId id) const { return guards_[id] != kUnused; }

  /// The conditions that two guards share.
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
