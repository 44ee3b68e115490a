#include "ir/analysis/work.h"

#include <algorithm>
#include <map>
#include <set>

#include "ir/loops.h"

namespace hgc {
namespace {

/// Of a loop that counts what only data knows.
constexpr uint64_t kUnknownLength = 16;

uint64_t product(uint64_t a, uint64_t b) {
  return std::min(std::min(a, kMostWork) * std::min(b, kMostWork), kMostWork);
}

/// The nodes that values are made of. What loads and ranges are made of is found when data is bound.
std::vector<bool> computedNodes(const RootedGraph& of) {
  std::vector<bool> isComputed(of.graph.size(), false);
  std::vector<NodeId> stack;
  for (const Root& root : of.roots) stack.push_back(root.node);
  while (!stack.empty()) {
    const NodeId id = stack.back();
    stack.pop_back();
    if (isComputed[id]) continue;
    isComputed[id] = true;
    const Node& node = of.graph[id];
    for (int k = 0; k < operandCount(node) && !info(node.op).isLeaf; ++k) stack.push_back(node.operand(k));
  }
  return isComputed;
}

/// The dimensions whose sizes the length of a loop is made of, itself or by way of other counters; nothing where what
/// is bound says it, or nothing but constants. In no order of operands: that depends on what derivatives are by.
std::vector<uint32_t> sizesOf(const Graph& graph, NodeId length) {
  std::set<uint32_t> dims;
  for (const NodeId id : reachable(graph, {&length, 1})) {
    const Node& node = graph[id];
    const bool isKnown = !info(node.op).isLeaf || node.op == Op::Const || node.op == Op::Range;
    if (node.op == Op::Size || node.op == Op::Index) dims.insert(node.b);  // axes are the first dimensions
    else if (!isKnown) return {};
  }
  return {dims.begin(), dims.end()};
}

/// Multiplies `work` by how often a loop counts.
void repeat(const Graph& graph, NodeId range, LoopWork& work) {
  const Node& length = graph[graph[range].a];
  std::vector<uint32_t> dims = sizesOf(graph, graph[range].a);
  const bool isConstant = length.op == Op::Const;
  const auto counts = isConstant ? static_cast<uint64_t>(std::max(constantOf(length).integer(), 0)) : kUnknownLength;
  if (dims.empty()) work.operations = product(work.operations, counts);
  else work.dims.push_back(std::move(dims));
}

}  // namespace

std::vector<LoopWork> workOf(const Topology& topology) {
  const Graph& graph = topology.graph;
  const Nests nests(graph);
  const std::vector<bool> isComputed = computedNodes(topology);
  std::map<RangeSet, uint64_t> byLoops;
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (!isComputed[id]) continue;
    const bool isReduction = info(graph[id].op).isReduction;
    byLoops[nests.of(id) | (isReduction ? nests.only(graph[id].a) : 0)] += info(graph[id].op).weight;
  }
  std::vector<LoopWork> all;
  for (const auto& [loops, operations] : byLoops) {
    LoopWork work{std::min(operations, kMostWork), {}};
    for (const NodeId range : nests.ranges()) {
      if ((loops & nests.only(range)) != 0) repeat(graph, range, work);
    }
    if (work.operations > 0) all.push_back(std::move(work));
  }
  return all;
}

uint64_t workWith(std::span<const LoopWork> work, std::span<const int64_t> sizes) {
  uint64_t all = 0;
  for (const LoopWork& loops : work) {
    uint64_t own = std::min(loops.operations, kMostWork);
    for (const std::vector<uint32_t>& dims : loops.dims) {
      int64_t largest = 0;
      for (const uint32_t dim : dims) largest = std::max(largest, sizes[dim]);
      own = product(own, static_cast<uint64_t>(largest));
    }
    all = std::min(all + own, kMostWork);
  }
  return all;
}

}  // namespace hgc
