#include "passes/in_kernel.h"

#include <algorithm>
#include <map>

#include "passes/rebuild.h"

namespace hgc {

NodeId axisIndex(Graph& graph, uint32_t rank, uint32_t axis) {
  NodeId rest = graph.index(0);
  for (uint32_t k = rank - 1; k > axis; --k) rest = graph.make(Op::IDiv, rest, graph.size(k));
  return axis == 0 ? rest : graph.make(Op::IMod, rest, graph.size(axis));
}

NodeId inKernel(GatherGraph& topology, NodeId root) {
  const Graph& host = topology.host;
  Graph& graph = topology.graph;
  std::map<NodeId, NodeId> made;
  for (const NodeId id : reachable(host, {&root, 1})) {
    const Node& node = host[id];
    const auto slot = std::ranges::find(topology.slots, id);
    if (slot != topology.slots.end()) {
      made[id] = graph.slot(static_cast<uint32_t>(slot - topology.slots.begin()));
      continue;
    }
    NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
    bool isThere = true;  // else it is only on the way to a slot
    for (int k = 0; k < operandCount(node); ++k) {
      const auto found = made.find(node.operand(k));
      isThere = isThere && found != made.end();
      if (isThere) operands[k] = found->second;
    }
    const bool isHostLeaf = info(node.op).isLeaf && operandCount(node) == 0 &&
                            (node.op == Op::Lifted || (node.op == Op::Index && !topology.dense));
    if (!isThere || isHostLeaf) continue;
    if (node.op == Op::Index) made[id] = axisIndex(graph, topology.rank, node.b);
    else if (node.op == Op::Place)
      made[id] = graph.make(Op::IAdd, graph.make(Op::IMul, operands[0], operands[1]), operands[2]);
    else made[id] = appendNode(graph, node, operands);
  }
  return made.at(root);
}

}  // namespace hgc
