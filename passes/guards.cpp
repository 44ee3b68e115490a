#include "passes/guards.h"

namespace hgc {

Guards::Guards(const Graph& graph, std::span<const NodeId> roots) : chain_(1), guards_(graph.size(), kUnused) {
  const Nests nests(graph);
  const auto isSeen = [&](NodeId condition, NodeId value) { return (nests.of(condition) & ~nests.of(value)) == 0; };
  find(
      graph.size(), [&](NodeId id) { return graph[id]; }, roots, nests.hasLoops() ? IsSeen(isSeen) : nullptr);
}

Guards::Guards(std::span<const Node> nodes, std::span<const NodeId> roots, const IsSeen& isSeen)
    : chain_(1), guards_(nodes.size(), kUnused) {
  find(
      static_cast<NodeId>(nodes.size()), [&](NodeId id) { return nodes[id]; }, roots, isSeen);
}

template <class NodeAt>
void Guards::find(NodeId count, const NodeAt& nodeAt, std::span<const NodeId> roots, const IsSeen& isSeen) {
  const auto use = [&](NodeId id, GuardId guard) {
    if (isSeen) guard = seenBy(id, guard, isSeen);
    guards_[id] = guards_[id] == kUnused ? guard : common(guards_[id], guard);
  };
  for (const NodeId root : roots) use(root, kAlways);
  for (NodeId id = count; id-- > 0;) {  // all users of a node come after it
    if (guards_[id] == kUnused) continue;
    const Node node = nodeAt(id);
    if (info(node.op).isLeaf) guards_[id] = kAlways;
    const GuardId own = guards_[id];
    if (node.op == Op::Select) {
      use(node.a, own);
      use(node.b, arm(own, node.a, true));
      use(node.c, arm(own, node.a, false));
      continue;
    }
    for (int k = 0; k < operandCount(node); ++k) use(node.operand(k), own);
  }
}

/// The part of a chain whose conditions apply to a value.
GuardId Guards::seenBy(NodeId value, GuardId guard, const IsSeen& isSeen) const {
  GuardId kept = guard;
  for (GuardId g = guard; g != kAlways; g = chain_[g].parent) {
    if (!isSeen(chain_[g].condition, value)) kept = chain_[g].parent;
  }
  return kept;
}

GuardId Guards::common(GuardId a, GuardId b) const {
  while (a != b) {
    if (chain_[a].depth < chain_[b].depth) b = chain_[b].parent;
    else a = chain_[a].parent;
  }
  return a;
}

GuardId Guards::arm(GuardId guard, NodeId condition, bool when) {
  constexpr uint32_t kDeepest = 32;
  if (chain_[guard].depth >= kDeepest) return guard;
  for (GuardId g = guard; g != kAlways; g = chain_[g].parent) {
    if (chain_[g].condition == condition && chain_[g].when == when) return guard;
  }
  const auto [found, isNew] = arms_.try_emplace({guard, condition, when}, static_cast<GuardId>(chain_.size()));
  if (isNew) chain_.push_back({guard, condition, when, chain_[guard].depth + 1});
  return found->second;
}

}  // namespace hgc
