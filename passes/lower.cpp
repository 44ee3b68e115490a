/// From differentiated graphs to kernels: expansion, fused operations, and cutting out what one kernel needs.
#include <algorithm>
#include <optional>

#include "ir/apply.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {

void expand(Unit& unit) {
  rebuild(unit, [](Graph& graph, const Node& node) -> NodeId {
    if (!info(node.op).expands) return kNoNode;
    const auto value = [&](NodeId id) { return id == kNoNode ? Value(0.0) : Value(graph, id); };
    return expandOnce(node.op, value(node.a), value(node.b), value(node.c)).in(graph, Type::Real);
  });
}

namespace {

std::vector<uint32_t> countUses(const Unit& unit) {
  std::vector<uint32_t> uses(unit.graph.size(), 0);
  for (NodeId id = 0; id < unit.graph.size(); ++id) {
    const Node& node = unit.graph[id];
    for (int k = 0; k < operandCount(node); ++k) ++uses[node.operand(k)];
  }
  for (const Root& root : unit.roots) ++uses[root.node];
  return uses;
}

}  // namespace

void fuse(Unit& unit) {
  rebuild(unit, nullptr);  // dead users would hide that a product is used once
  const std::vector<uint32_t> uses = countUses(unit);
  const Graph& from = unit.graph;
  std::vector<NodeId> roots, ids(from.size(), kNoNode);
  for (const Root& root : unit.roots) roots.push_back(root.node);
  Graph to;
  const auto single = [&](NodeId id) { return from[id].op == Op::Mul && uses[id] == 1; };
  const auto fused = [&](NodeId product, NodeId addend, bool negateProduct) {
    const NodeId a = ids[from[product].a];
    return to.make(Op::Fused, negateProduct ? to.make(Op::Neg, a) : a, ids[from[product].b], addend);
  };
  for (const NodeId id : reachable(from, roots)) {
    const Node& node = from[id];
    to.setOrigin(from.originOf(id));
    NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
    for (int k = 0; k < operandCount(node); ++k) operands[k] = ids[node.operand(k)];
    if (node.op == Op::Add && single(node.a)) ids[id] = fused(node.a, operands[1], false);
    else if (node.op == Op::Add && single(node.b)) ids[id] = fused(node.b, operands[0], false);
    else if (node.op == Op::Sub && single(node.a)) ids[id] = fused(node.a, to.make(Op::Neg, operands[1]), false);
    else if (node.op == Op::Sub && single(node.b)) ids[id] = fused(node.b, operands[0], true);
    else ids[id] = appendNode(to, node, operands);
  }
  for (Root& root : unit.roots) root.node = ids[root.node];
  unit.graph = std::move(to);
  rebuild(unit, nullptr);
}

namespace {

/// What a kernel of this kind does with a root: as what it stores it, if it does.
std::optional<RootKind> storedAs(const Unit& unit, const Root& root, KernelKind kind) {
  const auto keepIf = [&](bool wanted) { return wanted ? std::optional(root.kind) : std::nullopt; };
  const auto asIf = [&](bool wanted, RootKind as) { return wanted ? std::optional(as) : std::nullopt; };
  const auto byUnknown = [&] {
    return unit.ports[unit.gathers[unit.columns[root.a].gather].port].kind == SymbolKind::Var;
  };
  const RootKind r = root.kind;
  switch (kind) {
    case KernelKind::Value: return keepIf(r == RootKind::Value);
    case KernelKind::Gradient: return keepIf(r == RootKind::Value || (r == RootKind::Partial && byUnknown()));
    case KernelKind::GradientAll: return keepIf(r == RootKind::Value || r == RootKind::Partial);
    case KernelKind::Residual: return keepIf(r == RootKind::Residual);
    case KernelKind::Jacobian: return keepIf(r == RootKind::Residual || (r == RootKind::Jacobian && byUnknown()));
    case KernelKind::Output: return keepIf(r == RootKind::Output);
    case KernelKind::Tangent: return keepIf(r == RootKind::Tangent);
    case KernelKind::Hessian: return keepIf(r == RootKind::Hessian);
    case KernelKind::Product:
      if (r == RootKind::Slope) return RootKind::Value;
      return asIf(r == RootKind::Product && byUnknown(), RootKind::Partial);
    case KernelKind::Pullback:
      if (r == RootKind::Paired) return RootKind::Value;
      return asIf(r == RootKind::Pullback && byUnknown(), RootKind::Partial);
    case KernelKind::Normal: return asIf(r == RootKind::Normal || (r == RootKind::Partial && byUnknown()), RootKind::Normal);
  }
  return std::nullopt;
}

/// Roots in the order in which kernels store them: the triangle of the normal matrix comes before its right side.
std::vector<Root> inStoreOrder(const Unit& unit, KernelKind kind) {
  std::vector<Root> roots = unit.roots;
  if (kind == KernelKind::Normal) {
    std::ranges::stable_partition(roots, [](const Root& root) { return root.kind == RootKind::Normal; });
  }
  return roots;
}

/// Operands right before their first user, depth first from each store.
class Scheduler {
 public:
  Scheduler(const Graph& graph, Kernel& kernel) : graph_(graph), kernel_(kernel), position_(graph.size(), kNoNode) {}

  uint32_t schedule(NodeId root) {
    constexpr NodeId kLeave = 0x80000000U;
    std::vector<NodeId> stack = {root};
    while (!stack.empty()) {
      const NodeId top = stack.back();
      stack.pop_back();
      const NodeId id = top & ~kLeave;
      if (position_[id] != kNoNode) continue;
      if (top & kLeave) {
        place(id);
        continue;
      }
      stack.push_back(id | kLeave);
      for (int k = operandCount(graph_[id]); k-- > 0;) stack.push_back(graph_[id].operand(k));
    }
    return position_[root];
  }

 private:
  void place(NodeId id) {
    Node node = graph_[id];
    const int count = operandCount(node);
    if (count > 0) node.a = position_[node.a];
    if (count > 1) node.b = position_[node.b];
    if (count > 2) node.c = position_[node.c];
    position_[id] = static_cast<uint32_t>(kernel_.code.size());
    kernel_.code.push_back(node);
    kernel_.origins.push_back(graph_.originOf(id));
  }

  const Graph& graph_;
  Kernel& kernel_;
  std::vector<uint32_t> position_;
};

}  // namespace

Kernel cutKernel(const Unit& unit, KernelKind kind, std::string name) {
  Kernel kernel;
  kernel.name = std::move(name);
  kernel.kind = kind;
  kernel.ports = unit.ports;
  kernel.gathers = unit.gathers;
  kernel.columns = unit.columns;
  kernel.slots = static_cast<uint32_t>(unit.slots.size());
  kernel.dims = unit.dims;
  kernel.liftedReals = unit.liftedReals;
  Scheduler scheduler(unit.graph, kernel);
  for (const Root& root : inStoreOrder(unit, kind)) {
    const std::optional<RootKind> as = storedAs(unit, root, kind);
    if (as) kernel.stores.push_back({*as, root.a, root.b, scheduler.schedule(root.node)});
  }
  return kernel;
}

}  // namespace hgc
