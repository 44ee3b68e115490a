#include "frontend/lower/constraint.h"

#include <fmt/format.h>

#include <cmath>

#include "frontend/lower/dependence.h"
#include "frontend/lower/operations/arithmetic.h"

namespace hgc {
namespace {

/// The components of an end of a range, or of the other side of an equation: of one number they are all that.
std::optional<std::vector<NodeId>> componentsOf(Machine& machine, const ast::Code& code, const ValueType& type,
                                                std::span<const Operand> axes, std::string_view what) {
  Builder& builder = machine.builder;
  const Operand value = machine.run(code, axes);
  if (builder.mistakes.stopped()) return std::nullopt;
  const bool isOne = !value.poisoned() && value.form != Operand::Form::Open && value.type.isScalar();
  const Operand converted = convertOrFail(builder, value, isOne ? ValueType::real() : type, what);
  if (builder.mistakes.failed() || converted.poisoned()) return std::nullopt;
  std::vector<NodeId> components;
  for (uint32_t k = 0; k < type.count(); ++k) components.push_back(builder.realAt(converted, isOne ? 0 : k));
  return components;
}

/// The range of each component.
struct Ends {
  std::vector<NodeId> lowest, highest;
};

bool checkEnds(Builder& builder, const ast::TermDeclaration& declaration, const Term& term, const Ends& ends) {
  const Graph& graph = builder.graph();
  const uint32_t offset = builder.module().tree.nodes[declaration.lowest.begin].offset;
  const auto isUnknown = [&](uint32_t symbol) { return builder.program().symbols[symbol].kind == SymbolKind::Var; };
  const auto numberAt = [&](NodeId node, double otherwise) {
    return graph.isConstant(node) ? graph.constantAt(node).real() : otherwise;
  };
  for (size_t k = 0; k < ends.lowest.size(); ++k) {
    if (readsUnknown(graph, ends.lowest[k], isUnknown) || readsUnknown(graph, ends.highest[k], isUnknown)) {
      builder.mistakes.add(offset, fmt::format("an end of the range of `{}` reads an unknown", term.name),
                           "let the value hold it: `value - x in lo..hi`");
      return false;
    }
    const double lowest = numberAt(ends.lowest[k], -HUGE_VAL), highest = numberAt(ends.highest[k], HUGE_VAL);
    if (lowest <= highest && lowest != HUGE_VAL && highest != -HUGE_VAL) continue;
    builder.mistakes.add(offset, fmt::format("there is no number between {} and {}", lowest, highest));
    return false;
  }
  return true;
}

/// The magnitude of w, whether w is negative, and, by component, s.
struct Multipliers {
  NodeId weight = kNoNode, isOpen = kNoNode;
  std::vector<NodeId> shift;
};

Multipliers loadMultipliers(Builder& builder, const Term& term) {
  Graph& graph = builder.graph();
  const auto weighed = [&](NodeId w) {
    return Multipliers{graph.make(Op::Abs, w), graph.make(Op::Lt, w, graph.constant(0.0)), {}};
  };
  Multipliers result =
      weighed(term.isConstraint() ? graph.load(term.weight, graph.constant(0), 0) : graph.constant(1.0));
  if (!term.isConstraint()) result.shift.assign(term.width, graph.constant(0.0));
  if (!term.isConstraint()) return result;
  NodeId row = term.domain.empty() ? graph.constant(0) : graph.index(0);
  for (uint32_t axis = 1; axis < term.domain.size(); ++axis)
    row = graph.make(Op::Place, row, sizeOf(builder, term.domain[axis]), graph.index(axis));
  for (uint32_t k = 0; k < term.width; ++k) result.shift.push_back(graph.load(term.shift, row, k));
  return result;
}

/// w times a number, and 0 where w is 0, also where the number is not finite then.
NodeId weigh(Graph& graph, NodeId weight, NodeId number) {
  const NodeId zero = graph.constant(0.0);
  return graph.make(Op::Select, graph.make(Op::Lt, zero, weight), graph.make(Op::Mul, weight, number), zero);
}

/// w times an end of a range, which stays infinite where it is that.
NodeId weighEnd(Graph& graph, NodeId weight, NodeId end) {
  const NodeId isFinite = graph.make(Op::Lt, graph.make(Op::Abs, end), graph.constant(HUGE_VAL));
  return graph.make(Op::Select, isFinite, graph.make(Op::Mul, weight, end), end);
}

/// y - clamp(y, w lo, w hi), or y where w is negative; NaN where data has a lower end above the upper one.
NodeId beyond(Graph& graph, NodeId y, const Multipliers& by, NodeId lowest, NodeId highest) {
  NodeId within = y;
  const NodeId least = weighEnd(graph, by.weight, lowest), most = weighEnd(graph, by.weight, highest);
  if (!graph.isReal(lowest, -HUGE_VAL)) within = graph.make(Op::Max, within, least);
  if (!graph.isReal(highest, HUGE_VAL)) within = graph.make(Op::Min, within, most);
  const bool mayBeEmpty = lowest != highest && !(graph.isConstant(lowest) && graph.isConstant(highest)) &&
                          !graph.isReal(lowest, -HUGE_VAL) && !graph.isReal(highest, HUGE_VAL);
  if (mayBeEmpty)
    within = graph.make(Op::Select, graph.make(Op::Lt, most, least), graph.constant(std::nan("")), within);
  return graph.make(Op::Sub, y, graph.make(Op::Select, by.isOpen, graph.constant(0.0), within));
}

}  // namespace

std::optional<std::vector<NodeId>> residualOfConstraint(Machine& machine, const ast::TermDeclaration& declaration,
                                                        const Term& term, const ValueType& type,
                                                        std::span<const Operand> axes, std::span<const NodeId> value) {
  Builder& builder = machine.builder;
  Graph& graph = builder.graph();
  const bool isEquation = declaration.highest.empty();
  const std::string what = fmt::format("{} of `{}`", isEquation ? "the other side" : "an end of the range", term.name);
  const auto lowest = componentsOf(machine, declaration.lowest, type, axes, what);
  if (!lowest) return std::nullopt;
  const auto highest = isEquation ? lowest : componentsOf(machine, declaration.highest, type, axes, what);
  if (!highest || (!isEquation && !checkEnds(builder, declaration, term, {*lowest, *highest}))) return std::nullopt;
  const Multipliers by = loadMultipliers(builder, term);
  std::vector<NodeId> components;
  for (size_t k = 0; k < value.size(); ++k) {
    const NodeId difference = isEquation ? graph.make(Op::Sub, value[k], (*lowest)[k]) : value[k];
    const NodeId y = graph.make(Op::Add, weigh(graph, by.weight, difference), by.shift[k]);
    components.push_back(isEquation ? y : beyond(graph, y, by, (*lowest)[k], (*highest)[k]));
  }
  return components;
}

}  // namespace hgc
