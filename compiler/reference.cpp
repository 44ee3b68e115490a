#include "compiler/reference.h"

#include <cmath>

#include "ir/apply.h"
#include "passes/passes.h"

namespace hgc {
namespace {

/// One topology's graph, evaluated for one instance at a time.
class Interpreter {
 public:
  Interpreter(const Unit& unit, const Group& group, const GroupData& data, const Bound& bound, Evaluate evaluate)
      : unit_(unit), group_(group), data_(data), bound_(bound), evaluate_(evaluate) {
    for (const Root& root : unit.roots) roots_.push_back(root.node);
    order_ = reachable(unit.graph, roots_);
    values_.resize(unit.graph.size());
    tangents_.resize(unit.graph.size());
    adjoints_.resize(unit.graph.size());
  }

  void forward(int64_t instance, const std::vector<std::vector<double>>& direction) {
    for (const NodeId id : order_) {
      const Node& node = unit_.graph[id];
      values_[id] = info(node.op).isLeaf ? leaf(node, instance) : operation(node);
      if (!direction.empty()) tangents_[id] = tangent(id, node, direction);
    }
  }

  double value(size_t root) const { return values_[roots_[root]].real(); }
  double tangentOf(size_t root) const { return tangents_[roots_[root]]; }
  size_t roots() const { return roots_.size(); }

  /// Adds `seed` times the derivative of each root to `gradients`.
  void reverse(const std::vector<double>& seeds, std::vector<std::vector<long double>>& gradients) {
    for (const NodeId id : order_) adjoints_[id] = 0;
    for (size_t k = 0; k < roots_.size(); ++k) adjoints_[roots_[k]] += seeds[k];
    for (size_t at = order_.size(); at-- > 0;) {
      const NodeId id = order_[at];
      const double adjoint = adjoints_[id];
      if (adjoint == 0) continue;  // strong zero
      const Node& node = unit_.graph[id];
      if (node.op == Op::Load) {
        const size_t symbol = group_.ports[unit_.gathers[node.b].port];
        if (!gradients[symbol].empty()) gradients[symbol][scalarOf(node)] += adjoint;
      } else if (node.op == Op::Select) {
        adjoints_[values_[node.a].boolean() ? node.b : node.c] += adjoint;
      } else if (node.type == Type::Real && !info(node.op).isLeaf) {
        const auto partials = partialsOf(id, node);
        for (int k = 0; k < operandCount(node); ++k) {
          if (partials[static_cast<size_t>(k)] != 0)
            adjoints_[node.operand(k)] += adjoint * partials[static_cast<size_t>(k)];
        }
      }
    }
  }

 private:
  size_t scalarOf(const Node& load) const {
    const uint32_t width = unit_.ports[unit_.gathers[load.b].port].width;
    return static_cast<size_t>(values_[load.a].integer()) * width + load.c;
  }

  Constant leaf(const Node& node, int64_t instance) const {
    const auto at = static_cast<size_t>(instance);
    switch (node.op) {
      case Op::Const: return {node.type, static_cast<uint64_t>(node.c) << 32 | node.b};
      case Op::Load:
        return Constant::of(bound_.symbols[group_.ports[unit_.gathers[node.b].port]].reals[scalarOf(node)]);
      case Op::Index: return Constant::of(static_cast<int32_t>(instance));
      case Op::Size: return Constant::of(static_cast<int32_t>(bound_.sizes[group_.dims[node.b]]));
      case Op::Slot: return Constant::of(data_.slots[node.b][at]);
      case Op::Lifted: return Constant::of(data_.lifted[node.b][at]);
      default: return {};
    }
  }

  Constant operation(const Node& node) const {
    const auto operand = [&](int k) { return k < operandCount(node) ? values_[node.operand(k)] : Constant{}; };
    return evaluate_(node.op, operand(0), operand(1), operand(2));
  }

