#include "frontend/lower/machine/loops/loops.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/loop_numbers.h"
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

/// Up to this many counts, unknowns that several instances read are read by expanded code.
constexpr int64_t kFewRows = 4;
/// Up to this many, a stencil with such weights is expanded.
constexpr int64_t kWidestStencil = 32;

/// Whether the derivatives of such a loop need what it had at every count.
bool keepsEveryCount(ast::Operator op) { return ast::carries(op) || op == ast::Operator::Prod; }

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

void Loops::begin(uint32_t rank) {
  running_.clear();
  noLoops_.clear();
  unused_.clear();
  bodies_.begin(rank);
}

bool Loops::isExpanded(ast::Operator op, const Loop& loop) {
  if (!loop.over.mayStayLoop() || ast::collects(op) || loop.tried || noLoops_.contains(loop.opening)) return true;
  if (areExpanded()) return true;
  const bool isStarted = loop.next != loop.over.first;
  if (isStarted && loop.accumulated.form == Operand::Form::Scalar && builder_.constantOf(loop.accumulated)) return true;
  if (mostExpanded_ == 0 || builder_.graph().size() - loop.before.nodes > mostExpanded_) return false;
  return !isStarted || keepsEveryCount(op) || loop.over.last - loop.over.first <= kFewRows;
}

void Loops::dropTried(const Loop& loop, bool needsConstants) {
  if (needsConstants) noLoops_.insert(loop.opening);
  for (const NodeId range : bodies_.ranges(builder_.graph())) {
    if (range >= loop.tried->nodes) unused_.insert(range);
  }
}

bool Loops::isBetterAsLoop(ast::Operator op, NodeId range, std::span<const NodeId> values) {
  if (mostExpanded_ == 0 || keepsEveryCount(op)) return true;
  const Graph& graph = builder_.graph();
  const LoopBody body = bodies_.bodyOf(graph, range, values);
  const int64_t counts = graph.constantAt(graph[range].a).integer();
  if (body.nodes * static_cast<size_t>(counts) > mostExpanded_) return true;
  const auto hasDerivatives = [&](NodeId load) {
    return builder_.program().symbols[graph[load].b].kind != SymbolKind::Data;
  };
  if (counts > kFewRows && body.hasLoops) return true;
  return counts > (body.hasOffsets ? kWidestStencil : kFewRows) && std::ranges::any_of(body.shared, hasDerivatives);
}

/// The loops that the term has by now.
size_t Loops::count() {
  const Graph& graph = builder_.graph();
  return static_cast<size_t>(std::ranges::count_if(bodies_.ranges(graph), [&](NodeId range) {
    const bool isOwn = !isOpenCounter(graph[range].b) && !builder_.placing.isOfCopy(range);
    return isOwn && !unused_.contains(range) && !builder_.arena.arrayRanges.contains(range);
  }));
}

/// The number of a loop that opens here.
uint32_t Loops::nextNumber() const {
  uint32_t number = first_;
  for (const Loop& outer : running_)
    number = outer.counter.staysLoop() ? builder_.graph()[outer.counter.range].b + 1 : number;
  return number;
}

/// Reports it if so.
bool Loops::hasTooMany(uint32_t offset) {
  if (count() <= kMostRangesOfTerm) return false;
  builder_.mistakes.addTooManyLoops(offset);
  return true;
}

bool Loops::setCounter(ast::Operator op, Loop& loop, NodeId length, uint32_t offset) {
  Graph& graph = builder_.graph();
  uint32_t number = nextNumber(), folds = 0;
  for (const NodeId range : bodies_.ranges(graph)) folds = std::max(folds, blockOf(graph[range].b) + 1);
  if (op == ast::Operator::Fold) number = std::max(folds, 1U) * kLoopsOfFold;
  const NodeId size = graph.size();
  loop.counter.range = graph.range(length, number);
  loop.counter.isNew = loop.counter.range >= size;
  unused_.erase(loop.counter.range);
  builder_.arena.arrayRanges.erase(loop.counter.range);
  return !hasTooMany(offset);
}

bool Loops::setCounter(ast::Operator op, Loop& loop, uint32_t offset) {
  Graph& graph = builder_.graph();
  if (loop.over.isWritten()) loop.counter.low = graph.constant(static_cast<int32_t>(loop.over.first));
  return setCounter(op, loop, graph.constant(static_cast<int32_t>(loop.over.last - loop.over.first)), offset);
}

NodeId Loops::sumOver(NodeId counter, NodeId value, uint32_t offset) {
  Graph& graph = builder_.graph();
  const NodeId length = graph[counter].a;
  const NodeId range = graph.range(length, nextNumber());
  unused_.erase(range);
  const NodeId each = builder_.valuesAt({&value, 1}, {&counter, 1}, {&range, 1})[0];
  const bool isKnown = graph.isConstant(length);
  const bool mayLoop = !areExpanded() && count() <= kMostRangesOfTerm;
  const bool isLoop = !isKnown || (mayLoop && isBetterAsLoop(ast::Operator::Sum, range, {&each, 1}));
  if (!isKnown) hasTooMany(offset);
  if (isLoop) return graph.make(Op::SumOver, range, each);
  unused_.insert(range);
  NodeId sum = kNoNode;
  for (int32_t k = 0; k < graph.constantAt(length).integer(); ++k) {
    const NodeId place = graph.constant(k);
    const NodeId summand = builder_.valuesAt({&value, 1}, {&counter, 1}, {&place, 1})[0];
    sum = sum == kNoNode ? summand : graph.make(Op::Add, sum, summand);
  }
  return sum == kNoNode ? graph.constant(0.0) : sum;
}

}  // namespace hgc
