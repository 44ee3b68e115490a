/// Running loops.
#include <algorithm>

#include "frontend/lower/machine/loops/accumulate.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/open_arrays.h"
#include "frontend/lower/operations/tuples.h"

namespace hgc {
namespace {

using ast::Operator;
using Form = Operand::Form;

/// Goes on with the body at the next count.
void iterate(Machine& machine) {
  const Loop& loop = machine.loops.innermost();
  const ast::Node& node = machine.nodes[loop.opening];
  machine.stack.local(node.a) = loopVariable(machine.builder, loop, node.offset);
  for (uint32_t k = 0; k < node.count; ++k) {
    const ast::Node& accumulator = machine.nodes[loop.opening - node.count + k];
    machine.stack.local(accumulator.a) =
        node.count == 1 ? loop.accumulated
                        : partOf(machine.builder, loop.accumulated, k, node.count, accumulator.offset);
  }
  machine.stack.goTo(loop.opening + 1);
}

/// What a loop starts from that stays one. Where integers are carried the body is evaluated to see what it makes of
/// them first.
void startCounting(Builder& builder, Loop& loop, Operator op) {
  loop.accumulated = loop.start.value;
  if (!ast::carries(op)) return;
  loop.start.isTrial = std::ranges::any_of(membersOf(builder, loop.start.value),
                                           [](const Operand& member) { return member.type.isInteger(); });
  if (loop.start.isTrial) builder.mistakes.mute();
  loop.accumulated = carry(builder, loop.counter.range, loop.start.value);
}

/// Evaluates the body once more, for all counts. Terms with many loops get no more of them.
void tryLoop(Machine& machine) {
  Builder& builder = machine.builder;
  Loop& loop = machine.loops.innermost();
  const ast::Node& node = machine.nodes[loop.opening];
  loop.tried = {builder.graph().size(), loop.accumulated};
  if (!machine.loops.areMost()) {
    machine.loops.setCounter(node.op, loop, node.offset);
    builder.mistakes.beginTrial(loop.counter.range);
    startCounting(builder, loop, node.op);
  }
  iterate(machine);
}

/// Where expanded code is better than the loop that was tried, or its body needs constants, the expansion goes on.
bool goOnExpanding(Machine& machine, const Operand& result) {
  Builder& builder = machine.builder;
  Loop& loop = machine.loops.innermost();
  if (!loop.tried || !loop.counter.staysLoop()) return false;
  const Operator op = machine.nodes[loop.opening].op;
  const bool hasFailed = builder.mistakes.endTrial() || result.poisoned();
  if (!hasFailed && machine.loops.isBetterAsLoop(op, loop.counter.range, scalarsOf(builder, result))) return false;
  machine.loops.dropTried(loop, hasFailed);
  loop.counter = {};
  loop.start.isTrial = false;
  loop.accumulated = loop.tried->accumulated;
  builder.arena.keepOnly(loop.before.arena, loop.accumulated);
  if (builder.mistakes.stopped()) return false;
  iterate(machine);
  return true;
}

void closeLoop(Machine& machine, const Operand& result) {
  if (goOnExpanding(machine, result)) return;
  const Loop& loop = machine.loops.innermost();
  Operand value = result;
  value.offset = machine.nodes[machine.nodes[loop.opening].b].offset;
  machine.stack.dropTo(loop.before.operands);
  machine.stack.push(value);
  machine.loops.close();
  machine.stack.push(machine.stack.leave());
}

/// Whether a comprehension over a known range has open arrays for elements, or is to be one, and counts by something
/// that may be a counter.
bool isOpenElement(Operator op, const Loop& loop, const Operand& value) {
  const bool isOpen = value.form == Form::Open && value.type.isOpen();
  return loop.over.mayStayLoop() && (op == Operator::CollectOpen || (op == Operator::Collect && isOpen));
}

/// One more value of a loop that makes an array; it waits on the stack.
void collect(Machine& machine, const Operand& value) {
  Builder& builder = machine.builder;
  Stack& stack = machine.stack;
  Loop& loop = machine.loops.innermost();
  const ast::Node& node = machine.nodes[loop.opening];
  if (loop.counter.staysLoop()) {
    if (loop.counter.isNew) builder.arena.arrayRanges.insert(loop.counter.range);
    return closeLoop(machine, collectOpen(builder, loop.counter.range, dimOf(builder, loop), value, node.offset));
  }
  if (isOpenElement(node.op, loop, value)) {  // computed anew, at a counter
    const bool isSet = machine.loops.setCounter(node.op, loop, node.offset);
    return isSet ? iterate(machine) : closeLoop(machine, poison(node.offset));
  }
  if (node.op == Operator::Scan) {
    loop.accumulated = foldOver(builder, node.op, loop.accumulated, value);
    if (loop.accumulated.poisoned()) return closeLoop(machine, loop.accumulated);
  }
  stack.push(node.op == Operator::Scan ? loop.accumulated : value);
  if (++loop.next < loop.over.last) return iterate(machine);
  const auto collected = static_cast<uint32_t>(stack.height() - loop.before.operands);
  Operand result = joinCollected(builder, stack.top(collected), node.offset);
  builder.arena.keepOnly(loop.before.arena, result);
  closeLoop(machine, result);
}

/// The value of the body of a fold that stays a loop. Where it makes a real of what starts as an integer, that starts
/// as a real.
void foldLoop(Machine& machine, const Operand& value) {
  Builder& builder = machine.builder;
  Loop& loop = machine.loops.innermost();
  const ast::Node& node = machine.nodes[loop.opening];
  const Operand next = foldOver(builder, node.op, loop.accumulated, value);
  if (next.poisoned()) return closeLoop(machine, next);
  const std::vector<Operand> before = membersOf(builder, loop.start.value), after = membersOf(builder, next);
  const auto sameType = [](const Operand& x, const Operand& y) { return x.type == y.type; };
  if (!loop.start.isTrial && std::ranges::equal(before, after, sameType)) {
    const NodeId range = loop.counter.range;
    return closeLoop(machine, endFold(builder, range, membersOf(builder, loop.accumulated), after, node.offset));
  }
  std::vector<Operand> starts;
  for (size_t k = 0; k < before.size(); ++k) starts.push_back(convert(builder, before[k], after[k].type));
  loop.start = {starts.size() == 1 ? starts[0] : builder.arena.tuple(starts, loop.start.value.offset)};
  loop.accumulated = carry(builder, loop.counter.range, loop.start.value);
  iterate(machine);
}

/// One more value of a loop that is expanded.
void reduceOnce(Machine& machine, const Operand& value) {
  Builder& builder = machine.builder;
  Loop& loop = machine.loops.innermost();
  const ast::Node& node = machine.nodes[loop.opening];
  const bool isFirst = loop.next == loop.over.first;
  if (node.op == Operator::Fold) loop.accumulated = foldOver(builder, node.op, loop.accumulated, value);
  else
    loop.accumulated =
        accumulate(builder, node.op, isFirst ? poison(node.offset) : loop.accumulated, value, node.offset);
  if (loop.accumulated.poisoned()) return closeLoop(machine, loop.accumulated);
  builder.arena.keepOnly(loop.before.arena, loop.accumulated);
  const bool logical = node.op == Operator::Any || node.op == Operator::All;
  const std::optional<Constant> settled = logical ? builder.constantOf(loop.accumulated) : std::nullopt;
  if (settled && settled->boolean() == (node.op == Operator::Any)) return closeLoop(machine, loop.accumulated);
  if (++loop.next >= loop.over.last) {
    const int64_t count = loop.over.last - loop.over.first;
    return closeLoop(machine, finalResult(builder, node.op, loop.accumulated, count, node.offset));
  }
  if (!machine.loops.isExpanded(node.op, loop)) return tryLoop(machine);
  iterate(machine);
}

}  // namespace

void openLoop(Machine& machine, uint32_t index) {
  Builder& builder = machine.builder;
  Stack& stack = machine.stack;
  const ast::Node& node = machine.nodes[index];
  const bool folds = ast::carries(node.op);
  Loop loop{.opening = index};
  loop.start.value = folds ? opened(builder, stack.pop()) : poison(node.offset);
  const std::vector<Operand> carried = folds ? membersOf(builder, loop.start.value) : std::vector<Operand>();
  const bool isStarted = std::ranges::all_of(carried, [&](const Operand& each) { return isValue(builder, each); });
  const auto skipTo = [&](const Operand& result) {
    stack.push(result);
    stack.goTo(node.b + 1);
  };
  if (!setRange(machine, loop) || !isStarted) return skipTo(poison(node.offset));
  if (!loop.counter.staysLoop() && loop.over.first >= loop.over.last) {
    return skipTo(node.op == Operator::Fold ? loop.start.value
                                            : emptyResult(builder, node.op, loop.over.extent, node.offset));
  }
  loop.next = loop.over.first;
  loop.accumulated = loop.start.value;
  if (loop.counter.staysLoop()) startCounting(builder, loop, node.op);
  loop.before = {builder.arena.mark(), builder.graph().size(), stack.height()};
  stack.open({Frame::Kind::Loop, node.b, node.b + 1}, index + 1);
  machine.loops.open(loop);
  const Loop& running = machine.loops.innermost();
  if (running.counter.staysLoop() || machine.loops.isExpanded(node.op, running)) iterate(machine);
  else tryLoop(machine);
}

void finishIteration(Machine& machine) {
  Builder& builder = machine.builder;
  const Loop& loop = machine.loops.innermost();
  const ast::Node& node = machine.nodes[loop.opening];
  Operand value = opened(builder, machine.stack.pop());
  if (loop.start.isTrial) builder.mistakes.unmute();
  machine.line.follow(builder, node.offset);
  machine.limits.steps += Limits::kStepsPerIteration;
  const bool several = value.form == Form::Tuple && ast::carries(node.op);
  const bool isOpen = value.form == Form::Open && !ast::carries(node.op);
  const bool good = (several || isOpen || isValue(builder, value)) && withinLimits(machine, node.offset);
  if (!good) return closeLoop(machine, poison(node.offset));
  if (ast::collects(node.op)) return collect(machine, value);
  if (node.op == Operator::Mean && value.type.isInteger()) value = convert(builder, value, value.type.of(Type::Real));
  if (!loop.counter.staysLoop()) return reduceOnce(machine, value);
  if (ast::carries(node.op)) return foldLoop(machine, value);
  closeLoop(machine, reduceOver(builder, node.op, loop.counter.range, value, node.offset));
}

}  // namespace hgc
