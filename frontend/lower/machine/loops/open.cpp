#include "frontend/lower/machine/loops/open.h"

#include <algorithm>
#include <array>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

using Form = Operand::Form;

/// An array of numbers, which serves as a vector.
bool isOpenVector(const Operand& operand) {
  return operand.form == Form::Open && operand.type.rank == 1 && operand.type.rows == 1 &&
         operand.type.scalar != Type::Bool;
}

/// `table * row` of arrays that are open along all axes.
Operand productOfOpen(Builder& builder, Loops& loops, const Operand& table, const Operand& row, bool isTableLeft,
                      uint32_t offset) {
  const OpenArray open = builder.arena.openOf(table);
  const Operand entry = openEntry(builder, table), factor = openAt(builder, row, open.counters[1], offset);
  const Operand &left = isTableLeft ? entry : factor, &right = isTableLeft ? factor : entry;
  const NodeId product = builder.graph().make(Op::Mul, builder.realAt(left, 0), builder.realAt(right, 0));
  const Operand sum = builder.scalar(loops.sumOver(open.counters[1], product, offset), ValueType::real(), offset);
  return makeOpen(builder, {open.counters.data(), 1}, {open.dims.data(), 1}, sum, offset);
}

/// `table * row`, of rows that are written.
Operand productOfWrittenRows(Builder& builder, const Operand& table, const Operand& row, uint32_t offset) {
  return mapOpen(builder, {&table, 1}, offset, [&](std::span<const Operand> entries) {
    const Operand pair[] = {entries[0], row};
    return callBuiltin(builder, builtinNamed("dot"), "dot", pair, offset);
  });
}

/// `row * table`, of rows that are written.
Operand sumOfWrittenRows(Builder& builder, Loops& loops, const Operand& row, const Operand& table, uint32_t offset) {
  const NodeId counter = builder.arena.openOf(table).counters[0], factor = builder.realAt(openEntry(builder, row), 0);
  const Operand entry = openEntry(builder, table);
  return builder.build(entry.type.of(Type::Real), offset, [&](uint32_t k) {
    return loops.sumOver(counter, builder.graph().make(Op::Mul, factor, builder.realAt(entry, k)), offset);
  });
}

/// `factors * table`, of factors that are written.
Operand sumOfRows(Builder& builder, const Operand& factors, const Operand& table, uint32_t offset) {
  Operand sum{};
  for (uint32_t k = 0; k < factors.type.extents[0]; ++k) {
    const Operand row = openAt(builder, table, builder.graph().constant(static_cast<int32_t>(k)), offset);
    const Operand factor = builder.part(factors, k, factors.type.element());
    const Operand scaled = applyBinary(builder, ast::Operator::Mul, factor, row, offset);
    sum = k == 0 ? scaled : applyBinary(builder, ast::Operator::Add, sum, scaled, offset);
  }
  return sum;
}

/// A function of vectors, of open ones.
Operand callOfVectors(Builder& builder, Loops& loops, Builtin function, const Operand& x, const Operand& y,
                      uint32_t offset) {
  Graph& graph = builder.graph();
  const OpenArray open = builder.arena.openOf(x);
  const NodeId a = builder.realAt(openEntry(builder, x), 0), b = builder.realAt(openEntry(builder, y), 0);
  const auto sum = [&](NodeId p, NodeId q) {
    return loops.sumOver(open.counters[0], graph.make(Op::Mul, p, q), offset);
  };
  const auto number = [&](NodeId node) { return builder.scalar(node, ValueType::real(), offset); };
  const auto arrayOf = [&](NodeId entry) { return makeOpen(builder, open.counters, open.dims, number(entry), offset); };
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

}  // namespace

std::optional<Operand> productOf(Builder& builder, Loops& loops, const Operand& x, const Operand& y, uint32_t offset) {
  if (const Operand pair[] = {x, y}; !anyOpen(builder, pair)) return std::nullopt;
  const Operand left = opened(builder, x), right = opened(builder, y);
  if (left.poisoned() || right.poisoned()) return poison(offset);
  const bool isTableLeft = left.type.rank == 2;
  Operand table = isTableLeft ? left : right, row = isTableLeft ? right : left;
  const bool reals = left.type.scalar == Type::Real || right.type.scalar == Type::Real;
  const bool fits = table.type.rank == 2 && row.type.rank == 1 && table.type.rows == 1 && row.type.rows == 1;
  if (!fits || !reals || table.form != Form::Open) return std::nullopt;
  const size_t axis = isTableLeft ? 1 : 0;  // along which it sums
  const bool isLoop = row.form == Form::Open && countOpenAxes(builder, table) > axis;
  if (!isLoop) row = writtenOut(builder, row);
  if (!isLoop && isTableLeft) table = writtenOut(builder, table, 1);
  if (row.poisoned() || table.poisoned()) return noCommonShape(builder, left, right, offset);
  const bool hasLength = isLoop ? lengthOfAxis(builder, table, axis) == lengthOfAxis(builder, row, 0)
                                : table.type.extents[axis] == row.type.extents[0];
  if (!hasLength) return noCommonShape(builder, left, right, offset);
  if (!isLoop)
    return isTableLeft ? productOfWrittenRows(builder, table, row, offset) : sumOfRows(builder, row, table, offset);
  if (isTableLeft) return productOfOpen(builder, loops, table, row, true, offset);
  if (countOpenAxes(builder, table) == 1) return sumOfWrittenRows(builder, loops, row, table, offset);
  return productOfOpen(builder, loops, transposeOpen(builder, table, offset), row, false, offset);
}

Operand callOfOpen(Builder& builder, Loops& loops, BuiltinFunction function, std::string_view name,
                   std::span<const Operand> operands, uint32_t offset) {
  static constexpr std::array kOfOne = {Builtin::Norm, Builtin::Norm2, Builtin::Normalize, Builtin::Transpose};
  static constexpr std::array kOfTwo = {Builtin::Dot, Builtin::Distance, Builtin::Reflect};
  const bool isOfOne = std::ranges::find(kOfOne, function.builtin) != kOfOne.end();
  const bool isOfTwo = std::ranges::find(kOfTwo, function.builtin) != kOfTwo.end();
  if (!anyOpen(builder, operands) || !(isOfOne || isOfTwo) || operands.size() != (isOfOne ? 1U : 2U))
    return callBuiltin(builder, function, name, operands, offset);
  std::vector<Operand> all(operands.begin(), operands.end());
  if (!unifyOpen(builder, all, offset)) return poison(offset);
  const Operand &x = all[0], &y = all.back();
  const bool isTransposed = function.builtin == Builtin::Transpose;
  const bool isTable = x.form == Form::Open && x.type.rank == 2 && x.type.rows == 1;
  if (isTransposed && isTable) return transposeOpen(builder, x, offset);
  if (isTransposed || !isOpenVector(x) || !isOpenVector(y)) return callBuiltin(builder, function, name, all, offset);
  return callOfVectors(builder, loops, function.builtin, x, y, offset);
}

}  // namespace hgc
