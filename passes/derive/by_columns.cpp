/// Adds roots for derivatives by columns.
#include <algorithm>
#include <map>

#include "ir/loops.h"
#include "passes/derive/chain.h"
#include "passes/in_kernel.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// The loops around a gather's row, innermost first, and the number of its entry: counts of nested loops are numbered
/// consecutively.
struct Loops {
  std::vector<NodeId> ranges;
  NodeId entry = kNoNode;
};

NodeId iterations(Graph& graph, NodeId range) {
  return graph.make(Op::IMax, graph[range].a, graph.constant(int32_t{0}));
}

bool dependsOn(const Graph& graph, NodeId node, NodeId range) {
  const Nests nests(graph);
  return (nests.of(node) & nests.only(range)) != 0;
}

/// The sum of `inside` over all earlier counts of `range`.
NodeId sumBefore(Graph& graph, NodeId range, NodeId inside) {
  bool descends = false;  // then a prefix has not met the earlier counts
  for (NodeId id = 0; id < graph.size(); ++id)
    descends = descends || (graph[id].op == Op::FoldBack && graph[id].a == range);
  if (!descends) return graph.make(Op::SumBefore, range, inside);
  const NodeId other = innerRange(graph, range);
  Substitution at(graph);
  at.set(range, other);
  const NodeId isEarlier = graph.make(Op::Lt, other, range);
  return graph.make(Op::SumOver, other, graph.make(Op::Select, isEarlier, at(inside), graph.constant(int32_t{0})));
}

/// The ranges in the kernel's graph that correspond to those of the host.
Loops loopsOf(Differentiated& topology, NodeId row) {
  const Nests nests(topology.host);
  Graph& graph = topology.graph;
  Loops loops;
  NodeId within = kNoNode;  // iterations of all loops so far, for one count of those around them
  for (RangeSet left = nests.of(row); left != 0;) {
    const NodeId innermost = nests.innermost(topology.host, left);
    left &= ~nests.only(innermost);
    const NodeId range = inKernel(topology, innermost);
    loops.ranges.push_back(range);
    if (within == kNoNode) {
      loops.entry = range;
      within = iterations(graph, range);
    } else if (dependsOn(graph, within, range)) {
      loops.entry = graph.make(Op::IAdd, sumBefore(graph, range, within), loops.entry);
      within = graph.make(Op::SumOver, range, within);
    } else {
      loops.entry = graph.make(Op::IAdd, graph.make(Op::IMul, range, within), loops.entry);
      within = graph.make(Op::IMul, iterations(graph, range), within);
    }
  }
  return loops;
}

}  // namespace

std::vector<uint32_t> columnsOfNodes(const Differentiated& topology) {
  const auto before = [](const Column& a, const Column& b) {
    return a.gather != b.gather ? a.gather < b.gather : a.component < b.component;
  };
  std::vector<uint32_t> columns(topology.graph.size(), kNoNode);
  for (NodeId id = 0; id < topology.graph.size(); ++id) {
    const Node& node = topology.graph[id];
    if (node.op != Op::Load || topology.ports[topology.gathers[node.b].port].kind == SymbolKind::Data) continue;
    const auto found = std::ranges::lower_bound(topology.columns, Column{node.b, node.c}, before);
    columns[id] = static_cast<uint32_t>(found - topology.columns.begin());
  }
  return columns;
}

void addByColumns(Differentiated& topology, RootKind kind, std::span<const NodeId> derivatives) {
  std::map<uint32_t, Loops> byGather;
  for (uint32_t column = 0; column < derivatives.size(); ++column) {
    const uint32_t gather = topology.columns[column].gather;
    const auto [found, isNew] = byGather.try_emplace(gather);
    if (isNew && topology.variadic) found->second = loopsOf(topology, topology.gathers[gather].row);
    Graph& graph = topology.graph;
    NodeId node = derivatives[column] == kNoNode ? graph.constant(0.0) : derivatives[column];
    const bool isWhole = graph[node].op == Op::EachOver;
    NodeId entry = found->second.entry;
    for (size_t k = 0; k < found->second.ranges.size() && !isWhole; ++k) {
      node = graph.make(Op::EachOver, found->second.ranges[k], node, entry);
      entry = graph.constant(int32_t{0});
    }
    topology.roots.push_back({kind, column, 0, node});
  }
}

}  // namespace hgc
