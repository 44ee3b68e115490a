#include "passes/schedule/own.h"

#include <algorithm>
#include <map>

#include "ir/loops.h"
#include "passes/in_kernel.h"
#include "passes/passes.h"
#include "passes/rebuild.h"
#include "passes/schedule/schedule.h"
#include "passes/schedule/stems.h"

namespace hgc {
namespace {

/// The most nodes of a partial that rows compute, and the most that are visited to find out.
constexpr uint32_t kMostOwnedNodes = 64, kMostCopied = 4096;

/// The partial of a port's column; kNoNode if there is none.
NodeId partialOf(const Differentiated& from, KernelKind kind, const OwnedRows& rows) {
  const std::vector<Root> partials = partialsOf(from, kind, rows.port);
  return partials.empty() ? kNoNode : partials.back().node;
}

/// Copies a partial into a graph whose slots are an entry's indices, its count and the number of its instance, and
/// whose lifted constants are stems.
class OwnerGraph {
 public:
  OwnerGraph(const Differentiated& from, const OwnedRows& rows, Stems& stems)
      : from_(from), rows_(rows), nests_(from.graph), stems_(stems) {
    Graph indices = from.graph;  // what is there already keeps its number
    for (uint32_t axis = 0; axis < from.rank; ++axis)
      made_.emplace(axisIndex(indices, from.rank, axis), graph.slot(axis));
    made_.emplace(indices.index(0), graph.slot(from.rank + 1));
    std::erase_if(made_, [&](const auto& known) { return known.first >= from.graph.size(); });
  }

  /// The copy of a root; kNoNode if it is too complex.
  NodeId copyPartial(NodeId root) {
    const Node& node = from_.graph[root];
    if ((node.op == Op::EachOver) != (rows_.length != kNoNode)) return kNoNode;
    if (node.op != Op::EachOver) return copy(root);
    const Node& range = from_.graph[node.a];
    const NodeId hostRange = rowRange();
    if (node.c != node.a || range.b != from_.host[hostRange].b) return kNoNode;
    made_.emplace(node.a, graph.slot(from_.rank));
    return copy(node.b);
  }

  Graph graph;

 private:
  /// The count that numbers the rows.
  NodeId rowRange() const {
    const NodeId row = from_.gathers[rows_.gather].row;
    for (const NodeId id : reachable(from_.host, {&row, 1})) {
      if (from_.host[id].op == Op::Range) return id;
    }
    return row;
  }

  NodeId copy(NodeId id) {
    const auto known = made_.find(id);
    if (known != made_.end()) return known->second;
    isTooLong_ = isTooLong_ || made_.size() > kMostCopied;
    const NodeId made = isTooLong_ ? kNoNode : copyNew(id);
    if (made != kNoNode) made_.emplace(id, made);
    return made;
  }

  NodeId copyNew(NodeId id) {
    const Node& node = from_.graph[id];
    if (node.op == Op::Const || node.op == Op::Size) return appendNode(graph, node, {});
    const bool mayBeStem = node.type == Type::Real && nests_.of(id) == 0;
    if (mayBeStem && node.op != Op::Load) return stemOf(graph, stems_, id);
    const bool isOther =
        info(node.op).isLeaf ? node.op != Op::Load : info(node.op).isReduction || info(node.op).isPrefix;
    if (isOther || node.op == Op::Before || node.op == Op::Next || !(node.op == Op::Load || repeatsCheaply(node)))
      return kNoNode;
    NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
    for (int k = 0; k < operandCount(node); ++k) {
      operands[k] = copy(node.operand(k));
      if (operands[k] == kNoNode) return mayBeStem && !isTooLong_ ? stemOf(graph, stems_, id) : kNoNode;
    }
    return appendNode(graph, node, operands);
  }

  const Differentiated& from_;
  const OwnedRows& rows_;
  Nests nests_;
  Stems& stems_;
  std::map<NodeId, NodeId> made_;
  bool isTooLong_ = false;
};

Kernel ownerOf(const Differentiated& from, const Graph& graph, NodeId partial, const OwnedRows& rows,
               const std::string& name) {
  Kernel owner = ownerHeadOf(from, from, rows, 0);
  owner.name = ownerName(name, rows.port);
  owner.stores = {{RootKind::Output, 0, 0, schedule(graph, {&partial, 1}, owner).front()}};
  return owner;
}

/// Whether partials of these rows are cheaper to compute than to store: a few cheap operations on stems, on values read
/// at the entry's indices, and on the count.
bool canOwn(const Differentiated& from, KernelKind kind, const OwnedRows& rows) {
  const NodeId partial = partialOf(from, kind, rows);
  Stems stems;
  OwnerGraph graph(from, rows, stems);
  return partial != kNoNode && graph.copyPartial(partial) != kNoNode && graph.graph.size() <= kMostOwnedNodes;
}

}  // namespace

std::vector<Kernel> cutOwned(const Differentiated& from, KernelKind kind, const std::string& name,
                             std::span<const OwnedRows> owned) {
  std::vector<Kernel> owners;
  Stems stems;
  for (const OwnedRows& rows : owned) {
    if (!isBy(kind, from.ports[rows.port].kind)) continue;
    OwnerGraph graph(from, rows, stems);
    const NodeId partial = graph.copyPartial(partialOf(from, kind, rows));
    if (partial == kNoNode) continue;  // only of what `canOwn` says
    owners.push_back(ownerOf(from, graph.graph, partial, rows, name));
  }
  for (Kernel& owner : owners) owner.liftedReals = static_cast<uint32_t>(stems.size());
  Differentiated instances = from;
  std::erase_if(instances.roots, [&](const Root& root) {
    const auto isTheirs = [&](const OwnedRows& rows) { return from.columns[root.a].gather == rows.gather; };
    return root.kind == info(kind).stores[1].root && std::ranges::any_of(owned, isTheirs);
  });
  for (uint32_t k = 0; k < stems.size(); ++k) instances.roots.push_back({RootKind::Stem, k, 0, stems[k]});
  std::vector<Kernel> kernels = {cutKernel(instances, kind, name)};
  std::ranges::move(owners, std::back_inserter(kernels));
  return kernels;
}

uint32_t stemsOf(const Kernel& kernel) {
  return static_cast<uint32_t>(std::ranges::count(kernel.stores, RootKind::Stem, &Store::kind));
}

std::vector<uint32_t> portsToOwn(const Differentiated& first, const Differentiated* further,
                                 const std::set<KernelKind>& kinds) {
  std::vector<uint32_t> ports;
  if (!first.variadic) return ports;
  for (uint32_t port = 0; port < first.ports.size(); ++port) {
    const auto rows = ownedRows(first, port);
    const auto isMade = [&](KernelKind kind) {
      if (!isGradient(kind) || !hasKernel(first, kind) || !isBy(kind, first.ports[port].kind)) return true;
      return canOwn(isFurther(kind) ? *further : first, kind, *rows);
    };
    const bool isUnknown = isBy(KernelKind::GradientAll, first.ports[port].kind);
    if (rows && isUnknown && std::ranges::all_of(kinds, isMade)) ports.push_back(port);
  }
  return ports;
}

}  // namespace hgc
