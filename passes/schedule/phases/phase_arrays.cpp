#include "passes/schedule/phases/phase_arrays.h"

#include <algorithm>

#include "passes/rebuild.h"

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

/// Whether a phase needs a node, and the array from which it reads it.
struct PhaseArrays::Need {
  bool isNeeded = false;
  uint32_t array = kNone;
};

namespace {

/// Whether a phase comes after another.
bool isAfter(PhaseKind phase, PhaseKind other) {
  const auto level = [](PhaseKind kind) { return kind == PhaseKind::Pack ? PhaseKind::Table : kind; };
  return level(phase) > level(other);
}

}  // namespace

uint32_t PhaseArrays::find(NodeId value) const {
  for (uint32_t a = 0; a < contents_.size(); ++a) {
    if (contents_[a].value == value && contents_[a].by != PhaseKind::Pack) return a;
  }
  return kNone;
}

bool PhaseArrays::leave(NodeId value) {
  const RangeSet nest = values_.nests().of(value);
  if (from_.graph[value].type != Type::Real || !values_.isRectangular(nest)) return false;
  const PhaseKind by = values_.isOfGrid(value) ? PhaseKind::Grid : PhaseKind::Instances;
  contents_.push_back({by, value, values_.rangesOf(nest), kNoNode, kNoNode});
  return true;
}

/// The array that a phase reads a value from; kNone if it computes it.
uint32_t PhaseArrays::readAs(NodeId id, PhaseKind phase) {
  if (phase == PhaseKind::Table || phase == PhaseKind::Pack) return kNone;
  if (const uint32_t known = find(id); known != kNone) return isAfter(phase, contents_[known].by) ? known : kNone;
  if (values_.isTable(id)) {
    contents_.push_back({PhaseKind::Table, id, values_.rangesOf(values_.nests().of(id)), kNoNode, kNoNode});
  } else if (isAfter(phase, PhaseKind::Grid) && values_.isOfGrid(id)) {
    leave(id);
  } else {
    return from_.graph[id].op == Op::Load ? packOf(id, phase) : kNone;
  }
  return static_cast<uint32_t>(contents_.size() - 1);
}

/// Neighbouring instances read adjacent numbers of a Pack. Binding checks that the index is within the axis.
uint32_t PhaseArrays::packOf(NodeId load, PhaseKind phase) {
  const Node& node = from_.graph[load];
  const Node& row = from_.graph[node.a];
  const bool isPlaced = from_.host[from_.gathers[node.b].row].op == Op::Place;
  if (!isPlaced || row.op != Op::IAdd || from_.graph[row.a].op != Op::IMul) return kNone;
  const Node& line = from_.graph[row.a];
  const Op size = from_.graph[line.b].op;
  const bool isOfInstance = values_.differs(line.a) && values_.nests().of(line.a) == 0;
  if (!isOfInstance || (size != Op::Size && size != Op::Const) || values_.differs(row.b)) return kNone;
  for (uint32_t a = 0; a < contents_.size(); ++a) {
    const PhaseContent& known = contents_[a];
    if (known.by != PhaseKind::Pack || known.base != line.a || known.size != line.b) continue;
    const Node& other = from_.graph[known.value];
    if (from_.gathers[other.b].port == from_.gathers[node.b].port && other.c == node.c) return a;
  }
  if (phase == PhaseKind::Instances || values_.nests().of(load) == 0) return kNone;
  contents_.push_back({PhaseKind::Pack, load, {}, line.a, line.b});
  return static_cast<uint32_t>(contents_.size() - 1);
}

std::vector<PhaseArrays::Need> PhaseArrays::needs(const std::vector<NodeId>& roots, PhaseKind phase) {
  std::vector<Need> needs(from_.graph.size());
  for (const NodeId root : roots) needs[root].isNeeded = true;
  for (NodeId id = from_.graph.size(); id-- > 0;) {
    if (!needs[id].isNeeded) continue;
    const Node& node = from_.graph[id];
    needs[id].array = readAs(id, phase);
    if (needs[id].array == kNone) {
      for (int k = 0; k < operandCount(node); ++k) needs[node.operand(k)].isNeeded = true;
      continue;
    }
    const PhaseContent& array = contents_[needs[id].array];
    if (array.by == PhaseKind::Pack) needs[from_.graph[node.a].b].isNeeded = true;
    for (const NodeId range : array.ranges) needs[range].isNeeded = true;
  }
  return needs;
}

void PhaseArrays::findReads(const std::vector<NodeId>& roots, PhaseKind phase) { (void)needs(roots, phase); }

NodeId PhaseArrays::placeIn(Graph& graph, const PhaseContent& array, const std::vector<NodeId>& counts) const {
  if (counts.empty()) return graph.constant(int32_t{0});
  NodeId place = counts.front();
  for (size_t k = 1; k < counts.size(); ++k) {
    const Node& length = from_.graph[from_.graph[array.ranges[k]].a];
    place = graph.make(Op::IAdd, graph.make(Op::IMul, place, appendNode(graph, length, {})), counts[k]);
  }
  return place;
}

std::vector<NodeId> PhaseArrays::copy(const std::vector<NodeId>& roots, PhaseKind phase, const GivenCounts& given,
                                      Graph& graph) {
  const std::vector<Need> needed = needs(roots, phase);
  std::vector<NodeId> ids(needed.size(), kNoNode);
  const auto firstArray = static_cast<uint32_t>(from_.gathers.size());
  for (NodeId id = 0; id < needed.size(); ++id) {
    if (!needed[id].isNeeded) continue;
    const Node& node = from_.graph[id];
    const auto count = given.find(id);
    const uint32_t number = needed[id].array;
    graph.setOrigin(from_.graph.originOf(id));
    if (count != given.end()) {
      ids[id] = count->second;
    } else if (number != kNone && contents_[number].by == PhaseKind::Pack) {
      ids[id] = graph.load(firstArray + number, ids[from_.graph[node.a].b], 0);
    } else if (number != kNone) {
      std::vector<NodeId> counts;
      for (const NodeId range : contents_[number].ranges) counts.push_back(ids[range]);
      ids[id] = graph.load(firstArray + number, placeIn(graph, contents_[number], counts), 0);
    } else {
      const OpInfo& op = info(node.op);
      if ((op.isReduction || op.isPrefix || node.op == Op::EachOver) && given.contains(node.a)) isWhole_ = false;
      const auto operands = mappedOperands(node, [&](NodeId operand) { return ids[operand]; });
      ids[id] = appendNode(graph, node, operands);
    }
  }
  std::vector<NodeId> copies;
  for (const NodeId root : roots) copies.push_back(ids[root]);
  return copies;
}

PhaseExtent PhaseArrays::extentOf(NodeId length) const {
  const Node& node = from_.graph[length];
  if (node.op == Op::Size) return {true, node.b};
  return {false, static_cast<uint32_t>(std::max(0, constantOf(node).integer()))};
}

}  // namespace hgc
