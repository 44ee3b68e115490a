#include "frontend/lower/loop_numbers.h"

#include <set>

namespace hgc {

uint32_t numberAbove(const Graph& graph, std::vector<NodeId> nodes, uint32_t least) {
  uint32_t number = least;
  for (std::set<NodeId> seen; !nodes.empty();) {
    const NodeId id = nodes.back();
    nodes.pop_back();
    if (!seen.insert(id).second) continue;
    const Node& node = graph[id];
    if (node.op == Op::Range && !isOpenCounter(node.b)) number = std::max(number, node.b + 1);
    const int count = node.op == Op::Range ? 0 : node.op == Op::Carried ? 1 : operandCount(node);
    for (int k = 0; k < count; ++k) nodes.push_back(node.operand(k));
  }
  return number;
}

}  // namespace hgc
