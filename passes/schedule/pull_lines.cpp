/// Splits a gradient's kernel where rows along lines compute their sums (`mayPull`): instances store stems, if any, and
/// rows compute the partials of their entries from these and from values that instances read at their own index.
#include <algorithm>
#include <cmath>
#include <map>

#include "passes/passes.h"
#include "passes/rebuild.h"
#include "passes/schedule/own.h"
#include "passes/schedule/schedule.h"
#include "passes/schedule/stems.h"

namespace hgc {

std::vector<Root> partialsOf(const Differentiated& from, KernelKind kind, uint32_t port) {
  std::vector<Root> partials;
  for (const Stored& stored : info(kind).stores) {
    for (const Root& root : from.roots) {
      const bool isOne = stored.byColumn && root.kind == stored.root;
      if (isOne && from.gathers[from.columns[root.a].gather].port == port) partials.push_back(root);
    }
  }
  return partials;
}

namespace {

/// The most nodes of an expression that is computed again at every use, and of a partial.
constexpr uint32_t kLight = 8, kMostNodes = 16;
/// The most scalars of rows that are read whole where rows are adjacent.
constexpr uint32_t kMostWidth = 4;

bool isCheap(const Node& node) {
  switch (node.op) {
    case Op::Add:
    case Op::Sub:
    case Op::Mul:
    case Op::Neg:
    case Op::Fused:
    case Op::Select:
    case Op::Eq:
    case Op::Ne:
    case Op::Lt:
    case Op::Le: return true;
    default: return false;
  }
}

/// Sums start from +0, so they are never -0: a product of an exact 0 and a finite factor may be -0 here.
NodeId withoutGuard(const Graph& graph, NodeId root) {
  const Node& choice = graph[root];
  if (choice.op != Op::Select || !graph.isReal(choice.b, 0.0) || graph[choice.a].op != Op::Eq) return root;
  const Node &test = graph[choice.a], &product = graph[choice.c];
  if (product.op != Op::Mul) return root;
  const NodeId tested = graph.isReal(test.a, 0.0) ? test.b : graph.isReal(test.b, 0.0) ? test.a : kNoNode;
  const NodeId other = product.a == tested ? product.b : product.b == tested ? product.a : kNoNode;
  const bool isFinite = other != kNoNode && graph.isConstant(other) && std::isfinite(graph.constantAt(other).real());
  return isFinite ? choice.c : root;
}

/// Copies the partials of a port into a graph whose lifted constants are stems.
class PullGraph {
 public:
  PullGraph(const Differentiated& from, std::span<const Root> partials, Stems& stems)
      : from_(from), stems_(stems), plain_(from.graph.size(), 0), users_(from.graph.size(), 0) {
    for (const Root& partial : partials) {
      for (const NodeId id : reachable(from.graph, {&partial.node, 1})) {
        plain_[id] = plainOf(id);
        ++users_[id];
      }
    }
  }

  NodeId copyPartial(NodeId root) { return copy(withoutGuard(from_.graph, root)); }

  Graph graph;

 private:
  /// The number of nodes of an expression of cheap operations on values read at the instance's own index; 0 for other
  /// expressions.
  uint32_t plainOf(NodeId id) const {
    const Node& node = from_.graph[id];
    if (node.op == Op::Const) return 1;
    if (node.op == Op::Load) {
      const bool isNarrow = from_.ports[from_.gathers[node.b].port].width <= kMostWidth;
      return (isOwn(node) && isNarrow) || from_.graph[node.a].op == Op::Const ? 1 : 0;
    }
    uint32_t all = isCheap(node) ? 1 : 0;
    for (int k = 0; k < operandCount(node) && all > 0; ++k) {
      const uint32_t of = plain_[node.operand(k)];
      all = of == 0 ? 0 : std::min(all + of, kMostNodes);
    }
    return all;
  }

