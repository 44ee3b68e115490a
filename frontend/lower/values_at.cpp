#include "frontend/lower/values_at.h"

#include <algorithm>
#include <map>

#include "frontend/lower/loop_numbers.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// What is reached from some roots, ascending.
std::vector<NodeId> needed(const Graph& graph, std::span<const NodeId> roots) {
  std::vector<NodeId> left(roots.begin(), roots.end()), found;
  std::map<NodeId, bool> seen;
  while (!left.empty()) {
    const NodeId id = left.back();
    left.pop_back();
    if (!seen.try_emplace(id, true).second) continue;
    for (int k = 0; k < operandCount(graph[id]); ++k) left.push_back(graph[id].operand(k));
  }
  for (const auto& [id, isSeen] : seen) found.push_back(id);
  return found;
}

/// Copies what depends on counters.
class Copy {
 public:
  Copy(Graph& graph, std::span<const NodeId> values, std::span<const NodeId> counters, std::span<const NodeId> places)
      : graph_(graph), order_(needed(graph, values)), counters_(counters.begin(), counters.end()) {
    for (size_t k = 0; k < counters.size(); ++k) made_[counters[k]] = places[k];
    findDependent();
    renumberLoops(needed(graph, places));
    findDependent();
  }

  NodeId operator()(NodeId value);

 private:
  using Set = uint64_t;  // of counters, by position

  Set setOf(NodeId id) const;
  void findDependent();
  std::map<NodeId, bool> dependentLoops() const;
  void renumberLoops(const std::vector<NodeId>& places);
  NodeId copyOf(NodeId id);

  Graph& graph_;
  const std::vector<NodeId> order_;
  std::vector<NodeId> counters_;        // the given ones and those of loops with another number
  std::map<NodeId, NodeId> made_;       // for a node, what is in its place
  std::map<NodeId, Set> sets_;          // for a node, the counters that it depends on
  std::map<NodeId, uint32_t> numbers_;  // for the counter of a loop, its number
};

/// A reduction has counts of its own: it depends on its counter by the length alone.
Copy::Set Copy::setOf(NodeId id) const {
  const auto counter = std::ranges::find(counters_, id);
  Set set = counter == counters_.end() ? 0 : Set{1} << (counter - counters_.begin());
  const Node& node = graph_[id];
  const bool closes = info(node.op).isReduction && !info(node.op).isPrefix;
  for (int k = 0; k < operandCount(node); ++k) set |= sets_.at(node.operand(k));
  if (!closes) return set;
  const auto closed = std::ranges::find(counters_, node.a);
  if (closed != counters_.end()) set &= ~(Set{1} << (closed - counters_.begin()));
  return set | sets_.at(graph_[node.a].a);
}

void Copy::findDependent() {
  for (const NodeId id : order_) sets_[id] = setOf(id);
}

/// Loops that are inside of the counters, and whether they are folds.
std::map<NodeId, bool> Copy::dependentLoops() const {
  std::map<NodeId, bool> loops;
  for (const NodeId id : order_) {
    const OpInfo& row = info(graph_[id].op);
    if (row.isReduction && !row.isPrefix && sets_.at(id) != 0) loops[graph_[id].a] |= row.isFold;
  }
  return loops;
}

/// Loops that nest have numbers that differ, and a fold has one that no other loop has.
void Copy::renumberLoops(const std::vector<NodeId>& places) {
  std::map<uint32_t, uint32_t> around;  // by block, the first number above those of loops that places count
  for (const NodeId id : places) {
    if (graph_[id].op != Op::Range) continue;
    uint32_t& above = around[blockOf(graph_[id].b)];
    above = std::max(above, graph_[id].b + 1);
  }
  std::map<uint32_t, uint32_t> first, moved;  // by block: the first number that loops within have, and its new one
  const std::map<NodeId, bool> loops = dependentLoops();
  for (const auto& [range, isFold] : loops) {
    const uint32_t number = graph_[range].b, block = blockOf(number);
    const auto known = first.try_emplace(block, number).first;
    known->second = std::min(known->second, number);
  }
  for (const auto& [block, number] : first) moved[block] = std::max(number, around.contains(block) ? around[block] : 0);
  uint32_t fresh = firstFreeBlock(graph_);
  for (const auto& [range, isFold] : loops) {
    if (isFold) moved[blockOf(graph_[range].b)] = fresh++ * kLoopsOfFold;
  }
  for (const auto& [range, isFold] : loops) {
    const uint32_t block = blockOf(graph_[range].b);
    if (moved.at(block) == first.at(block)) continue;
    numbers_[range] = graph_[range].b - first.at(block) + moved.at(block);
    if (std::ranges::find(counters_, range) == counters_.end()) counters_.push_back(range);
  }
}

NodeId Copy::copyOf(NodeId id) {
  const Node node = graph_[id];
  NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
  for (int k = 0; k < operandCount(node); ++k) operands[k] = made_.at(node.operand(k));
  graph_.setOrigin(graph_.originOf(id));
  if (node.op == Op::Carried) return graph_.carried(operands[0], operands[1]);
  const auto number = numbers_.find(id);
  return number == numbers_.end() ? appendNode(graph_, node, operands) : graph_.range(operands[0], number->second);
}

NodeId Copy::operator()(NodeId value) {
  std::map<NodeId, bool> isWanted = {{value, true}};
  for (auto id = order_.rbegin(); id != order_.rend(); ++id) {
    if (!isWanted.contains(*id) || made_.contains(*id) || sets_.at(*id) == 0) continue;
    for (int k = 0; k < operandCount(graph_[*id]); ++k) isWanted[graph_[*id].operand(k)] = true;
  }
  const uint32_t origin = graph_.origin();
  for (const auto& [id, wanted] : isWanted) {
    if (!made_.contains(id)) made_[id] = sets_.at(id) == 0 ? id : copyOf(id);
  }
  graph_.setOrigin(origin);
  return made_.at(value);
}

}  // namespace

std::vector<NodeId> valuesAt(Graph& graph, std::span<const NodeId> values, std::span<const NodeId> counters,
                             std::span<const NodeId> places) {
  if (std::ranges::equal(counters, places)) return {values.begin(), values.end()};
  Copy copy(graph, values, counters, places);
  std::vector<NodeId> result;
  for (const NodeId value : values) result.push_back(copy(value));
  return result;
}

}  // namespace hgc
