/// Branches: what is known when compiling is chosen, the rest becomes selects.
#include "frontend/lower/dependence.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/tuples.h"

namespace hgc {

/// The value of a condition that is known when compiling.
std::optional<bool> Machine::truthOf(const Operand& condition) {
  if (condition.poisoned() || !condition.type.isBoolean()) return std::nullopt;
  const std::optional<Constant> known = builder_.constantOf(condition);
  return known ? std::optional(known->boolean()) : std::nullopt;
}

/// Of a condition that is known, only the branch that it takes is looked at: the other may not even have a meaning.
void Machine::openBranch(const ast::Node& node, uint32_t index) {
  const std::optional<bool> known = truthOf(operands_.back());
  Frame frame{.kind = Frame::Kind::Then, .end = node.a, .resume = node.b + 1, .opening = index};
  if (!known) {
    builder_.needsConstant(operands_.back());
    pushFrame(frame, index + 1);
    return;
  }
  pop();
  frame.kind = Frame::Kind::Chosen;
  if (!*known) frame.end = node.b;
  pushFrame(frame, *known ? index + 1 : node.a);
}

void Machine::turnElse() {
  Frame& frame = frames_.back();
  const ast::Node& branch = nodes_[frame.opening];
  frame.kind = Frame::Kind::Else;
  frame.end = end_ = branch.b;
  at_ = branch.a;
}

void Machine::finishElse() {
  const uint32_t offset = nodes_[frames_.back().opening].offset;
  push(leave());
  const std::span<const Operand> all = top(3);
  follow(offset);
  warnOfConstantArm(all, offset);
  const bool tuples = all[1].form == Operand::Form::Tuple && all[2].form == Operand::Form::Tuple;
  if (!tuples || all[1].row != all[2].row) return replaceTop(3, choose(builder_, all[0], all[1], all[2], offset));
  replaceTop(3, combineMembers(builder_, all[1], all[2], offset, [&](const Operand& x, const Operand& y) {
               return choose(builder_, all[0], x, y, offset);
             }));
}

/// A constant at one point of an unknown has the value that the other arm tends to, perhaps, but not its derivatives.
void Machine::warnOfConstantArm(std::span<const Operand> choice, uint32_t offset) {
  const Graph& graph = builder_.graph();
  const Operand& condition = choice[0];
  if (condition.form != Operand::Form::Scalar || !condition.type.isBoolean()) return;
  const NodeId test = builder_.at(condition, 0);
  const Op op = graph[test].op;
  if ((op != Op::Eq && op != Op::Ne) || graph[graph[test].a].type != Type::Real) return;
  const Operand &there = choice[op == Op::Eq ? 1 : 2], &elsewhere = choice[op == Op::Eq ? 2 : 1];
  if (!builder_.constantOf(there) || builder_.constantOf(elsewhere) || !prefixOfNames()) return;
  const auto& symbols = builder_.program().symbols;
  const auto isUnknown = [&](uint32_t symbol) { return symbols[symbol].kind == SymbolKind::Var; };
  if (!readsUnknown(graph, test, isUnknown) || !constantArms_.insert(offset).second) return;
  builder_.warn(Warning::ConstantArm, offset, "where this equality holds, derivatives are those of a constant: 0",
                "write what the other side tends to, as `x == 0 ? 1 - x * x / 6 : sin(x) / x`");
}

/// `false && q` and `true || q` do not look at q.
void Machine::openLazy(const ast::Node& node, uint32_t index) {
  const std::optional<bool> known = truthOf(operands_.back());
  if (known && *known == (node.op == Operator::Or)) {
    at_ = node.b + 1;
    return;
  }
  builder_.needsConstant(operands_.back());
  pushFrame({.kind = Frame::Kind::Lazy, .end = node.b, .resume = node.b + 1, .opening = index}, index + 1);
}

void Machine::finishLazy() {
  const ast::Node& node = nodes_[frames_.back().opening];
  push(leave());
  const std::span<const Operand> pair = top(2);
  follow(node.offset);
  replaceTop(2, applyBinary(builder_, node.op, pair[0], pair[1], node.offset));
}

}  // namespace hgc
