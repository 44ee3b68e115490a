#include "frontend/lower/dependence.h"

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
    onReals[id] = node.op == Op::Load || anyOperand(node, onReals);
    const bool reads = node.op == Op::Load || node.op == Op::Table || node.op == Op::RowBegin;
    if (reads && onReals[node.a]) return graph.originOf(id);
  }
  return std::nullopt;
}

bool readsUnknown(const Graph& graph, NodeId value, const std::function<bool(uint32_t symbol)>& isUnknown) {
  bool reads = false;
  walk(graph, {value}, [&](NodeId id) {
    reads = reads || (graph[id].op == Op::Load && isUnknown(graph[id].b));
    return !reads;
  });
  return reads;
}

}  // namespace hgc
