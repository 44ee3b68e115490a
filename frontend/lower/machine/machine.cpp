#include "frontend/lower/machine/machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "frontend/lower/machine/gradient.h"
#include "frontend/lower/machine/loops/open.h"
#include "frontend/lower/machine/watch.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/indexing.h"
#include "frontend/lower/operations/open_arrays.h"
#include "frontend/lower/operations/tuples.h"

namespace hgc {
namespace {

/// A term may not have more nodes than this, nor take more steps to unroll.
constexpr uint32_t kMaxNodes = 20'000'000;
constexpr uint64_t kMaxSteps = 100'000'000;

/// What would take less.
const char* hintToLimits(const Machine& machine) {
  if (machine.builder.fields != nullptr)
    return "matrices need expanded loops: ask for products, --derivative=jvp,vjp,hvp, or cut it into several terms";
  if (machine.loops.areExpanded()) return "cut it into several terms, or keep loops: --expand=rule";
  return "cut it into several terms, or make one of its ranges a dimension";
}

/// Asks whoever wants to be asked.
bool goesOn(Machine& machine) {
  Limits& limits = machine.limits;
  if (limits.steps < limits.asksAt || !limits.goesOn) return true;
  limits.asksAt = limits.steps + Limits::kStepsBetweenChecks;
  if (limits.goesOn()) return true;
  limits.isGivenUp = true;
  machine.builder.mistakes.endTrials();
  machine.builder.mistakes.stop();
  return false;
}

/// Whether the term may have so many nodes more.
bool hasRoomFor(Machine& machine, uint64_t nodes, uint32_t offset) {
  Builder& builder = machine.builder;
  const bool isTooLarge = builder.graph().size() + nodes > kMaxNodes;
  if (!isTooLarge && machine.limits.steps <= kMaxSteps) return true;
  builder.mistakes.endTrials();
  builder.mistakes.add(offset,
                       isTooLarge
                           ? fmt::format("this term unrolls to more than {} million operations", kMaxNodes / 1'000'000)
                           : fmt::format("this term takes more than {} million steps to unroll", kMaxSteps / 1'000'000),
                       hintToLimits(machine));
  builder.mistakes.stop();
  return false;
}

using ast::Kind;
using ast::Operator;

void beginRun(Machine& machine, std::span<const Operand> locals, uint32_t slots) {
  Builder& builder = machine.builder;
  machine.stack.begin(locals, slots);
  machine.limits.begin();
  const auto isAxis = [&](const Operand& local) {
    return local.form == Operand::Form::Scalar && builder.graph()[builder.at(local, 0)].op == Op::Index;
  };
  machine.loops.begin(static_cast<uint32_t>(std::ranges::count_if(locals, isAxis)));
  machine.line.begin();
}

Operand applyOperator(Machine& machine, const ast::Node& node) {
  Builder& builder = machine.builder;
  const std::span<const Operand> operands = machine.stack.top(node.kind == Kind::Unary ? 1 : 2);
  if (!mayCompute(machine, operands, 1, node.offset)) return poison(node.offset);
  if (node.kind == Kind::Unary) return applyUnary(builder, node.op, operands[0], node.offset);
  const Operand &x = operands[0], &y = operands[1];
  if (node.op == Operator::Pow) needsConstant(builder, y);
  const std::optional<Operand> product =
      node.op == Operator::Mul ? productOf(builder, machine.loops, x, y, node.offset) : std::nullopt;
  const Operand result = product ? *product : applyBinary(builder, node.op, x, y, node.offset);
  warnIfNotFinite(builder, result, operands);
  const bool isRounded = node.b != 0 && result.type.isInteger();
  if (!isRounded) return result;
  return builder.mistakes.add(node.offset, "this quotient of a sum of integers is rounded down",
                              "write `real(sum(..)) / n`, or `sum(..) real(value)`");
}

Operand convertTo(Builder& builder, uint32_t index, const Operand& given) {
  const ResolvedType& type = builder.module().types[index];
  if (type.progress == Progress::Done) {
    const Operand value = type.type.rank > 0 ? opened(builder, given) : given;
    return convertOrFail(builder, value, withLengthsOf(type.type, value.type), "the value");
  }
  if (type.progress != Progress::Failed) builder.mistakes.need(Need::Kind::Type, index);
  return given;
}

void evaluate(Machine& machine, uint32_t index) {
  Builder& builder = machine.builder;
  Stack& stack = machine.stack;
  const ast::Node& node = machine.nodes[index];
  ++machine.limits.steps;
  machine.line.follow(builder, node.offset);
  switch (node.kind) {
    case Kind::Integer: stack.push(builder.literal(node.a, node.b != 0, node.offset)); break;
    case Kind::Real:
      stack.push(builder.real(std::bit_cast<double>(uint64_t{node.b} << 32 | node.a), node.offset));
      break;
    case Kind::Bool: stack.push(builder.boolean(node.a != 0, node.offset)); break;
    case Kind::Local:
      stack.push(stack.local(node.a));
      stack.top(1)[0].offset = node.offset;
      break;
    case Kind::Name: stack.push(nameOperand(builder, node)); break;
    case Kind::Unary: stack.replaceTop(1, applyOperator(machine, node)); break;
    case Kind::Binary: stack.replaceTop(2, applyOperator(machine, node)); break;
    case Kind::Index: {
      const std::span<const Operand> all = stack.top(node.a + 1);
      stack.replaceTop(node.a + 1, applySlices(builder, all[0], all.subspan(1), node.offset));
      break;
    }
    case Kind::Member:
      stack.replaceTop(1, applyMember(builder, stack.top(1)[0], builder.module().tree.names.text(node.a), node.offset));
      break;
    case Kind::Array: stack.replaceTop(node.a, makeArray(builder, stack.top(node.a), node.offset)); break;
    case Kind::Slice: stack.replaceTop(2, makeSlice(builder, stack.top(2)[0], stack.top(2)[1], node.offset)); break;
    case Kind::Tuple: stack.replaceTop(node.a, makeTuple(builder, stack.top(node.a), node.offset)); break;
    case Kind::Part: stack.replaceTop(1, partOf(builder, stack.top(1)[0], node.a, node.b, node.offset)); break;
    case Kind::Gradient:
      stack.replaceTop(node.a,
                       joinGradient(builder, node, stack.top(node.a), stack.call().value, stack.locals(stack.call())));
      break;
    case Kind::Convert: stack.replaceTop(1, convertTo(builder, node.a, stack.top(1)[0])); break;
    case Kind::Let:
      note(machine, node.b, node.offset, stack.top(1)[0]);
      stack.local(node.a) = stack.pop();
      break;
    case Kind::Call: openCall(machine, node, builder.module().text.fileOf(node.offset)); break;
    case Kind::Apply: openApply(machine, node); break;
    case Kind::Branch: openBranch(machine, index); break;
    case Kind::Lazy: openLazy(machine, index); break;
    case Kind::RangeLoop:
    case Kind::RowLoop: openLoop(machine, index); break;
    case Kind::Accumulator:
    case Kind::Join: break;
    case Kind::Extern: stack.push(callOfCxx(machine, node)); break;
    case Kind::Mistake: stack.push(poison(node.offset)); break;
  }
}

/// The running code has left its value on the stack.
void finishFrame(Machine& machine) {
  Stack& stack = machine.stack;
  switch (stack.frame().kind) {
    case Frame::Kind::Body:
      withinLimits(machine, stack.top(1)[0].offset);  // one operation may make many nodes
      stack.push(stack.leave());
      break;
    case Frame::Kind::Chosen: stack.push(stack.leave()); break;
    case Frame::Kind::Then: turnElse(machine); break;
    case Frame::Kind::Else: finishElse(machine); break;
    case Frame::Kind::Lazy: finishLazy(machine); break;
    case Frame::Kind::Loop: finishIteration(machine); break;
    case Frame::Kind::Call: finishCall(machine); break;
    case Frame::Kind::Gradient: finishGradient(machine); break;
  }
}

Operand runFrames(Machine& machine) {
  Builder& builder = machine.builder;
  Stack& stack = machine.stack;
  while (stack.hasFrames() && !builder.mistakes.stopped()) {
    while (!stack.isAtEnd()) {
      const uint32_t index = stack.next();
      evaluate(machine, index);
      // Calls and loops look, too; but straight lines may be long.
      const bool isDue = machine.limits.steps % Limits::kStepsBetweenChecks == 0;
      if (isDue && !withinLimits(machine, machine.nodes[index].offset)) break;
    }
    if (!builder.mistakes.stopped()) finishFrame(machine);
  }
  return builder.mistakes.stopped() ? poison(0) : stack.top(1)[0];
}

}  // namespace

bool withinLimits(Machine& machine, uint32_t offset) { return goesOn(machine) && hasRoomFor(machine, 0, offset); }

bool mayCompute(Machine& machine, std::span<const Operand> operands, uint64_t each, uint32_t offset) {
  uint64_t longest = 0, loads = 0;
  for (const Operand& operand : operands) {
    if (operand.form == Operand::Form::Open) continue;
    longest = std::max<uint64_t>(longest, operand.type.count());
    if (operand.form == Operand::Form::Entry) loads = std::max<uint64_t>(loads, operand.type.count());
  }
  const uint64_t there = machine.builder.graph().size();
  return hasRoomFor(machine, (loads > there ? loads - there : 0) + each * longest, offset);
}

Operand Machine::run(const ast::Code& code, std::span<const Operand> locals) {
  beginRun(*this, locals, code.slots);
  stack.open({.kind = Frame::Kind::Body, .end = code.end}, code.begin);
  return runFrames(*this);
}

Operand Machine::call(uint32_t function, std::span<const Operand> arguments) {
  const ast::FunctionDeclaration& declaration = builder.module().tree.functions[function];
  beginRun(*this, {}, 0);
  stack.open({.kind = Frame::Kind::Body, .end = declaration.body.begin}, declaration.body.begin);
  for (const Operand& argument : arguments) stack.push(argument);
  enter(*this, function,
        {.kind = Kind::Call,
         .offset = declaration.offset,
         .a = declaration.name,
         .b = static_cast<uint32_t>(arguments.size())});
  return runFrames(*this);
}

}  // namespace hgc
