#include "ir/work.h"

#include <algorithm>
#include <map>

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

/// Multiplies `work` by how often a loop counts: a constant, or the first dimension that its length is made of, itself
/// or by way of other loops' counters.
void repeat(const Graph& graph, NodeId range, LoopWork& work) {
  const NodeId length = graph[range].a;
  if (graph[length].op == Op::Const) {
    work.operations = product(work.operations, static_cast<uint64_t>(std::max(constantOf(graph[length]).integer(), 0)));
    return;
  }
  for (const NodeId id : reachable(graph, {&length, 1})) {
    if (graph[id].op == Op::Size) return work.dims.push_back(graph[id].b);
  }
  work.operations = product(work.operations, kUnknownLength);
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
    for (const uint32_t dim : loops.dims) own = product(own, static_cast<uint64_t>(std::max<int64_t>(sizes[dim], 0)));
    all = std::min(all + own, kMostWork);
  }
  return all;
}

}  // namespace hgc
