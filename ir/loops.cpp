#include "ir/loops.h"

#include <algorithm>
#include <cstdlib>

#include "ir/rules.h"

namespace hgc {
namespace {

template <class T>
std::optional<ReductionStep> stepIn(const ReductionColumn<T>& column) {
  if (column.op == Op::Const) return std::nullopt;
  return ReductionStep{column.op, Constant::of(column.start), Constant::of(column.nothing)};
}

std::optional<ReductionStep> stepIn(const ReductionRow& row, Type type) {
  if (type == Type::Real) return stepIn(row.reals);
  return type == Type::Int ? stepIn(row.integers) : stepIn(row.truths);
}

}  // namespace

std::optional<ReductionStep> stepOf(Op reduction, Type type) {
  switch (reduction) {
// clang-format off
#define HGC_REDUCTION(Id, ...) case Op::Id: return stepIn(row##Id, type);
#include "ir/ops.def"
    // clang-format on
    default: return std::nullopt;
  }
}

std::vector<uint32_t> keptAtCounts(std::span<const Node> code) {
  std::vector<uint32_t> kept;
  for (uint32_t at = 0; at < code.size(); ++at) {
    if (const uint32_t read = readAtCount(code, at); read != kNoNode) kept.push_back(read);
  }
  std::ranges::sort(kept);
  kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
  return kept;
}

uint32_t readAtCount(std::span<const Node> code, uint32_t at) {
  const Node& node = code[at];
  if (node.op == Op::Before) return code[node.b].b;
  if (node.op == Op::ElementAt) return code[code[node.b].b].c;
  return node.op == Op::Element ? at : kNoNode;
}

uint32_t leftAtCount(std::span<const Node> code, uint32_t at) {
  if (code[at].op == Op::Carried) return at;
  return code[at].op == Op::ElementOver ? code[at].c : kNoNode;
}

bool isArray(Op op) { return op == Op::ArrayOver || op == Op::ArrayBack; }

bool hasValue(Op op) { return op != Op::EachOver && op != Op::ElementOver && !isArray(op); }

Nests::Nests(const Graph& graph) {
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (graph[id].op == Op::Range) ranges_.push_back(id);
  }
  if (ranges_.size() > kMostRanges) std::abort();  // terms have so few that derivatives have not too many
  sets_.resize(graph.size());
  if (ranges_.empty()) return;
  while (addUp(graph)) continue;
}

/// What is carried depends on all that the steps depend on, which follow it. True if that was not known before.
bool Nests::addUp(const Graph& graph) {
  bool isNew = false;
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    RangeSet set = node.op == Op::Range ? only(id) : node.op == Op::Carried ? sets_[id] : 0;
    for (int k = 0; k < operandCount(node); ++k) set |= sets_[node.operand(k)];
    sets_[id] = info(node.op).isReduction ? set & ~only(node.a) : set;
    if (!info(node.op).isFold) continue;
    for (const CarriedStep& step : stepsOf(graph, node)) {
      isNew = isNew || (set & ~sets_[step.carried]) != 0;
      sets_[step.carried] |= set;
    }
  }
  return isNew;
}

RangeSet Nests::only(NodeId range) const {
  return RangeSet{1} << (std::ranges::lower_bound(ranges_, range) - ranges_.begin());
}

NodeId Nests::innermost(const Graph& graph, RangeSet set) const {
  NodeId found = kNoNode;
  for (const NodeId range : ranges_) {
    if ((set & only(range)) != 0 && (found == kNoNode || graph[range].b > graph[found].b)) found = range;
  }
  return found;
}

RangeSet rangesOfFolds(const Graph& graph, const Nests& nests) {
  RangeSet folds = 0;
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (info(graph[id].op).isFold && graph[id].op != Op::Next) folds |= nests.only(graph[id].a);
  }
  return folds;
}

bool isFixed(const Graph& graph, NodeId range) {
  return std::ranges::all_of(reachable(graph, {&range, 1}), [&](NodeId id) {
    const Op op = graph[id].op;
    return op == Op::Const || op == Op::Range || (!info(op).isLeaf && graph[id].type != Type::Real);
  });
}

bool canKeep(const Graph& graph, NodeId range) {
  return std::ranges::none_of(reachable(graph, {&graph[range].a, 1}),
                              [&](NodeId id) { return graph[id].op == Op::Table || graph[id].op == Op::RowBegin; });
}

std::vector<NodeId> iterationOf(const Graph& graph, const Nests& nests, NodeId reduction) {
  const Node& node = graph[reduction];
  const RangeSet own = nests.only(node.a), around = nests.of(reduction) | own;
  const NodeId bodies[] = {node.b, node.c};
  std::vector<NodeId> order = reachable(graph, {bodies, operandCount(node) > 2 ? 2U : 1U});
  std::erase_if(order,
                [&](NodeId id) { return (nests.of(id) & own) == 0 || (nests.of(id) & ~around) != 0 || id == node.a; });
  return order;
}

}  // namespace hgc
