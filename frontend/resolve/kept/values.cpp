#include "frontend/resolve/kept/values.h"

#include <algorithm>
#include <bit>
#include <set>

#include "ir/loops.h"

namespace hgc {
namespace {

/// How loops read the elements of an array.
struct Reads {
  size_t loops = 0;  ///< how many do, each of which computes them
  bool isRepeated =
      false;  ///< at counts of a loop that they do not depend on: it is around another one, which reads them
};

Reads readsOf(const Builder& builder, const OpenArray& array) {
  const Graph& graph = builder.graph();
  std::set<NodeId> elements;
  for (const NodeId scalar : array.scalars) {
    const std::vector<NodeId> placed = builder.placing.placesOf(scalar);
    elements.insert(placed.begin(), placed.end());
  }
  std::vector<NodeId> reductions;
  size_t ranges = 0;
  for (NodeId id = 0; id < graph.size(); ++id) {
    ranges += graph[id].op == Op::Range ? 1 : 0;
    if (info(graph[id].op).isReduction) reductions.push_back(id);
  }
  Reads reads;
  if (ranges > kMostRanges) return reads;
  const Nests nests(graph);
  for (const NodeId reduction : reductions) {
    const std::vector<NodeId> body = iterationOf(graph, nests, reduction);
    const auto element = std::ranges::find_if(body, [&](NodeId id) { return elements.contains(id); });
    if (element == body.end()) continue;
    ++reads.loops;
    reads.isRepeated = reads.isRepeated || (nests.of(reduction) & ~nests.of(*element)) != 0;
  }
  return reads;
}

/// What a field of a value would be, and what it takes to compute it.
struct Description {
  KeptValue kept;
  bool takesLoops = false;  ///< each element, or the number
  uint32_t work = 0;        ///< of what is another one for each element
};

/// A value as an array without axes, if it is none; nothing of what was not computed.
std::optional<OpenArray> arrayOf(Builder& builder, const Operand& value) {
  if (value.form == Operand::Form::Open) return builder.arena.openOf(value);
  if (value.form != Operand::Form::Scalar && value.form != Operand::Form::Nodes) return std::nullopt;
  OpenArray single{{}, {}, value.type, {}};
  for (uint32_t k = 0; k < value.type.count(); ++k) single.scalars.push_back(builder.at(value, k));
  return single;
}

/// Of real numbers, or of an open array of one along dimensions; nothing of what no field holds.
std::optional<Description> describe(Builder& builder, const Operand& value) {
  const Graph& graph = builder.graph();
  const bool isArray = value.form == Operand::Form::Open;
  const std::optional<OpenArray> given = arrayOf(builder, value);
  if (!given) return std::nullopt;
  const OpenArray& array = *given;
  const bool isReal = array.entry.scalar == Type::Real && !array.entry.isSingle();
  if (!isReal || (isArray && array.entry.rank > 0)) return std::nullopt;
  if (std::ranges::find(array.dims, kNone) != array.dims.end()) return std::nullopt;
  Description described{{array.dims, array.entry, {}}};
  std::vector<bool> varies(graph.size());
  for (const NodeId id : reachable(graph, array.scalars)) {
    const Node& node = graph[id];
    const bool isCounter = std::ranges::find(array.counters, id) != array.counters.end();
    varies[id] = !isArray || isCounter || anyOperand(node, varies);
    described.takesLoops = described.takesLoops || (varies[id] && info(node.op).isReduction);
    if (varies[id]) described.work += info(node.op).weight;
    if (node.op == Op::Index) described.kept.axes.push_back(node.b);
  }
  std::ranges::sort(described.kept.axes);
  return described;
}

}  // namespace

std::optional<KeptValue> keptArray(Builder& builder, const Operand& value, size_t loops, size_t axes) {
  constexpr uint32_t kLeastWork = 4;  // that is worth a store, and loads
  constexpr uint32_t kMuchWork = 16;  // that is worth a kernel
  if (value.form != Operand::Form::Open || builder.arena.openOf(value).counters.size() == loops) return std::nullopt;
  const std::optional<Description> described = describe(builder, value);
  if (!described || (!described->takesLoops && described->work < kLeastWork)) return std::nullopt;
  if (loops == 0 && described->takesLoops) return described->kept;
  const bool isMuch = described->takesLoops || described->work >= kMuchWork;
  const bool isShared = described->kept.axes.size() < axes;  // by several instances
  const bool isOfOne = axes == 0;  // a single instance computes all elements, where a field has an instance for each
  if (isMuch && (isShared || isOfOne)) return described->kept;
  const Reads reads = readsOf(builder, builder.arena.openOf(value));
  return reads.isRepeated || (loops > 0 && reads.loops > 1) ? std::optional(described->kept) : std::nullopt;
}

std::optional<KeptValue> keptNumber(Builder& builder, const Operand& value, size_t loops) {
  const bool isElement = value.form == Operand::Form::Open && builder.arena.openOf(value).counters.size() == loops;
  if (value.form != Operand::Form::Scalar && !isElement) return std::nullopt;
  const std::optional<Description> described = describe(builder, value);
  const bool isAlongAxes = described && !(described->kept.axes.empty() && described->kept.dims.empty());
  return isAlongAxes && described->takesLoops ? std::optional(described->kept) : std::nullopt;
}

std::vector<bool> sharedLoops(const Graph& graph, size_t axes) {
  std::vector<uint64_t> read(graph.size());  // axes; what is beyond 64 counts as one
  std::vector<bool> takesLoops(graph.size()), shared(graph.size());
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    if (node.op == Op::Index) read[id] = uint64_t{1} << std::min(node.b, 63U);
    takesLoops[id] = info(node.op).isReduction || anyOperand(node, takesLoops);
    for (int k = 0; k < operandCount(node); ++k) read[id] |= read[node.operand(k)];
    shared[id] = takesLoops[id] && static_cast<size_t>(std::popcount(read[id])) < axes;
  }
  return shared;
}

std::optional<KeptValue> keptOfSeveral(Builder& builder, const Operand& value, size_t axes) {
  if (value.form == Operand::Form::Open) return std::nullopt;
  const std::optional<Description> described = describe(builder, value);
  const bool isShared = described && described->kept.axes.size() < axes;
  return isShared && described->takesLoops ? std::optional(described->kept) : std::nullopt;
}

}  // namespace hgc
