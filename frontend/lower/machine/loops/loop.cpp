#include "frontend/lower/machine/loops/loop.h"

#include <fmt/format.h>

#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/indexing.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

using Form = Operand::Form;

/// Whether an integer is made of sizes, constants, indices, tables, counters of loops and lengths of ragged rows alone.
bool isBound(const Graph& graph, NodeId root) {
  bool isMade = true;
  walk(graph, {root}, [&](NodeId id) {
    const Node& node = graph[id];
    if (node.op == Op::RowBegin || node.op == Op::Range) return false;
    const bool isLeaf = info(node.op).isLeaf && node.op != Op::Table;
    const bool isKnown = node.op == Op::Const || node.op == Op::Size || node.op == Op::Index;
    isMade = isMade && (isKnown || !isLeaf) && !info(node.op).isReduction && node.op != Op::Carried;
    return isMade;
  });
  return isMade;
}

/// What `scan` gives at every step has a length.
bool mayHaveAnyLength(Builder& builder, ast::Operator op, uint32_t offset) {
  if (op != ast::Operator::Scan) return true;
  builder.mistakes.addNotKnown(offset, "the length of the result of `scan` must be known when compiling",
                               "fix the size, `dim N = 8;`; a `fold` may run over a length that comes from data");
  return false;
}

/// `lo..hi`, where one of them is not known yet.
bool countBetween(Machine& machine, Loop& loop, const Operand& low, const Operand& high) {
  Builder& builder = machine.builder;
  Graph& graph = builder.graph();
  const ast::Operator op = machine.nodes[loop.opening].op;
  if (!mayHaveAnyLength(builder, op, low.offset)) return false;
  for (const Operand& bound : {low, high}) {
    if (isBound(graph, builder.at(bound, 0))) continue;
    builder.mistakes.addNotKnown(bound.offset,
                                 "the bounds of a range may use only constants, sizes, indices and integer data",
                                 "declare data that holds them as `int`");
    return false;
  }
  loop.counter.low = builder.at(low, 0);
  const NodeId length = graph.make(Op::ISub, builder.at(high, 0), loop.counter.low);
  return machine.loops.setCounter(op, loop, length, high.offset);
}

/// The indices of a dimension, or the entries of a ragged row or an array.
bool countTo(Machine& machine, Loop& loop, const Operand& size) {
  const ast::Operator op = machine.nodes[loop.opening].op;
  return mayHaveAnyLength(machine.builder, op, loop.over.source.offset) &&
         machine.loops.setCounter(op, loop, machine.builder.at(size, 0), size.offset);
}

bool setBounds(Machine& machine, Loop& loop) {
  Builder& builder = machine.builder;
  const Operand high = machine.stack.pop(), low = machine.stack.pop();
  bool good = true;
  for (const Operand& bound : {low, high}) {
    if (!isValue(builder, bound)) {
      good = false;
    } else if (!bound.type.isInteger()) {
      builder.mistakes.add(bound.offset, fmt::format("the bounds of a range must be integers, but this is {}",
                                                     builder.nameOf(bound.type)));
      good = false;
    }
  }
  if (!good) return false;
  if (!builder.constantOf(low) || !builder.constantOf(high)) return countBetween(machine, loop, low, high);
  const auto valueOf = [&](const Operand& bound) -> int64_t {
    const int32_t value = builder.constantOf(bound)->integer();
    return bound.type.isUnsigned() ? int64_t{static_cast<uint32_t>(value)} : value;
  };
  loop.over.first = valueOf(low);
  loop.over.last = valueOf(high);
  loop.over.extent = high.has(Operand::kOfLength) ? high : low;
  return true;
}

bool setSource(Machine& machine, Loop& loop) {
  Builder& builder = machine.builder;
  const Operand source = loop.over.source = opened(builder, machine.stack.pop());
  if (source.poisoned()) return false;
  if (source.has(Operand::kDimension)) {
    const std::optional<Constant> size = builder.constantOf(source);
    if (!size) return countTo(machine, loop, source);
    loop.over.last = size->integer();
    return true;
  }
  if (source.form != Form::Row && source.type.isInteger()) {
    builder.mistakes.add(source.offset, "a reduction must run over a range `lo..hi`, a ragged row or an array");
    return false;
  }
  const Operand length = lengthOf(builder, source, machine.nodes[loop.opening].offset);
  if (length.poisoned()) return false;
  const std::optional<Constant> known = builder.constantOf(length);
  if (!known && (source.form == Form::Row || source.form == Form::Open)) return countTo(machine, loop, length);
  if (!known) return isValue(builder, source);  // a symbol as a whole: says so
  loop.over.last = known->integer();
  loop.over.extent = length;
  return true;
}

}  // namespace

bool setRange(Machine& machine, Loop& loop) {
  const bool isOfBounds = machine.nodes[loop.opening].kind == ast::Kind::RangeLoop;
  return isOfBounds ? setBounds(machine, loop) : setSource(machine, loop);
}

Operand loopVariable(Builder& builder, const Loop& loop, uint32_t offset) {
  Graph& graph = builder.graph();
  const Operand& source = loop.over.source;
  const auto k = static_cast<int32_t>(loop.next);
  const bool isCounter = loop.counter.staysLoop();
  const auto place = [&] { return isCounter ? loop.counter.range : graph.constant(k); };
  if (source.form == Form::Row) return rowEntry(builder, source, place(), offset);
  if (source.form == Form::Open) return openAt(builder, source, place(), offset);
  if (source.has(Operand::kDimension)) return builder.scalar(place(), ValueType::integer(source.symbol), offset);
  if (isCounter)
    return builder.scalar(graph.make(Op::IAdd, loop.counter.low, loop.counter.range), ValueType::integer(), offset);
  if (loop.over.isWritten()) return builder.integer(k, offset);
  const ValueType element = source.type.element();
  return builder.part(source, static_cast<uint32_t>(k) * element.count(), element);
}

DimId dimOf(const Builder& builder, const Loop& loop) {
  const Graph& graph = builder.graph();
  const auto [range, low, isNew] = loop.counter;
  if (loop.over.source.form == Form::Open) return builder.arena.openOf(loop.over.source).dims[0];
  if (loop.over.source.has(Operand::kDimension)) return loop.over.source.symbol;
  const bool isFromZero = low != kNoNode && graph.isConstant(low) && graph.constantAt(low).integer() == 0;
  const Node& length = graph[graph[range].a];
  return isFromZero && length.op == Op::Size ? length.b : kNone;
}

}  // namespace hgc
