#include "frontend/lower/dependence.h"

#include <algorithm>
#include <ranges>
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

std::vector<NodeId> countersThatDecide(const Graph& graph, std::span<const NodeId> values) {
  const std::vector<NodeId> order = reachable(graph, values);
  std::vector<bool> isDecided(graph.size()), isWanted(graph.size());
  for (const NodeId id : order) {
    const Node& node = graph[id];
    isDecided[id] = node.op == Op::Range || node.op == Op::Const || (!info(node.op).isLeaf && node.op != Op::Carried);
    for (int k = 0; k < operandCount(node); ++k) isDecided[id] = isDecided[id] && isDecided[node.operand(k)];
  }
  for (const NodeId value : values) isWanted[value] = true;
  std::vector<NodeId> counters;
  for (const NodeId id : std::views::reverse(order)) {
    const Node& node = graph[id];
    const bool combines = node.op == Op::And || node.op == Op::Or || node.op == Op::Not;
    if (!isWanted[id] || (!isDecided[id] && !combines)) continue;
    if (node.op == Op::Range) counters.push_back(id);
    for (int k = 0; k < operandCount(node); ++k) isWanted[node.operand(k)] = true;
  }
  std::ranges::reverse(counters);
  return counters;
}

}  // namespace hgc