  std::array<double, 3> partialsOf(NodeId id, const Node& node) const {
    const auto operand = [&](int k) {
      return k < operandCount(node) && unit_.graph[node.operand(k)].type == Type::Real ? values_[node.operand(k)].real()
                                                                                       : 0.0;
    };
    return partialsAt(node.op, operand(0), operand(1), operand(2), values_[id].real());
  }

  double tangent(NodeId id, const Node& node, const std::vector<std::vector<double>>& direction) const {
    if (node.op == Op::Load) {
      const auto& symbol = direction[group_.ports[unit_.gathers[node.b].port]];
      return symbol.empty() ? 0 : symbol[scalarOf(node)];
    }
    if (node.type != Type::Real || info(node.op).isLeaf) return 0;
    if (node.op == Op::Select) return tangents_[values_[node.a].boolean() ? node.b : node.c];
    const auto partials = partialsOf(id, node);
    double sum = 0;
    for (int k = 0; k < operandCount(node); ++k) {
      const double t = tangents_[node.operand(k)];
      if (t != 0 && partials[static_cast<size_t>(k)] != 0) sum += t * partials[static_cast<size_t>(k)];
    }
    return sum;
  }

  const Unit& unit_;
  const Group& group_;
  const GroupData& data_;
  const Bound& bound_;
  Evaluate evaluate_;
  std::vector<NodeId> roots_, order_;
  std::vector<Constant> values_;
  std::vector<double> tangents_, adjoints_;
};

}  // namespace

Result<ReferenceResult> evaluateReference(const Program& program, const Plan& plan, const Bound& bound,
                                          const std::vector<GroupData>& groups,
                                          const std::vector<std::vector<double>>& direction, Evaluate evaluate) {
  ReferenceResult result;
  result.residuals.resize(plan.groups.size());
  std::vector<std::vector<long double>> gradients(program.symbols.size());
  for (size_t s = 0; s < program.symbols.size(); ++s) {
    const SymbolKind kind = program.symbols[s].kind;
    if (kind == SymbolKind::Var || kind == SymbolKind::Param) {
      gradients[s].resize(static_cast<size_t>(bound.symbols[s].rows) * program.symbols[s].width);
    }
  }
  long double value = 0, directional = 0, magnitude = 0;
  for (size_t g = 0; g < plan.groups.size(); ++g) {
    const Group& group = plan.groups[g];
    Unit unit = plan.topologies[group.topology];
    if (const Status done = hoistIndices(unit); !done) return done.error();
    Interpreter interpreter(unit, group, groups[g], bound, evaluate);
    long double groupValue = 0;
    for (int64_t i = 0; i < groups[g].count; ++i) {
      interpreter.forward(i, direction);
      std::vector<double> seeds;
      double instanceValue = 0, instanceTangent = 0;
      for (size_t k = 0; k < interpreter.roots(); ++k) {
        const double r = interpreter.value(k);
        if (unit.kind != TermKind::Energy) result.residuals[g].push_back(r);
        if (unit.kind == TermKind::Output) continue;
        seeds.push_back(unit.kind == TermKind::Energy ? 1.0 : r);
        const double part = unit.kind == TermKind::Energy ? r : 0.5 * r * r;
        instanceValue += part;
        instanceTangent += seeds.back() * interpreter.tangentOf(k);
      }
      groupValue += instanceValue;
      magnitude += std::fabs(instanceValue);
      directional += instanceTangent;
      result.values.push_back(instanceValue);
      result.tangents.push_back(instanceTangent);
      if (unit.kind != TermKind::Output) interpreter.reverse(seeds, gradients);
    }
    value += groupValue;
    result.groupValues.push_back(static_cast<double>(groupValue));
  }
  result.value = static_cast<double>(value);
  result.directional = static_cast<double>(directional);
  result.magnitude = static_cast<double>(magnitude);
  for (const auto& gradient : gradients) result.gradients.emplace_back(gradient.begin(), gradient.end());
  return result;
}

}  // namespace hgc
