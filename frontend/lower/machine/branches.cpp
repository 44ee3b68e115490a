/// Branches, and operators that need not look at both sides.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "frontend/lower/dependence.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/machine/watch.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/tuples.h"

namespace hgc {
namespace {

/// The value of a condition that is known when compiling.
std::optional<bool> truthOf(Builder& builder, const Operand& condition) {
  if (condition.poisoned() || !condition.type.isBoolean()) return std::nullopt;
  const std::optional<Constant> known = builder.constantOf(condition);
  return known ? std::optional(known->boolean()) : std::nullopt;
}

/// Whether a value reads an unknown; nothing where its scalars are not known yet.
std::optional<bool> readsSymbol(Builder& builder, const Operand& value, uint32_t symbol) {
  using Form = Operand::Form;
  if (builder.constantOf(value)) return false;
  if (value.form == Form::Entry) return value.symbol == symbol;
  if (value.form != Form::Scalar && value.form != Form::Nodes) return std::nullopt;
  bool reads = false;
  for (uint32_t k = 0; k < value.type.count() && !reads; ++k)
    reads = readsUnknown(builder.graph(), builder.at(value, k), [&](uint32_t read) { return read == symbol; });
  return reads;
}

/// Whether the arm that is taken at one point lacks one of the compared unknowns that the other arm reads.
bool isBlind(Builder& builder, const Operand& atPoint, const Operand& elsewhere, const std::set<uint32_t>& compared) {
  return std::ranges::any_of(compared, [&](uint32_t symbol) {
    return readsSymbol(builder, elsewhere, symbol).value_or(false) &&
           !readsSymbol(builder, atPoint, symbol).value_or(true);
  });
}

/// The comparison of reals that a choice goes by, or nothing.
std::optional<NodeId> comparisonOf(Machine& machine, const Operand& condition) {
  const Graph& graph = machine.builder.graph();
  if (condition.form != Operand::Form::Scalar || !condition.type.isBoolean()) return std::nullopt;
  const NodeId test = machine.builder.at(condition, 0);
  const Op op = graph[test].op;
  const bool compares = op == Op::Eq || op == Op::Ne || op == Op::Lt || op == Op::Le;
  if (!compares || graph[graph[test].a].type != Type::Real || !prefixOfNames(machine)) return std::nullopt;
  return test;
}

/// An arm for one point of an unknown, which does not read it, has the value that the other arm tends to, perhaps, but
/// not its derivatives.
void warnOfConstantArm(Machine& machine, NodeId test, std::span<const Operand> choice, uint32_t offset) {
  Builder& builder = machine.builder;
  const Graph& graph = builder.graph();
  const Op op = graph[test].op;
  std::set<uint32_t> compared;
  walk(graph, {test}, [&](NodeId id) {
    const uint32_t symbol = graph[id].op == Op::Load ? graph[id].b : kNone;
    if (symbol != kNone && builder.program().symbols[symbol].kind == SymbolKind::Var) compared.insert(symbol);
    return true;
  });
  if (compared.empty() || !isBlind(builder, choice[op == Op::Eq ? 1 : 2], choice[op == Op::Eq ? 2 : 1], compared))
    return;
  if (!machine.constantArms.insert(offset).second) return;
  builder.mistakes.warn(Warning::ConstantArm, offset,
                        "where this equality holds, derivatives by what it compares are those of a constant: 0",
                        "write the limit of the other side, as `x == 0 ? 1 - x * x / 6 : sin(x) / x`");
}

/// The unknown that a comparison has at its bound where both sides are equal, or nothing.
std::optional<uint32_t> comparedWithBound(Builder& builder, const Graph& graph, const Node& test) {
  for (const auto& [unknown, bound] : {std::pair(test.a, test.b), std::pair(test.b, test.a)}) {
    const uint32_t symbol = graph[unknown].op == Op::Load ? graph[unknown].b : kNone;
    if (symbol == kNone || graph[bound].op != Op::Const) continue;
    const Symbol& of = builder.program().symbols[symbol];
    const double number = graph.constantAt(bound).real();
    if (of.kind == SymbolKind::Var && (number == of.lowest || number == of.highest)) return symbol;
  }
  return std::nullopt;
}

/// The same of a bound of an unknown, where a solve that comes there would stay.
void warnOfArmAtBound(Machine& machine, NodeId test, std::span<const Operand> choice, uint32_t offset) {
  Builder& builder = machine.builder;
  const Graph& graph = builder.graph();
  const std::optional<uint32_t> symbol = comparedWithBound(builder, graph, graph[test]);
  const size_t atBound = graph[test].op == Op::Le ? 1 : 2;
  if (!symbol || !isBlind(builder, choice[atBound], choice[3 - atBound], {*symbol})) return;
  if (!machine.constantArms.insert(offset).second) return;
  builder.mistakes.warn(
      Warning::ConstantArm, offset,
      fmt::format(
          "where `{}` is at its bound, derivatives by it are those of a constant: 0, and a solve may stay there",
          builder.program().symbols[*symbol].name),
      "a bound that the other side can take, as 1e-12..INF for `x * log(x)`, needs no choice");
}

void warnOfArms(Machine& machine, std::span<const Operand> choice, uint32_t offset) {
  const std::optional<NodeId> test = comparisonOf(machine, choice[0]);
  if (!test) return;
  const Op op = machine.builder.graph()[*test].op;
  if (op == Op::Eq || op == Op::Ne) warnOfConstantArm(machine, *test, choice, offset);
  else warnOfArmAtBound(machine, *test, choice, offset);
}

}  // namespace

/// Of a condition that is known, only the branch that it takes is looked at: the other may not even have a meaning.
void openBranch(Machine& machine, uint32_t index) {
  Stack& stack = machine.stack;
  const ast::Node& node = machine.nodes[index];
  const std::optional<bool> known = truthOf(machine.builder, stack.top(1)[0]);
  if (!known) {
    needsConstant(machine.builder, stack.top(1)[0]);
    return stack.open({Frame::Kind::Then, node.a, node.b + 1, index}, index + 1);
  }
  stack.pop();
  if (*known) stack.open({Frame::Kind::Chosen, node.a, node.b + 1, index}, index + 1);
  else stack.open({Frame::Kind::Chosen, node.b, node.b + 1, index}, node.a);
}

void turnElse(Machine& machine) {
  Stack& stack = machine.stack;
  const uint32_t index = stack.frame().opening;
  const ast::Node& branch = machine.nodes[index];
  stack.push(stack.leave());
  stack.open({Frame::Kind::Else, branch.b, branch.b + 1, index}, branch.a);
}

void finishElse(Machine& machine) {
  Builder& builder = machine.builder;
  Stack& stack = machine.stack;
  const uint32_t offset = machine.nodes[stack.frame().opening].offset;
  stack.push(stack.leave());
  const std::span<const Operand> all = stack.top(3);
  machine.line.follow(builder, offset);
  warnOfArms(machine, all, offset);
  const auto chosen = [&](const Operand& x, const Operand& y) { return choose(builder, all[0], x, y, offset); };
  const bool areTuples = all[1].form == Operand::Form::Tuple && all[2].form == Operand::Form::Tuple;
  const bool areAlike = areTuples && all[1].row == all[2].row;
  stack.replaceTop(3, areAlike ? combineMembers(builder, all[1], all[2], offset, chosen) : chosen(all[1], all[2]));
}

/// `false && q` and `true || q` do not look at q.
void openLazy(Machine& machine, uint32_t index) {
  Stack& stack = machine.stack;
  const ast::Node& node = machine.nodes[index];
  const std::optional<bool> known = truthOf(machine.builder, stack.top(1)[0]);
  if (known && *known == (node.op == ast::Operator::Or)) return stack.goTo(node.b + 1);
  needsConstant(machine.builder, stack.top(1)[0]);
  stack.open({Frame::Kind::Lazy, node.b, node.b + 1, index}, index + 1);
}

void finishLazy(Machine& machine) {
  Stack& stack = machine.stack;
  const ast::Node& node = machine.nodes[stack.frame().opening];
  stack.push(stack.leave());
  const std::span<const Operand> pair = stack.top(2);
  machine.line.follow(machine.builder, node.offset);
  stack.replaceTop(2, applyBinary(machine.builder, node.op, pair[0], pair[1], node.offset));
}

}  // namespace hgc
