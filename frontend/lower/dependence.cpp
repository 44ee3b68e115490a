#include "frontend/lower/dependence.h"

#include <set>
#include <vector>

namespace hgc {
namespace {

/// Where integers can come from reals: few graphs have any of these.
bool mayDepend(const Graph& graph) {
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Op op = graph[id].op;
    if (graph[id].type == Type::Int && (op == Op::Select || op == Op::ToI32 || op == Op::ToU32)) return true;
  }
  return false;
}

}  // namespace

std::optional<uint32_t> indexFromReal(const Graph& graph) {
  if (!mayDepend(graph)) return std::nullopt;
  std::vector<bool> onReals(graph.size());
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    bool depends = node.op == Op::Load;
    for (int k = 0; k < operandCount(node); ++k) depends = depends || onReals[node.operand(k)];
    onReals[id] = depends;
    const bool reads = node.op == Op::Load || node.op == Op::Table || node.op == Op::RowBegin;
    if (reads && onReals[node.a]) return graph.originOf(id);
  }
  return std::nullopt;
}

bool readsUnknown(const Graph& graph, NodeId value, const std::function<bool(uint32_t symbol)>& isUnknown) {
  std::vector<NodeId> left{value};
  std::set<NodeId> seen;
  while (!left.empty()) {
    const NodeId id = left.back();
    left.pop_back();
    if (!seen.insert(id).second) continue;
    const Node& node = graph[id];
    if (node.op == Op::Load && isUnknown(node.b)) return true;
    for (int k = 0; k < operandCount(node); ++k) left.push_back(node.operand(k));
  }
  return false;
}

}  // namespace hgc
