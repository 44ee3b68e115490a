#include "frontend/lower/values_at.h"

#include <algorithm>

#include "frontend/lower/loop_numbers.h"
#include "ir/loops.h"

namespace hgc {
namespace {

bool isReduction(const Graph& graph, NodeId id) {
  const OpInfo& row = info(graph[id].op);
  return row.isReduction && !row.isPrefix;
}

/// What is around a reduction, and not within: the length of its range and what its fold starts from.
std::vector<NodeId> outsideOf(const Graph& graph, const Node& reduction) {
  std::vector<NodeId> nodes = {graph[reduction.a].a};
  if (!info(reduction.op).isFold) return nodes;
  for (const CarriedStep& step : stepsOf(graph, reduction)) nodes.push_back(graph[step.carried].b);
  return nodes;
}

/// The variables that a reduction binds.
std::vector<NodeId> boundBy(const Graph& graph, const Node& reduction) {
  std::vector<NodeId> bound = {reduction.a};
  if (!info(reduction.op).isFold) return bound;
  for (const CarriedStep& step : stepsOf(graph, reduction)) bound.push_back(step.carried);
  return bound;
}

/// The last operand: the body, or the steps of a fold.
NodeId withinOf(const Node& reduction) { return info(reduction.op).isFold ? reduction.c : reduction.b; }

}  // namespace

std::vector<NodeId> Placing::placesOf(NodeId value) const {
  std::vector<NodeId> found = {value};
  for (size_t k = 0; k < found.size(); ++k) {
    const NodeId from = found[k];
    for (auto at = copies_.lower_bound({from, 0}); at != copies_.end() && at->first == from; ++at) {
      if (std::ranges::find(found, at->second) == found.end()) found.push_back(at->second);
    }
  }
  return found;
}

std::vector<NodeId> Placing::countersThatDecide(const Graph& graph, std::span<const NodeId> values) {
  for (auto id = static_cast<NodeId>(isDecided_.size()); id < graph.size(); ++id) {
    const Node& node = graph[id];
    bool is = node.op == Op::Range || node.op == Op::Const || (!info(node.op).isLeaf && node.op != Op::Carried);
    for (int k = 0; k < operandCount(node); ++k) is = is && isDecided_[node.operand(k)];
    isDecided_.push_back(is);
  }
  std::vector<NodeId> counters;
  walk(graph, {values.begin(), values.end()}, [&](NodeId id) {
    const Op op = graph[id].op;
    const bool combines = op == Op::And || op == Op::Or || op == Op::Not;
    const bool mayDecide = op != Op::Const && (isDecided_[id] || combines);
    if (mayDecide && op == Op::Range) counters.push_back(id);
    return mayDecide;
  });
  std::ranges::sort(counters);
  return counters;
}

std::vector<NodeId> Placing::variablesOf(const Graph& graph, NodeId id) const {
  const Node& node = graph[id];
  if (node.op == Op::Range) return {id};
  if (node.op == Op::Carried) return {std::min(node.a, id), std::max(node.a, id)};
  std::vector<NodeId> found;
  const auto add = [&](NodeId operand) {
    const std::vector<NodeId>& more = variables_.at(operand);
    found.insert(found.end(), more.begin(), more.end());
  };
  if (isReduction(graph, id)) {
    add(withinOf(node));
    for (const NodeId bound : boundBy(graph, node)) std::erase(found, bound);
    for (const NodeId outside : outsideOf(graph, node)) add(outside);
  } else {
    for (int k = 0; k < operandCount(node); ++k) add(node.operand(k));
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

void Placing::findVariables(const Graph& graph, NodeId root) {
  std::vector<NodeId> left = {root}, found;
  while (!left.empty()) {
    const NodeId id = left.back();
    left.pop_back();
    if (!variables_.try_emplace(id).second) continue;
    found.push_back(id);
    for (int k = 0; k < operandCount(graph[id]); ++k) left.push_back(graph[id].operand(k));
  }
  std::ranges::sort(found);  // operands first
  for (const NodeId id : found) variables_[id] = variablesOf(graph, id);
}

/// Those that a node's value depends on.
Placing::Places Placing::placesFor(NodeId id, const Places& places) const {
  Places needed;
  for (const NodeId variable : variables_.at(id)) {
    const auto place = places.find(variable);
    if (place != places.end()) needed.insert(*place);
  }
  return needed;
}

/// For a loop that is copied: its own, or the first above those of all loops around it, which what is in it or its
/// length depends on.
uint32_t Placing::numberWithin(const Graph& graph, const Node& reduction, const Places& places) const {
  std::vector<NodeId> around;
  for (const NodeId from : {withinOf(reduction), graph[reduction.a].a}) {
    for (const NodeId variable : variables_.at(from)) {
      const auto place = places.find(variable);
      if (variable != reduction.a) around.push_back(place == places.end() ? variable : place->second);
    }
  }
  return numberAbove(graph, std::move(around), graph[reduction.a].b);
}

/// What is in the place of variables within a reduction. All values of a fold are of one copy of it.
Placing::Places Placing::enter(Graph& graph, NodeId id, const Places& places) {
  const Node reduction = graph[id];
  const bool isFold = info(reduction.op).isFold;
  const Key key{withinOf(reduction), places};
  if (const auto known = folds_.find(key); isFold && known != folds_.end()) return known->second;
  Places within = places;
  for (const NodeId bound : boundBy(graph, reduction)) within.erase(bound);
  const NodeId length = valueAt(graph, graph[reduction.a].a, places);
  const uint32_t number = isFold ? firstFreeBlock(graph) * kLoopsOfFold : numberWithin(graph, reduction, within);
  const NodeId range = graph.range(length, number);
  if (number != graph[reduction.a].b) ranges_.insert(range);
  if (range != reduction.a) within[reduction.a] = range;
  if (!isFold) return within;
  for (const CarriedStep& step : stepsOf(graph, reduction))
    within[step.carried] = graph.carried(range, valueAt(graph, graph[step.carried].b, places));
  return folds_[key] = within;
}

NodeId Placing::copyOf(Graph& graph, NodeId id, const Places& places, std::map<NodeId, NodeId>& made) {
  const Node node = graph[id];
  const uint32_t origin = graph.originOf(id);
  NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
  if (isReduction(graph, id)) {
    const Places within = enter(graph, id, placesFor(id, places));
    for (int k = 0; k < operandCount(node); ++k) operands[k] = valueAt(graph, node.operand(k), within);
  } else {
    for (int k = 0; k < operandCount(node); ++k) operands[k] = made.at(node.operand(k));
  }
  graph.setOrigin(origin);
  return appendNode(graph, node, operands);
}

/// One after another, operands first; only reductions are entered by recursion.
NodeId Placing::valueAt(Graph& graph, NodeId root, const Places& all) {
  findVariables(graph, root);
  const Places places = placesFor(root, all);
  if (places.empty()) return root;
  const auto known = values_.find({root, places});
  if (known != values_.end()) return known->second;
  std::vector<NodeId> left = {root}, order;
  std::map<NodeId, NodeId> made;
  while (!left.empty()) {
    const NodeId id = left.back();
    left.pop_back();
    if (!made.try_emplace(id, id).second) continue;
    if (const auto place = places.find(id); place != places.end()) {
      made[id] = place->second;
      continue;
    }
    if (placesFor(id, places).empty()) continue;
    order.push_back(id);
    for (int k = 0; k < operandCount(graph[id]) && !isReduction(graph, id); ++k) left.push_back(graph[id].operand(k));
  }
  std::ranges::sort(order);
  const uint32_t origin = graph.origin();
  for (const NodeId id : order) copies_.emplace(id, made[id] = copyOf(graph, id, places, made));
  graph.setOrigin(origin);
  return values_[{root, places}] = made.at(root);
}

std::vector<NodeId> Placing::valuesAt(Graph& graph, std::span<const NodeId> values, std::span<const NodeId> counters,
                                      std::span<const NodeId> places) {
  Places all;
  for (size_t k = 0; k < counters.size(); ++k) {
    if (counters[k] != places[k]) all[counters[k]] = places[k];
  }
  std::vector<NodeId> result;
  for (const NodeId value : values) result.push_back(valueAt(graph, value, all));
  return result;
}

}  // namespace hgc
