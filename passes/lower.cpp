/// From differentiated graphs to kernels: expansion, fused operations, and cutting out what one kernel needs.
#include <algorithm>

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

bool wanted(const Unit& unit, const Root& root, KernelKind kind) {
  const auto byParameter = [&] {
    return unit.ports[unit.gathers[unit.columns[root.a].gather].port].kind == SymbolKind::Param;
  };
  switch (kind) {
    case KernelKind::Value: return root.kind == RootKind::Value;
    case KernelKind::Gradient:
      return root.kind == RootKind::Value || (root.kind == RootKind::Partial && !byParameter());
    case KernelKind::GradientAll: return root.kind == RootKind::Value || root.kind == RootKind::Partial;
    case KernelKind::Residual: return root.kind == RootKind::Residual;
    case KernelKind::Jacobian:
      return root.kind == RootKind::Residual || (root.kind == RootKind::Jacobian && !byParameter());
    case KernelKind::Output: return root.kind == RootKind::Output;
  }
  return false;
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
  for (const Root& root : unit.roots) {
    if (wanted(unit, root, kind)) kernel.stores.push_back({root.kind, root.a, root.b, scheduler.schedule(root.node)});
  }
  return kernel;
}

}  // namespace hgc
