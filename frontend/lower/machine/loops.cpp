/// Reductions that unroll: their ranges are known when compiling, or are the rows of one topology.
#include <fmt/format.h>

#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/indexing.h"
#include "frontend/lower/operations/open_arrays.h"
#include "frontend/lower/operations/tuples.h"

namespace hgc {

void Machine::openLoop(const ast::Node& node, uint32_t index) {
  Frame frame{.kind = Frame::Kind::Loop, .end = node.b, .resume = node.b + 1, .opening = index};
  const bool folds = ast::carries(node.op);
  const Operand start = folds ? opened(builder_, pop()) : builder_.poison(node.offset);
  const std::vector<Operand> carried = folds ? membersOf(start) : std::vector<Operand>();
  const bool started = std::ranges::all_of(carried, [&](const Operand& each) { return builder_.isValue(each); });
  if (!(node.kind == Kind::RangeLoop ? setRange(frame, node.op) : setSource(frame, node)) || !started) {
    push(builder_.poison(node.offset));
    at_ = node.b + 1;
    return;
  }
  if (frame.range == kNoNode && frame.first >= frame.last) {
    push(node.op == Operator::Fold ? start : emptyResult(node.op, frame.extent, node.offset));
    at_ = node.b + 1;
    return;
  }
  frame.next = frame.first;
  frame.start = start;
  frame.isTrial = folds && frame.range != kNoNode && needsTrial(start);
  if (frame.isTrial) builder_.mute();
  frame.accumulated = folds && frame.range != kNoNode ? carry(frame, start) : start;
  frame.nodes = builder_.graph().size();
  pushFrame(frame, index + 1);
  if (frame.range == kNoNode && !isExpanded(frame)) return tryLoop();
  iterate();
}

/// `lo..hi` from the stack.
bool Machine::setRange(Frame& frame, Operator op) {
  const Operand high = pop(), low = pop();
  bool good = true;
  for (const Operand& bound : {low, high}) {
    if (!builder_.isValue(bound)) {
      good = false;
    } else if (!bound.type.isInteger()) {
      builder_.mistake(bound.offset,
                       fmt::format("the bounds of a range are integers, but this is {}", builder_.nameOf(bound.type)));
      good = false;
    }
  }
  if (!good) return false;
  if (!builder_.constantOf(low) || !builder_.constantOf(high))
    return mayStayLoop(op, low.offset) && keepLoop(frame, op, low, high);
  const auto valueOf = [&](const Operand& bound) -> int64_t {
    const int32_t value = builder_.constantOf(bound)->integer();
    return bound.type.isUnsigned() ? int64_t{static_cast<uint32_t>(value)} : value;
  };
  frame.first = valueOf(low);
  frame.last = valueOf(high);
  frame.extent = high.has(Operand::kOfLength) ? high : low;
  return true;
}

/// A ragged row, the elements of an array, or the indices of a dimension of fixed size.
bool Machine::setSource(Frame& frame, const ast::Node& node) {
  frame.source = opened(builder_, pop());
  if (frame.source.poisoned()) return false;
  if (frame.source.has(Operand::kDimension)) {
    const std::optional<Constant> size = builder_.constantOf(frame.source);
    if (!size) return mayStayLoop(node.op, frame.source.offset) && keepLoop(frame, node.op, frame.source);
    frame.last = size->integer();
    return true;
  }
  if (frame.source.form != Operand::Form::Row && frame.source.type.isInteger()) {
    builder_.mistake(frame.source.offset, "a reduction runs over a range `lo..hi`, a ragged row or an array");
    return false;
  }
  const Operand length = lengthOf(builder_, frame.source, node.offset);
  if (length.poisoned()) return false;
  const std::optional<Constant> known = builder_.constantOf(length);
  if (!known && (frame.source.form == Operand::Form::Row || frame.source.form == Operand::Form::Open))
    return mayStayLoop(node.op, frame.source.offset) && keepLoop(frame, node.op, length);
  if (!known) return builder_.isValue(frame.source);  // a symbol as a whole: says so
  frame.last = known->integer();
  frame.extent = length;
  return true;
}

Operand Machine::loopVariable(const Frame& frame, uint32_t offset) {
  if (frame.range != kNoNode) return rangeVariable(frame, offset);
  const auto k = static_cast<int32_t>(frame.next);
  if (nodes_[frame.opening].kind == Kind::RangeLoop) return builder_.integer(k, offset);
  const Operand& source = frame.source;
  if (source.has(Operand::kDimension)) {
    return builder_.scalar(builder_.graph().constant(k), ValueType::integer(source.symbol), offset);
  }
  if (source.form == Operand::Form::Row) return rowEntry(builder_, source, builder_.graph().constant(k), offset);
  if (source.form == Operand::Form::Open) return openAt(builder_, source, builder_.graph().constant(k), offset);
  const ValueType element = source.type.element();
  return builder_.part(source, static_cast<uint32_t>(k) * element.count(), element);
}

void Machine::iterate() {
  Frame& frame = frames_.back();
  const ast::Node& loop = nodes_[frame.opening];
  locals_[base_ + loop.a] = loopVariable(frame, loop.offset);
  for (uint32_t k = 0; k < loop.count; ++k) {
    const ast::Node& accumulator = nodes_[frame.opening - loop.count + k];
    const Operand& state = frame.accumulated;
    locals_[base_ + accumulator.a] =
        loop.count == 1 ? state : partOf(builder_, state, k, loop.count, accumulator.offset);
  }
  at_ = frame.opening + 1;
}

void Machine::finishIteration() {
  Frame& frame = frames_.back();
  const ast::Node& loop = nodes_[frame.opening];
  const Operand value = opened(builder_, pop());
  if (frame.isTrial) builder_.unmute();
  follow(loop.offset);
  steps_ += kStepsPerIteration;
  const bool several = value.form == Operand::Form::Tuple && ast::carries(loop.op);
  const bool isOpen = value.form == Operand::Form::Open && !ast::carries(loop.op);
  const bool good = (several || isOpen || builder_.isValue(value)) && withinLimits(loop.offset);
  if (!good) return closeLoop(builder_.poison(loop.offset));
  if (collects(loop.op)) return collect(value);
  if (frame.range != kNoNode && ast::carries(loop.op)) return foldLoop(value);
  if (frame.range != kNoNode) return closeLoop(reduceOver(loop.op, frame, value, loop.offset));
  if (loop.op == Operator::Fold) frame.accumulated = foldOver(loop.op, frame.accumulated, value);
  else
    frame.accumulated = accumulate(
        loop.op, frame.next == frame.first ? builder_.poison(loop.offset) : frame.accumulated, value, loop.offset);
  if (frame.accumulated.poisoned()) return closeLoop(frame.accumulated);
  builder_.keepOnly(frame.mark, frame.accumulated);
  const bool logical = loop.op == Operator::Any || loop.op == Operator::All;
  const std::optional<Constant> settled = logical ? builder_.constantOf(frame.accumulated) : std::nullopt;
  if (settled && settled->boolean() == (loop.op == Operator::Any)) return closeLoop(frame.accumulated);
  if (++frame.next >= frame.last) return closeLoop(finalResult(loop.op, frame, loop.offset));
  if (!isExpanded(frame)) return tryLoop();
  iterate();
}

void Machine::closeLoop(const Operand& result) {
  if (goOnExpanding(result)) return;
  operands_.resize(operands_.size() - frames_.back().collected);
  push(result);
  Operand value = leave();
  value.offset = nodes_[at_ - 1].offset;
  push(value);
}

/// The accumulator's next value. Its type is fixed, but what starts as an integer may become real, as in other places.
Operand Machine::foldOver(Operator op, const Operand& accumulated, const Operand& value) {
  const auto sizeOf = [](const Operand& state) { return state.form == Operand::Form::Tuple ? state.row : 1; };
  if (sizeOf(accumulated) != sizeOf(value)) {
    return builder_.mistake(
        value.offset,
        fmt::format("the body of `{}` must give {}, but this is {}", ast::spelling(op),
                    sizeOf(accumulated) == 1 ? "one value" : fmt::format("{} values", accumulated.row),
                    sizeOf(value) == 1 ? "one" : std::to_string(value.row)),
        "one for each accumulator: `(a, b)`");
  }
  if (accumulated.form == Operand::Form::Tuple) {
    return combineMembers(builder_, accumulated, value, value.offset,
                          [&](const Operand& before, const Operand& after) { return foldOver(op, before, after); });
  }
  const std::optional<ValueType> type = unify(accumulated, value);
  if (type) return convert(builder_, value, *type);
  return builder_.mistake(
      value.offset,
      fmt::format("the body of `{}` must give what the accumulator is, {}, but this is {}", ast::spelling(op),
                  builder_.nameOf(accumulated.type), builder_.nameOf(value.type)),
      "start from a value of that type");
}

/// The first value stands for itself: 0 + x would turn -0 into 0.
Operand Machine::accumulate(Operator op, const Operand& sum, const Operand& value, uint32_t offset) {
  const bool logical = op == Operator::Any || op == Operator::All;
  if (logical != value.type.isBoolean()) {
    return builder_.mistake(value.offset,
                            fmt::format("`{}` runs over {}, but this is {}", ast::spelling(op),
                                        logical ? "bool" : "numbers", builder_.nameOf(value.type)),
                            logical ? "a body reaches as far as it can: put the whole into parentheses" : "");
  }
  if (sum.poisoned()) return value;
  const Operand pair[] = {sum, value};
  switch (op) {
    case Operator::Prod: return applyBinary(builder_, Operator::Mul, sum, value, offset);
    case Operator::Min: return applyScalar(builder_, Op::Min, pair, offset);
    case Operator::Max: return applyScalar(builder_, Op::Max, pair, offset);
    case Operator::Any: return applyBinary(builder_, Operator::Or, sum, value, offset);
    case Operator::All: return applyBinary(builder_, Operator::And, sum, value, offset);
    default: return applyBinary(builder_, Operator::Add, sum, value, offset);
  }
}

Operand Machine::finalResult(Operator op, const Frame& frame, uint32_t offset) {
  if (op != Operator::Mean) return frame.accumulated;
  const auto count = static_cast<int32_t>(frame.last - frame.first);
  const bool single = frame.accumulated.type.isSingle();
  return applyBinary(builder_, Operator::Div, frame.accumulated,
                     single ? builder_.integer(count, offset) : builder_.real(count, offset), offset);
}

Operand Machine::emptyResult(Operator op, const Operand& extent, uint32_t offset) {
  switch (op) {
    case Operator::Sum: return builder_.integer(0, offset, Operand::kLiteral | Operand::kEmpty | Operand::kEither);
    case Operator::Prod: return builder_.integer(1, offset, Operand::kLiteral | Operand::kEmpty | Operand::kEither);
    case Operator::Any: return builder_.boolean(false, offset);
    case Operator::All: return builder_.boolean(true, offset);
    case Operator::Scan:
    case Operator::Collect:
    case Operator::CollectOpen:
      return builder_.mistakeOf(extent, offset, "an array needs at least one element: the range is empty");
    default:
      return builder_.mistakeOf(extent, offset, fmt::format("`{}` of nothing: the range is empty", ast::spelling(op)));
  }
}

}  // namespace hgc
