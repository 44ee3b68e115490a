/// Loops that make arrays, and tuples: comprehensions and `scan`.
#include <fmt/format.h>

#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {

bool Machine::collects(Operator op) { return op == Operator::Scan || ast::isComprehension(op); }

/// What a `scan` gives at every step has a length.
bool Machine::mayStayLoop(Operator op, uint32_t offset) {
  if (op != Operator::Scan) return true;
  builder_.notKnown(offset, "the length of what `scan` gives must be known when compiling",
                    "fix the size, `dim N = 8;`; a `fold` may run over what the data sizes");
  return false;
}

/// The dimension that a loop over an unknown range counts through, or kNone.
DimId Machine::dimOf(const Frame& frame) const {
  const Graph& graph = builder_.graph();
  if (frame.source.form == Operand::Form::Open) return builder_.openOf(frame.source).dims[0];
  if (frame.source.has(Operand::kDimension)) return frame.source.symbol;
  const bool isFromZero =
      frame.low != kNoNode && graph.isConstant(frame.low) && graph.constantAt(frame.low).integer() == 0;
  const Node& length = graph[graph[frame.range].a];
  return isFromZero && length.op == Op::Size ? length.b : kNone;
}

/// One more value of the running loop; it waits on the stack.
void Machine::collect(const Operand& value) {
  Frame& frame = frames_.back();
  const ast::Node& loop = nodes_[frame.opening];
  if (frame.range != kNoNode) {
    if (frame.isNewRange) builder_.arrayRanges.insert(frame.range);
    return closeLoop(collectOpen(builder_, frame.range, dimOf(frame), value, loop.offset));
  }
  if (isOpenElement(value)) return collectByCounter();
  if (loop.op == Operator::Scan) {
    frame.accumulated = foldOver(loop.op, frame.accumulated, value);
    if (frame.accumulated.poisoned()) return closeLoop(frame.accumulated);
  }
  push(loop.op == Operator::Scan ? frame.accumulated : value);
  ++frame.collected;
  if (++frame.next < frame.last) return iterate();
  Operand result = joinCollected(top(frame.collected), loop.offset);
  builder_.keepOnly(frame.mark, result);
  closeLoop(result);
}

/// Whether a comprehension over a known range has open arrays for elements, or is to be one, and counts by something
/// that may be a counter.
bool Machine::isOpenElement(const Operand& value) const {
  const Frame& frame = frames_.back();
  const ast::Node& loop = nodes_[frame.opening];
  const bool hasCounter =
      loop.kind == Kind::RangeLoop || frame.source.has(Operand::kDimension) || frame.source.form == Operand::Form::Open;
  const bool isOpen = value.form == Operand::Form::Open && value.type.isOpen();
  return hasCounter && (loop.op == Operator::CollectOpen || (loop.op == Operator::Collect && isOpen));
}

/// Such elements are computed anew, at a counter.
void Machine::collectByCounter() {
  Frame& frame = frames_.back();
  const ast::Node& loop = nodes_[frame.opening];
  Graph& graph = builder_.graph();
  if (loop.kind == Kind::RangeLoop) frame.low = graph.constant(static_cast<int32_t>(frame.first));
  const NodeId length = graph.constant(static_cast<int32_t>(frame.last - frame.first));
  if (!setCounter(frame, loop.op, length, loop.offset)) return closeLoop(builder_.poison(loop.offset));
  iterate();
}

/// The array of the values; of tuples a tuple of arrays.
Operand Machine::joinCollected(std::span<const Operand> values, uint32_t offset) {
  if (values[0].form != Operand::Form::Tuple) return makeArray(builder_, values, offset);
  std::vector<Operand> arrays;
  for (uint32_t k = 0; k < values[0].row; ++k) {
    std::vector<Operand> elements;
    for (const Operand& value : values) elements.push_back(builder_.membersOf(value)[k]);
    arrays.push_back(makeArray(builder_, elements, offset));
    if (arrays.back().poisoned()) return builder_.poison(offset);
  }
  return builder_.tuple(arrays, offset);
}

Operand Machine::makeTuple(const ast::Node& node) {
  for (uint32_t k = 0; k < node.a; ++k) {
    Operand& member = operands_[operands_.size() - node.a + k];
    member = opened(builder_, member);
    if (member.form != Operand::Form::Open && !builder_.isValue(member)) return builder_.poison(node.offset);
  }
  return builder_.tuple(top(node.a), node.offset);
}

}  // namespace hgc
