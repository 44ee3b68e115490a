#include "passes/in_kernel.h"

#include <algorithm>
#include <map>

#include "ir/loops.h"
#include "passes/rebuild.h"

namespace hgc {

NodeId axisIndex(Graph& graph, uint32_t rank, uint32_t axis) {
  NodeId rest = graph.index(0);
  for (uint32_t k = rank - 1; k > axis; --k) rest = graph.make(Op::IDiv, rest, graph.size(k));
  return axis == 0 ? rest : graph.make(Op::IMod, rest, graph.size(axis));
}

std::vector<bool> knownToKernels(const GatherSchema& schema) {
  const Nests nests(schema.host);
  std::vector<bool> known(schema.host.size());
  for (NodeId id = 0; id < schema.host.size(); ++id) {
    const Node& node = schema.host[id];
    const bool isRead = node.op == Op::Table || node.op == Op::RowBegin;
    bool own = node.op != Op::Lifted && (node.op != Op::Index || schema.dense) && (!isRead || nests.of(id) != 0);
    for (int k = 0; k < operandCount(node); ++k) own = own && known[node.operand(k)];
    known[id] = own || std::ranges::count(schema.slots, id) > 0;
  }
  return known;
}

NodeId inKernel(GatherGraph& topology, NodeId root) {
  const std::vector<bool> known = knownToKernels(topology);
  const Graph& host = topology.host;
  Graph& graph = topology.graph;
  std::map<NodeId, NodeId> made;
  for (const NodeId id : reachable(host, {&root, 1})) {
    const Node& node = host[id];
    if (!known[id]) continue;  // it is on the way to a slot
    const auto slot = std::ranges::find(topology.slots, id);
    // A constant is one in kernels, too, where it is the row of a field's only instance.
    if (slot != topology.slots.end() && node.op != Op::Const) {
      made[id] = graph.slot(static_cast<uint32_t>(slot - topology.slots.begin()));
      continue;
    }
    const auto operands = mappedOperands(node, [&](NodeId operand) { return made.at(operand); });
    if (node.op == Op::Index) made[id] = axisIndex(graph, topology.rank, node.b);
    else if (node.op == Op::Place)
      made[id] = graph.make(Op::IAdd, graph.make(Op::IMul, operands[0], operands[1]), operands[2]);
    else made[id] = appendNode(graph, node, operands);
  }
  return made.at(root);
}

}  // namespace hgc
