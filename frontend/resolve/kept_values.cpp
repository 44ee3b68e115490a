#include "frontend/resolve/kept_values.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/loops.h"

namespace hgc {
namespace {

/// Whether elements are computed again at counts of a loop that they do not depend on: the loop is around another one,
/// which reads them.
bool isRepeated(Builder& builder, const OpenArray& array) {
  if (array.counters.size() != 1) return false;
  const Graph& graph = builder.graph();
  const NodeId counter = array.counters[0];
  std::vector<NodeId> reductions;
  size_t ranges = 0;
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    ranges += node.op == Op::Range ? 1 : 0;
    const bool counts = info(node.op).isReduction && node.a != counter && graph[node.a].op == Op::Range;
    if (counts && graph[node.a].a == graph[counter].a) reductions.push_back(id);
  }
  std::vector<std::pair<NodeId, NodeId>> read;  // a reduction, and an element in it
  for (const NodeId id : reductions) {
    const NodeId range = graph[id].a, size = graph.size();
    for (const NodeId element : builder.valuesAt(array.scalars, {&counter, 1}, {&range, 1})) {
      if (element < size) read.emplace_back(id, element);
    }
  }
  if (ranges > kMostRanges) return false;
  const Nests nests(graph);
  return std::ranges::any_of(read, [&](const auto& each) {
    const auto [reduction, element] = each;
    const std::vector<NodeId> body = reachable(graph, std::array{graph[reduction].b});
    return std::ranges::find(body, element) != body.end() && (nests.of(reduction) & ~nests.of(element)) != 0;
  });
}

}  // namespace

std::optional<KeptValue> keptArray(Builder& builder, const Operand& value) {
  constexpr uint32_t kLeastWork = 4;  // that is worth a store, and loads
  if (value.form != Operand::Form::Open) return std::nullopt;
  const OpenArray array = builder.openOf(value);
  const Graph& graph = builder.graph();
  const bool isStorable = array.entry.scalar == Type::Real && !array.entry.isSingle() && array.entry.rank == 0;
  if (!isStorable || std::ranges::find(array.dims, kNone) != array.dims.end()) return std::nullopt;
  KeptValue kept{array.dims, array.entry, {}};
  bool takesLoops = false;
  uint32_t work = 0;
  std::vector<bool> varies(graph.size());
  for (const NodeId id : reachable(graph, array.scalars)) {
    const Node& node = graph[id];
    varies[id] = std::ranges::find(array.counters, id) != array.counters.end();
    for (int k = 0; k < operandCount(node); ++k) varies[id] = varies[id] || varies[node.operand(k)];
    takesLoops = takesLoops || (varies[id] && info(node.op).isReduction);
    if (varies[id]) work += info(node.op).weight;
    if (node.op == Op::Index) kept.axes.push_back(node.b);
  }
  std::ranges::sort(kept.axes);
  const bool isKept = takesLoops || (work >= kLeastWork && isRepeated(builder, array));
  return isKept ? std::optional(kept) : std::nullopt;
}

std::optional<KeptValue> keptNumber(const Graph& graph, const Operand& value) {
  if (value.form != Operand::Form::Scalar || value.type != ValueType::real()) return std::nullopt;
  KeptValue kept{{}, value.type, {}};
  bool takesLoops = false;
  for (const NodeId id : reachable(graph, std::array{value.first})) {
    takesLoops = takesLoops || info(graph[id].op).isReduction;
    if (graph[id].op == Op::Index) kept.axes.push_back(graph[id].b);
  }
  std::ranges::sort(kept.axes);
  return takesLoops && !kept.axes.empty() ? std::optional(kept) : std::nullopt;
}

}  // namespace hgc
