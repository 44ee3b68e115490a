/// Splits index arithmetic from the values. The rows of loads are computed by the host when data is bound, because the
/// reduction of gradients needs them there; a kernel reads them as slots, or computes them again where that needs no
/// table. In loops it reads tables itself, at places that are made of slots and counters.
#include <algorithm>
#include <map>

#include "ir/loops.h"
#include "passes/in_kernel.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// The kind of values that an integer or truth value depends on.
struct Dependence {
  bool onValues = false;  ///< on reals: only the kernel can know it
  bool onTables = false;  ///< on tables or constants of the instance: outside of loops only the host knows it
  bool onRanges = false;  ///< on counters of loops: it is computed where they count
};

Dependence leafDependence(const Node& node, bool dense) {
  switch (node.op) {
    case Op::Load: return {.onValues = true};
    case Op::Table:
    case Op::RowBegin: return {.onTables = true};
    case Op::Index: return {.onTables = !dense};
    case Op::Lifted: return {.onValues = node.type == Type::Real, .onTables = node.type == Type::Int};
    default: return {};
  }
}

std::vector<Dependence> findDependences(const Topology& topology) {
  const Nests nests(topology.graph);
  std::vector<Dependence> result(topology.graph.size());
  for (NodeId id = 0; id < topology.graph.size(); ++id) {
    const Node& node = topology.graph[id];
    Dependence own = leafDependence(node, topology.dense);
    for (int k = 0; k < operandCount(node); ++k) {
      own.onValues |= result[node.operand(k)].onValues;
      own.onTables |= result[node.operand(k)].onTables;
    }
    if (node.type == Type::Real || info(node.op).isReduction || info(node.op).isPrefix) own.onValues = true;
    own.onRanges = nests.of(id) != 0;
    result[id] = own;
  }
  return result;
}

class Hoister {
 public:
  explicit Hoister(const Topology& topology) : from_(topology), dependences_(findDependences(topology)) {
    static_cast<Schema&>(result_) = topology;
    host_.resize(topology.graph.size(), kNoNode);
    kernel_.resize(topology.graph.size(), kNoNode);
  }

  Result<Hoisted> run() {
    std::vector<NodeId> roots;
    for (const Root& root : from_.roots) roots.push_back(root.node);
    const std::vector<NodeId> order = reachable(from_.graph, roots);
    const std::vector<bool> asValue = findValues(order, roots);
    for (const NodeId id : order) {
      const Node& node = from_.graph[id];
      result_.graph.setOrigin(from_.graph.originOf(id));
      result_.host.setOrigin(from_.graph.originOf(id));
      if (node.type != Type::Real && !dependences_[id].onValues) host_[id] = append(result_.host, id, host_);
      if (isRead(node.op) && dependences_[node.a].onValues) {
        return Error{"an index must not depend on real values, nor on what a loop adds up",
                     "choose between loaded values instead of indices"};
      }
      if (node.op == Op::Range && dependences_[node.a].onValues)
        return Error{"how long a loop is must not depend on real values, nor on what a loop adds up", ""};
      if (asValue[id] && !isHostLeaf(id)) kernel_[id] = inKernel(id);
    }
    for (const Root& root : from_.roots) result_.roots.push_back({root.kind, root.a, root.b, value(root.node)});
    return std::move(result_);
  }

 private:
  /// What takes a row as its operand.
  static bool isRead(Op op) { return op == Op::Load || op == Op::Table || op == Op::RowBegin; }

  /// Values that a kernel cannot compute, but can read as a slot.
  bool isHostLeaf(NodeId id) const {
    const Dependence& own = dependences_[id];
    return info(from_.graph[id].op).isLeaf && !own.onValues && own.onTables && !own.onRanges;
  }

  /// The nodes that the kernel needs for more than rows of loads: integers in hashes, counts or shifts stay in the
  /// kernel, even if they depend on tables.
  std::vector<bool> findValues(std::span<const NodeId> order, std::span<const NodeId> roots) const {
    std::vector<bool> asValue(from_.graph.size(), false);
    for (const NodeId root : roots) asValue[root] = true;
    for (size_t at = order.size(); at-- > 0;) {
      const Node& node = from_.graph[order[at]];
      if (!asValue[order[at]] || info(node.op).isLeaf) continue;
      for (int k = 0; k < operandCount(node); ++k) asValue[node.operand(k)] = true;
    }
    for (const NodeId id : order) {  // a row that needs no table is cheaper computed again than read
      if (!dependences_[id].onTables && !dependences_[id].onValues) asValue[id] = true;
      if (dependences_[id].onRanges) asValue[id] = true;
    }
    for (size_t at = order.size(); at-- > 0;) {  // a slot holds an integer, no truth
      const Node& node = from_.graph[order[at]];
      for (int k = 0; k < operandCount(node) && asValue[order[at]]; ++k) {
        if (from_.graph[node.operand(k)].type == Type::Bool) asValue[node.operand(k)] = true;
      }
    }
    return asValue;
  }

  NodeId append(Graph& to, NodeId id, const std::vector<NodeId>& ids) {
    const Node& node = from_.graph[id];
    const auto operands = mappedOperands(node, [&](NodeId operand) { return ids[operand]; });
    return appendNode(to, node, operands);
  }

  /// The kernel's node for `id`; a slot if only the host can compute it.
  NodeId value(NodeId id) {
    if (kernel_[id] != kNoNode) return kernel_[id];
    const auto [found, isNew] = slots_.try_emplace(host_[id], static_cast<uint32_t>(result_.slots.size()));
    if (isNew) result_.slots.push_back(host_[id]);
    return kernel_[id] = result_.graph.slot(found->second);
  }

  NodeId inKernel(NodeId id) {
    const Node& node = from_.graph[id];
    if (node.op == Op::Index) return axisIndex(result_.graph, from_.rank, node.b);
    if (node.op == Op::Load) return result_.graph.load(gatherOf(node.b, node.a, node.c), value(node.a), node.c);
    const auto operands = mappedOperands(node, [&](NodeId operand) { return value(operand); });
    if (node.op == Op::Place)  // checked on the host
      return result_.graph.make(Op::IAdd, result_.graph.make(Op::IMul, operands[0], operands[1]), operands[2]);
    return appendNode(result_.graph, node, operands);
  }

  uint32_t gatherOf(uint32_t port, NodeId row, uint32_t component) {
    const auto [found, isNew] = gathers_.try_emplace({port, host_[row]}, static_cast<uint32_t>(result_.gathers.size()));
    if (isNew) result_.gathers.push_back({port, host_[row], {}});
    auto& components = result_.gathers[found->second].components;
    const auto place = std::ranges::lower_bound(components, component);
    if (place == components.end() || *place != component) components.insert(place, component);
    return found->second;
  }

  const Topology& from_;
  Hoisted result_;
  std::vector<Dependence> dependences_;
  std::vector<NodeId> host_;    // node of the host graph
  std::vector<NodeId> kernel_;  // node of the new kernel graph
  std::map<std::pair<uint32_t, NodeId>, uint32_t> gathers_;
  std::map<NodeId, uint32_t> slots_;  // by host node
};

}  // namespace

Result<Hoisted> hoistIndices(const Topology& topology) { return Hoister(topology).run(); }

}  // namespace hgc
