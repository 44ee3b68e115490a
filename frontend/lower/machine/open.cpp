/// What takes open arrays as a whole: sums over them.
#include <fmt/format.h>

#include <array>

#include "frontend/lower/loop_numbers.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/open_arrays.h"
#include "frontend/sema/builtins.h"
#include "ir/loops.h"

namespace hgc {
namespace {

using Form = Operand::Form;

/// An array of numbers, which serves as a vector.
bool isOpenVector(const Operand& operand) {
  return operand.form == Form::Open && operand.type.rank == 1 && operand.type.rows == 1 &&
         operand.type.scalar != Type::Bool;
}

}  // namespace

/// The sum of `value` at every count of an open array's counter: a loop, or, if the length is known, what a `sum` would
/// be.
NodeId Machine::sumOver(NodeId counter, NodeId value, uint32_t offset) {
  Graph& graph = builder_.graph();
  const NodeId length = graph[counter].a;
  const NodeId range = graph.range(length, nextLoop());
  unusedRanges_.erase(range);
  const NodeId each = builder_.valuesAt({&value, 1}, {&counter, 1}, {&range, 1})[0];
  const bool isKnown = graph.isConstant(length);
  const bool mayLoop = mostExpanded_ != SIZE_MAX && countRanges() <= kMostRangesOfTerm;
  const bool isLoop = !isKnown || (mayLoop && isBetterAsLoop(Operator::Sum, range, {&each, 1}));
  if (!isKnown) hasTooManyLoops(offset);
  if (isLoop) return graph.make(Op::SumOver, range, each);
  unusedRanges_.insert(range);
  NodeId sum = kNoNode;
  for (int32_t k = 0; k < graph.constantAt(length).integer(); ++k) {
    const NodeId count = graph.constant(k);
    const NodeId summand = builder_.valuesAt({&value, 1}, {&counter, 1}, {&count, 1})[0];
    sum = sum == kNoNode ? summand : graph.make(Op::Add, sum, summand);
  }
  return sum == kNoNode ? graph.constant(0.0) : sum;
}

/// `table * row` of arrays that are open along all axes.
Operand Machine::productOfOpen(const Operand& table, const Operand& row, bool isTableLeft, uint32_t offset) {
  const OpenArray open = builder_.openOf(table);
  const Operand entry = openEntry(builder_, table), factor = openAt(builder_, row, open.counters[1], offset);
  const Operand &left = isTableLeft ? entry : factor, &right = isTableLeft ? factor : entry;
  const NodeId product = builder_.graph().make(Op::Mul, builder_.realAt(left, 0), builder_.realAt(right, 0));
  const Operand sum = builder_.scalar(sumOver(open.counters[1], product, offset), ValueType::real(), offset);
  return makeOpen(builder_, {open.counters.data(), 1}, {open.dims.data(), 1}, sum, offset);
}

/// `table * row`, of rows that are written.
Operand Machine::productOfWrittenRows(const Operand& table, const Operand& row, uint32_t offset) {
  return mapOpen(builder_, {&table, 1}, offset, [&](std::span<const Operand> entries) {
    const Operand pair[] = {entries[0], row};
    return callBuiltin(builder_, builtinNamed("dot"), "dot", pair, offset);
  });
}

/// `row * table`, of rows that are written.
Operand Machine::sumOfWrittenRows(const Operand& row, const Operand& table, uint32_t offset) {
  const NodeId counter = builder_.openOf(table).counters[0], factor = builder_.realAt(openEntry(builder_, row), 0);
  const Operand entry = openEntry(builder_, table);
  return builder_.build(entry.type.of(Type::Real), offset, [&](uint32_t k) {
    return sumOver(counter, builder_.graph().make(Op::Mul, factor, builder_.realAt(entry, k)), offset);
  });
}

/// `factors * table`, of factors that are written.
Operand Machine::sumOfRows(const Operand& factors, const Operand& table, uint32_t offset) {
  Operand sum{};
  for (uint32_t k = 0; k < factors.type.extents[0]; ++k) {
    const Operand row = openAt(builder_, table, builder_.graph().constant(static_cast<int32_t>(k)), offset);
    const Operand factor = builder_.part(factors, k, factors.type.element());
    const Operand scaled = applyBinary(builder_, Operator::Mul, factor, row, offset);
    sum = k == 0 ? scaled : applyBinary(builder_, Operator::Add, sum, scaled, offset);
  }
  return sum;
}

/// `W * x` or `x * W` of arrays with two axes and one, some of which are open; nothing if it is no such product.
std::optional<Operand> Machine::productOf(const Operand& x, const Operand& y, uint32_t offset) {
  if (const Operand pair[] = {x, y}; !anyOpen(builder_, pair)) return std::nullopt;
  const Operand left = opened(builder_, x), right = opened(builder_, y);
  if (left.poisoned() || right.poisoned()) return builder_.poison(offset);
  const bool isTableLeft = left.type.rank == 2;
  Operand table = isTableLeft ? left : right, row = isTableLeft ? right : left;
  const bool reals = left.type.scalar == Type::Real || right.type.scalar == Type::Real;
  const bool fits = table.type.rank == 2 && row.type.rank == 1 && table.type.rows == 1 && row.type.rows == 1;
  if (!fits || !reals || table.form != Form::Open) return std::nullopt;
  const size_t axis = isTableLeft ? 1 : 0;  // along which it sums
  const bool isLoop = row.form == Form::Open && countOpenAxes(builder_, table) > axis;
  if (!isLoop) row = writtenOut(builder_, row);
  if (!isLoop && isTableLeft) table = writtenOut(builder_, table, 1);
  if (row.poisoned() || table.poisoned()) return noCommonShape(builder_, left, right, offset);
  const bool hasLength = isLoop ? lengthOfAxis(builder_, table, axis) == lengthOfAxis(builder_, row, 0)
                                : table.type.extents[axis] == row.type.extents[0];
  if (!hasLength) return noCommonShape(builder_, left, right, offset);
  if (!isLoop) return isTableLeft ? productOfWrittenRows(table, row, offset) : sumOfRows(row, table, offset);
  if (isTableLeft) return productOfOpen(table, row, true, offset);
  if (countOpenAxes(builder_, table) == 1) return sumOfWrittenRows(row, table, offset);
  return productOfOpen(transposeOpen(builder_, table, offset), row, false, offset);
}

/// A function of vectors, of open ones.
Operand Machine::callOfVectors(Builtin function, const Operand& x, const Operand& y, uint32_t offset) {
  Graph& graph = builder_.graph();
  const OpenArray open = builder_.openOf(x);
  const NodeId a = builder_.realAt(openEntry(builder_, x), 0), b = builder_.realAt(openEntry(builder_, y), 0);
  const auto sum = [&](NodeId p, NodeId q) { return sumOver(open.counters[0], graph.make(Op::Mul, p, q), offset); };
  const auto number = [&](NodeId node) { return builder_.scalar(node, ValueType::real(), offset); };
  const auto arrayOf = [&](NodeId entry) {
    return makeOpen(builder_, open.counters, open.dims, number(entry), offset);
  };
  switch (function) {
    case Builtin::Dot: return number(sum(a, b));
    case Builtin::Norm2: return number(sum(a, a));
    case Builtin::Norm: return number(graph.make(Op::NormRoot, sum(a, a)));
    case Builtin::Distance: {
      const NodeId difference = graph.make(Op::Sub, a, b);
      return number(graph.make(Op::NormRoot, sum(difference, difference)));
    }
    case Builtin::Normalize: {
      const NodeId scale = graph.make(Op::SafeReciprocal, graph.make(Op::NormRoot, sum(a, a)));
      return arrayOf(graph.make(Op::Mul, a, scale));
    }
    default: {  // Reflect: x - 2 dot(n, x) n
      const NodeId twice = graph.make(Op::Mul, graph.constant(2.0), sum(b, a));
      return arrayOf(graph.make(Op::Sub, a, graph.make(Op::Mul, twice, b)));
    }
  }
}

/// Functions of vectors and tables; whatever else takes open arrays does so entry by entry.
Operand Machine::callOfOpen(BuiltinFunction function, std::string_view name, std::span<const Operand> operands,
                            uint32_t offset) {
  static constexpr std::array kOfOne = {Builtin::Norm, Builtin::Norm2, Builtin::Normalize, Builtin::Transpose};
  static constexpr std::array kOfTwo = {Builtin::Dot, Builtin::Distance, Builtin::Reflect};
  const bool isOfOne = std::ranges::find(kOfOne, function.builtin) != kOfOne.end();
  const bool isOfTwo = std::ranges::find(kOfTwo, function.builtin) != kOfTwo.end();
  if (!anyOpen(builder_, operands) || !(isOfOne || isOfTwo) || operands.size() != (isOfOne ? 1U : 2U))
    return callBuiltin(builder_, function, name, operands, offset);
  std::vector<Operand> all(operands.begin(), operands.end());
  if (!unifyOpen(builder_, all, offset)) return builder_.poison(offset);
  const Operand &x = all[0], &y = all.back();
  const bool isTransposed = function.builtin == Builtin::Transpose;
  const bool isTable = x.form == Form::Open && x.type.rank == 2 && x.type.rows == 1;
  if (isTransposed && isTable) return transposeOpen(builder_, x, offset);
  if (isTransposed || !isOpenVector(x) || !isOpenVector(y)) return callBuiltin(builder_, function, name, all, offset);
  return callOfVectors(function.builtin, x, y, offset);
}

}  // namespace hgc
