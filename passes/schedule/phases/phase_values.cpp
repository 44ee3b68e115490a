#include "passes/schedule/phases/phase_values.h"

#include <algorithm>

namespace hgc {
namespace {

/// A value that is the same for all instances is stored if it takes more than `kShort` operations, which are counted up
/// to `kMostCounted`.
constexpr uint32_t kShort = 8, kMostCounted = 1000;

bool isFixedSize(const Node& node) { return node.op == Op::Size || node.op == Op::Const; }

}  // namespace

PhaseValues::PhaseValues(const Differentiated& from) : graph_(from.graph), nests_(from.graph) {
  for (NodeId id = 0; id < graph_.size(); ++id) {
    const Node& node = graph_[id];
    bool differs = node.op == Op::Index || node.op == Op::Slot || node.op == Op::Lifted, takesLoop = false;
    bool hasPrefix = info(node.op).isPrefix;
    uint32_t cost = info(node.op).isLeaf ? 0 : 1;
    RangeSet blocked = info(node.op).isPrefix ? ~RangeSet{0} : 0;
    for (int k = 0; k < operandCount(node); ++k) {
      const NodeId operand = node.operand(k);
      differs = differs || differs_[operand];
      takesLoop = takesLoop || isLong_[operand];
      cost = std::min(kMostCounted, cost + cost_[operand]);
      blocked |= blocked_[operand];
      hasPrefix = hasPrefix || hasPrefix_[operand];
    }
    if (info(node.op).isReduction) {
      blocked |= ~nests_.of(id);
      takesLoop = true;
      cost = kMostCounted;
    }
    differs_.push_back(differs);
    isLong_.push_back(differs && takesLoop);
    cost_.push_back(cost);
    blocked_.push_back(differs ? blocked : 0);
    hasPrefix_.push_back(hasPrefix);
  }
}

std::vector<NodeId> PhaseValues::rangesOf(RangeSet set) const {
  std::vector<NodeId> ranges;
  for (; set != 0; set &= ~nests_.only(ranges.back())) ranges.push_back(nests_.innermost(graph_, set));
  std::ranges::reverse(ranges);
  return ranges;
}

bool PhaseValues::isRectangular(RangeSet set) const {
  return std::ranges::all_of(rangesOf(set), [&](NodeId range) { return isFixedSize(graph_[graph_[range].a]); });
}

bool PhaseValues::isTable(NodeId id) const {
  const Node& node = graph_[id];
  return !differs_[id] && node.type == Type::Real && cost_[id] > kShort && isRectangular(nests_.of(id)) &&
         !hasPrefix_[id] && node.op != Op::EachOver;
}

bool PhaseValues::isOfGrid(NodeId id) const {
  const RangeSet nest = nests_.of(id);
  if (!isLong_[id] || graph_[id].type != Type::Real || nest == 0 || graph_[id].op == Op::EachOver) return false;
  return isRectangular(nest) && (blocked_[id] & nests_.only(rangesOf(nest).front())) == 0;
}

bool hasFolds(const Graph& graph, const std::vector<NodeId>& roots) {
  return std::ranges::any_of(reachable(graph, roots), [&](NodeId id) {
    const Op op = graph[id].op;
    return op == Op::Carried || op == Op::Before || op == Op::Next || info(op).isFold || info(op).isBackward;
  });
}

}  // namespace hgc