  NodeId copy(NodeId id) {
    const auto known = made_.find(id);
    if (known != made_.end()) return known->second;
    const Node& node = from_.graph[id];
    const bool isLight = plain_[id] > 0 && plain_[id] <= kLight;
    const bool mayBeStem = node.type == Type::Real;
    NodeId made = kNoNode;
    if (isLight || (isCheap(node) && (users_[id] == 1 || !mayBeStem))) made = copyOperation(node);
    if (made == kNoNode && mayBeStem) made = stemOf(graph, stems_, id);
    if (made != kNoNode) made_.emplace(id, made);
    return made;
  }

  NodeId copyOperation(const Node& node) {
    if (node.op == Op::Load) return graph.load(node.b, rowOf(node), node.c);
    NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
    for (int k = 0; k < operandCount(node); ++k) {
      operands[k] = copy(node.operand(k));
      if (operands[k] == kNoNode) return kNoNode;
    }
    return appendNode(graph, node, operands);
  }
  NodeId rowOf(const Node& load) { return isOwn(load) ? graph.index(0) : appendNode(graph, from_.graph[load.a], {}); }
  bool isOwn(const Node& load) const {
    return from_.graph[load.a].op == Op::Index || isOwnPlace(from_, from_.gathers[load.b]);
  }

  const Differentiated& from_;
  Stems& stems_;
  std::vector<uint32_t> plain_;  // by node of `from`
  std::vector<uint32_t> users_;  // how many partials need it
  std::map<NodeId, NodeId> made_;
};

Kernel pullerOf(const Differentiated& from, std::span<const Root> partials, uint32_t port, const std::string& name,
                Stems& stems) {
  Kernel kernel = pullHeadOf(from, from, port, 0);
  kernel.name = ownerName(name, port);
  PullGraph graph(from, partials, stems);
  std::vector<NodeId> values;
  for (const Root& partial : partials) values.push_back(graph.copyPartial(partial.node));
  const std::vector<uint32_t> places = schedule(graph.graph, values, kernel);
  for (size_t k = 0; k < partials.size(); ++k)
    kernel.stores.push_back({RootKind::Partial, partials[k].a, 0, places[k]});
  return kernel;
}

bool canPull(const Differentiated& from, KernelKind kind, uint32_t port) {
  const std::vector<Root> partials = partialsOf(from, kind, port);
  Stems stems;
  PullGraph graph(from, partials, stems);
  for (const Root& partial : partials) graph.copyPartial(partial.node);
  return !partials.empty() && 2 * stems.size() <= partials.size() && graph.graph.size() <= kMostNodes * partials.size();
}

}  // namespace

std::vector<Kernel> cutPulled(const Differentiated& from, KernelKind kind, const std::string& name,
                              std::span<const uint32_t> ports) {
  std::vector<Kernel> kernels(1);
  Stems stems;
  Differentiated instances = from;
  for (const uint32_t port : ports) {
    if (!isBy(kind, from.ports[port].kind)) continue;
    const std::vector<Root> partials = partialsOf(from, kind, port);
    kernels.push_back(pullerOf(from, partials, port, name, stems));
    std::erase_if(instances.roots, [&](const Root& root) {
      return std::ranges::any_of(partials, [&](const Root& one) { return one.kind == root.kind && one.a == root.a; });
    });
  }
  for (Kernel& kernel : kernels) kernel.liftedReals = static_cast<uint32_t>(stems.size());
  for (uint32_t k = 0; k < stems.size(); ++k) instances.roots.push_back({RootKind::Stem, k, 0, stems[k]});
  kernels.front() = cutKernel(instances, kind, name);
  return kernels;
}

std::vector<uint32_t> portsToPull(const Differentiated& first, const Differentiated* further,
                                  const std::set<KernelKind>& kinds) {
  std::vector<uint32_t> ports;
  for (uint32_t port = 0; port < first.ports.size(); ++port) {
    const SymbolKind symbol = first.ports[port].kind;
    const auto isMade = [&](KernelKind kind) {
      if (!isGradient(kind) || !hasKernel(first, kind) || !isBy(kind, symbol)) return true;
      return canPull(isFurther(kind) ? *further : first, kind, port);
    };
    if (isBy(KernelKind::GradientAll, symbol) && mayPull(first, port) && std::ranges::all_of(kinds, isMade))
      ports.push_back(port);
  }
  return ports;
}

}  // namespace hgc
