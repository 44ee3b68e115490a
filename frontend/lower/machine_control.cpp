/// Branches: what is known when compiling is chosen, the rest becomes selects.
#include "frontend/lower/arithmetic.h"
#include "frontend/lower/machine.h"
#include "frontend/lower/tuples.h"

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
  const bool tuples = all[1].form == Operand::Form::Tuple && all[2].form == Operand::Form::Tuple;
  if (!tuples || all[1].row != all[2].row) return replaceTop(3, choose(builder_, all[0], all[1], all[2], offset));
  replaceTop(3, combineMembers(builder_, all[1], all[2], offset, [&](const Operand& x, const Operand& y) {
               return choose(builder_, all[0], x, y, offset);
             }));
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
