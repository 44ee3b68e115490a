#include "frontend/lower/machine/machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/indexing.h"
#include "frontend/lower/operations/open_arrays.h"
#include "frontend/lower/operations/tuples.h"

namespace hgc {

void Machine::begin(std::span<const Operand> locals, uint32_t slots) {
  operands_.clear();
  frames_.clear();
  locals_.assign(locals.begin(), locals.end());
  locals_.resize(std::max<size_t>(locals_.size(), slots));
  base_ = 0;
  slots_ = static_cast<uint32_t>(locals_.size());
  steps_ = 0;
  asksAt_ = kStepsBetweenChecks;
  isGivenUp_ = false;
  noLoops_.clear();
  unusedRanges_.clear();
  const auto isAxis = [&](const Operand& local) {
    return local.form == Operand::Form::Scalar && builder_.graph()[builder_.at(local, 0)].op == Op::Index;
  };
  bodies_.begin(static_cast<uint32_t>(std::ranges::count_if(locals, isAxis)));
  lineEnd_ = 0;
}

Operand Machine::run(const ast::Code& code, std::span<const Operand> locals) {
  begin(locals, code.slots);
  pushFrame({.kind = Frame::Kind::Body, .end = code.end}, code.begin);
  return runFrames();
}

Operand Machine::call(uint32_t function, std::span<const Operand> arguments) {
  const ast::FunctionDeclaration& declaration = builder_.module().tree.functions[function];
  begin({}, 0);
  pushFrame({.kind = Frame::Kind::Body, .end = declaration.body.begin}, declaration.body.begin);
  operands_.assign(arguments.begin(), arguments.end());
  enter(function, {.kind = Kind::Call,
                   .offset = declaration.offset,
                   .a = declaration.name,
                   .b = static_cast<uint32_t>(arguments.size())});
  return runFrames();
}

Operand Machine::runFrames() {
  while (!frames_.empty() && !builder_.stopped()) {
    while (at_ != end_) {
      const uint32_t index = at_++;
      evaluate(nodes_[index], index);
      // Calls and loops look, too; but straight lines may be long.
      if (steps_ % kStepsBetweenChecks == 0 && !withinLimits(nodes_[index].offset)) break;
    }
    finish();
  }
  return builder_.stopped() ? builder_.poison(0) : operands_.back();
}

void Machine::pushFrame(const Frame& frame, uint32_t begin) {
  at_ = begin;
  end_ = frame.end;
  frames_.push_back(frame);
  frames_.back().mark = builder_.mark();
}

/// Ends the running frame and goes on where it was opened.
Operand Machine::leave() {
  at_ = frames_.back().resume;
  frames_.pop_back();
  if (!frames_.empty()) end_ = frames_.back().end;
  return pop();
}

/// The running code has left its value on the stack.
void Machine::finish() {
  if (builder_.stopped()) return;
  switch (frames_.back().kind) {
    case Frame::Kind::Body:
      withinLimits(operands_.back().offset);  // one operation may make many nodes
      frames_.pop_back();
      break;
    case Frame::Kind::Chosen: push(leave()); break;
    case Frame::Kind::Then: turnElse(); break;
    case Frame::Kind::Else: finishElse(); break;
    case Frame::Kind::Lazy: finishLazy(); break;
    case Frame::Kind::Loop: finishIteration(); break;
    case Frame::Kind::Call: finishCall(); break;
    case Frame::Kind::Gradient: finishGradient(); break;
  }
}

Operand Machine::pop() {
  const Operand result = operands_.back();
  operands_.pop_back();
  return result;
}

void Machine::replaceTop(uint32_t count, const Operand& result) {
  operands_.resize(operands_.size() - count);
  operands_.push_back(result);
}

/// Nodes made from here on come from the line that holds `offset`.
void Machine::follow(uint32_t offset) {
  if (offset >= lineBegin_ && offset < lineEnd_) return;
  const SourceText& source = builder_.reporter().source();
  const uint32_t file = source.fileOf(offset);
  line_ = source.lineOf(offset, line_);
  lineBegin_ = source.lineBegin(file, line_);
  lineEnd_ = source.lineBegin(file, line_ + 1);
  builder_.graph().setOrigin(originAt(file, line_));
}

/// What would take less.
const char* Machine::hintToLimits() const {
  if (builder_.fields() != nullptr)
    return "matrices are of what is expanded: ask for products, --derivative=jvp,vjp,hvp, or cut it into several terms";
  if (mostExpanded_ == SIZE_MAX) return "cut it into several terms, or keep loops: --expand=rule";
  return "cut it into several terms, or make one of its ranges a dimension";
}

/// Asks whoever wants to be asked.
bool Machine::goesOn() {
  if (steps_ < asksAt_ || !goesOn_) return true;
  asksAt_ = steps_ + kStepsBetweenChecks;
  if (goesOn_()) return true;
  isGivenUp_ = true;
  builder_.endTrials();
  builder_.stop();
  return false;
}

bool Machine::withinLimits(uint32_t offset) { return goesOn() && hasRoomFor(0, offset); }

/// Whether there is room for what an operation makes of operands: their loads, as far as these cannot be there, and
/// `each` nodes for every scalar of the longest.
bool Machine::mayCompute(std::span<const Operand> operands, uint64_t each, uint32_t offset) {
  uint64_t longest = 0, loads = 0;
  for (const Operand& operand : operands) {
    if (operand.form == Operand::Form::Open) continue;
    longest = std::max<uint64_t>(longest, operand.type.count());
    if (operand.form == Operand::Form::Entry) loads = std::max<uint64_t>(loads, operand.type.count());
  }
  const uint64_t there = builder_.graph().size();
  return hasRoomFor((loads > there ? loads - there : 0) + each * longest, offset);
}

/// Whether the term may have so many nodes more.
bool Machine::hasRoomFor(uint64_t nodes, uint32_t offset) {
  const bool isTooLarge = builder_.graph().size() + nodes > kMaxNodes;
  if (!isTooLarge && steps_ <= kMaxSteps) return true;
  builder_.endTrials();
  builder_.mistake(offset,
                   isTooLarge
                       ? fmt::format("this term unrolls to more than {} million operations", kMaxNodes / 1'000'000)
                       : fmt::format("this term takes more than {} million steps to unroll", kMaxSteps / 1'000'000),
                   hintToLimits());
  builder_.stop();
  return false;
}

void Machine::evaluate(const ast::Node& node, uint32_t index) {
  ++steps_;
  follow(node.offset);
  switch (node.kind) {
    case Kind::Integer: push(builder_.literal(node.a, node.b != 0, node.offset)); break;
    case Kind::Real: push(builder_.real(std::bit_cast<double>(uint64_t{node.b} << 32 | node.a), node.offset)); break;
    case Kind::Bool: push(builder_.boolean(node.a != 0, node.offset)); break;
    case Kind::Local:
      push(locals_[base_ + node.a]);
      operands_.back().offset = node.offset;
      break;
    case Kind::Name: push(nameOperand(builder_, node)); break;
    case Kind::Unary:
      replaceTop(1, mayCompute(top(1), 1, node.offset) ? applyUnary(builder_, node.op, operands_.back(), node.offset)
                                                       : builder_.poison(node.offset));
      break;
    case Kind::Binary: {
      const std::span<const Operand> pair = top(2);
      if (!mayCompute(pair, 1, node.offset)) return replaceTop(2, builder_.poison(node.offset));
      if (node.op == Operator::Pow) builder_.needsConstant(pair[1]);
      const std::optional<Operand> product =
          node.op == Operator::Mul ? productOf(pair[0], pair[1], node.offset) : std::nullopt;
      const Operand result = product ? *product : applyBinary(builder_, node.op, pair[0], pair[1], node.offset);
      builder_.warnIfNotFinite(result, pair);
      const bool isRounded = node.b != 0 && result.type.isInteger();
      replaceTop(2, isRounded ? builder_.mistake(node.offset, "this quotient of a sum of integers is rounded down",
                                                 "write `real(sum(..)) / n`, or `sum(..) real(value)`")
                              : result);
      break;
    }
    case Kind::Index: {
      const std::span<const Operand> all = top(node.a + 1);
      replaceTop(node.a + 1, applySlices(builder_, all[0], all.subspan(1), node.offset));
      break;
    }
    case Kind::Member:
      replaceTop(1, applyMember(builder_, operands_.back(), builder_.module().tree.names.text(node.a), node.offset));
      break;
    case Kind::Array: replaceTop(node.a, makeArray(builder_, top(node.a), node.offset)); break;
    case Kind::Slice: replaceTop(2, makeSlice(builder_, top(2)[0], top(2)[1], node.offset)); break;
    case Kind::Tuple: replaceTop(node.a, makeTuple(node)); break;
    case Kind::Part: replaceTop(1, partOf(builder_, operands_.back(), node.a, node.b, node.offset)); break;
    case Kind::Gradient: replaceTop(node.a, joinGradient(node)); break;
    case Kind::Convert: {
      const ResolvedType& type = builder_.module().types[node.a];
      if (type.progress == Progress::Done) {
        const Operand given = operands_.back();
        const Operand value = type.type.rank > 0 ? opened(builder_, given) : given;
        replaceTop(1, convertOrFail(builder_, value, withLengthsOf(type.type, value.type), "the value"));
      } else if (type.progress != Progress::Failed) builder_.need(Need::Kind::Type, node.a);
      break;
    }
    case Kind::Let:
      note(node.b, node.offset, operands_.back());
      locals_[base_ + node.a] = pop();
      break;
    case Kind::Call: openCall(node, builder_.module().text.fileOf(node.offset)); break;
    case Kind::Apply: openApply(node); break;
    case Kind::Branch: openBranch(node, index); break;
    case Kind::Lazy: openLazy(node, index); break;
    case Kind::RangeLoop:
    case Kind::RowLoop: openLoop(node, index); break;
    case Kind::Accumulator:
    case Kind::Join: break;
    case Kind::Extern: push(callOfCxx(node)); break;
    case Kind::Mistake: push(builder_.poison(node.offset)); break;
  }
}

}  // namespace hgc
