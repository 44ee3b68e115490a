#include "frontend/lower/machine/loops/accumulate.h"

#include <fmt/format.h>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/open_arrays.h"
#include "frontend/lower/operations/tuples.h"

namespace hgc {
namespace {

using ast::Operator;

std::optional<Op> reductionOf(Operator op) {
  switch (op) {
    case Operator::Sum:
    case Operator::Mean: return Op::SumOver;
    case Operator::Prod: return Op::ProdOver;
    case Operator::Min: return Op::MinOver;
    case Operator::Max: return Op::MaxOver;
    case Operator::Any: return Op::AnyOver;
    case Operator::All: return Op::AllOver;
    default: return std::nullopt;
  }
}

}  // namespace

Operand foldOver(Builder& builder, Operator op, const Operand& accumulated, const Operand& value) {
  const auto sizeOf = [](const Operand& state) { return state.form == Operand::Form::Tuple ? state.row : 1; };
  if (sizeOf(accumulated) != sizeOf(value)) {
    return builder.mistakes.add(
        value.offset,
        fmt::format("the body of `{}` must give {}, but this is {}", ast::spelling(op),
                    sizeOf(accumulated) == 1 ? "one value" : fmt::format("{} values", accumulated.row),
                    sizeOf(value) == 1 ? "one" : std::to_string(value.row)),
        "one for each accumulator: `(a, b)`");
  }
  if (accumulated.form == Operand::Form::Tuple) {
    return combineMembers(builder, accumulated, value, value.offset, [&](const Operand& before, const Operand& after) {
      return foldOver(builder, op, before, after);
    });
  }
  const std::optional<ValueType> type = unify(accumulated, value);
  if (type) return convert(builder, value, *type);
  return builder.mistakes.add(
      value.offset,
      fmt::format("the body of `{}` must have the type of the accumulator, {}, but this is {}", ast::spelling(op),
                  builder.nameOf(accumulated.type), builder.nameOf(value.type)),
      "start from a value of that type");
}

/// The first value stands for itself: 0 + x would turn -0 into 0.
Operand accumulate(Builder& builder, Operator op, const Operand& sum, const Operand& value, uint32_t offset) {
  const bool logical = op == Operator::Any || op == Operator::All;
  if (logical != value.type.isBoolean()) {
    return builder.mistakes.add(value.offset,
                                fmt::format("`{}` runs over {}, but this is {}", ast::spelling(op),
                                            logical ? "bool" : "numbers", builder.nameOf(value.type)),
                                logical ? "a body extends as far as possible: put the whole into parentheses" : "");
  }
  if (sum.poisoned()) return value;
  const Operand pair[] = {sum, value};
  switch (op) {
    case Operator::Prod: return applyBinary(builder, Operator::Mul, sum, value, offset);
    case Operator::Min: return applyScalar(builder, Op::Min, pair, offset);
    case Operator::Max: return applyScalar(builder, Op::Max, pair, offset);
    case Operator::Any: return applyBinary(builder, Operator::Or, sum, value, offset);
    case Operator::All: return applyBinary(builder, Operator::And, sum, value, offset);
    default: return applyBinary(builder, Operator::Add, sum, value, offset);
  }
}

Operand finalResult(Builder& builder, Operator op, const Operand& accumulated, int64_t count, uint32_t offset) {
  if (op != Operator::Mean) return accumulated;
  const auto divisor = static_cast<int32_t>(count);
  return applyBinary(builder, Operator::Div, accumulated,
                     accumulated.type.isSingle() ? builder.integer(divisor, offset) : builder.real(divisor, offset),
                     offset);
}

Operand emptyResult(Builder& builder, Operator op, const Operand& extent, uint32_t offset) {
  constexpr uint8_t kAnyShape = Operand::kLiteral | Operand::kEmpty | Operand::kEither;
  switch (op) {
    case Operator::Sum: return builder.integer(0, offset, kAnyShape);
    case Operator::Prod: return builder.integer(1, offset, kAnyShape);
    case Operator::Any: return builder.boolean(false, offset);
    case Operator::All: return builder.boolean(true, offset);
    case Operator::Scan:
    case Operator::Collect:
    case Operator::CollectOpen:
      return mistakeOf(builder, extent, offset, "an array needs at least one element: the range is empty");
    default:
      return mistakeOf(builder, extent, offset, fmt::format("`{}` of nothing: the range is empty", ast::spelling(op)));
  }
}

Operand joinCollected(Builder& builder, std::span<const Operand> values, uint32_t offset) {
  if (values[0].form != Operand::Form::Tuple) return makeArray(builder, values, offset);
  std::vector<Operand> arrays;
  for (uint32_t k = 0; k < values[0].row; ++k) {
    std::vector<Operand> elements;
    for (const Operand& value : values) elements.push_back(builder.arena.membersOf(value)[k]);
    arrays.push_back(makeArray(builder, elements, offset));
    if (arrays.back().poisoned()) return poison(offset);
  }
  return builder.arena.tuple(arrays, offset);
}

Operand reduceOver(Builder& builder, Operator op, NodeId range, const Operand& value, uint32_t offset) {
  if (value.form == Operand::Form::Open) {
    return mapOpen(builder, {&value, 1}, offset, [&](std::span<const Operand> entries) {
      return reduceOver(builder, op, range, entries[0], offset);
    });
  }
  if (accumulate(builder, op, poison(offset), value, offset).poisoned()) return poison(offset);
  const bool isOrdered = op == Operator::Min || op == Operator::Max;
  const bool isProductOfMatrices = op == Operator::Prod && value.type.isMatrix();
  if (value.type.isSingle() || (isOrdered && value.type.isUnsigned()) || isProductOfMatrices) {
    return builder.mistakes.add(value.offset,
                                fmt::format("`{}` of {} unrolls: its range must be known when compiling",
                                            ast::spelling(op), builder.nameOf(value.type)),
                                "fix the size, `dim N = 8;`");
  }
  Graph& graph = builder.graph();
  Operand result = builder.build(value.type, offset,
                                 [&](uint32_t k) { return graph.make(*reductionOf(op), range, builder.at(value, k)); });
  result.flags = value.lasting();
  const bool adds = op == Operator::Sum || op == Operator::Prod;
  if (adds && value.isOfData() && !value.type.isUnsigned()) result.flags |= Operand::kWraps;
  if (op != Operator::Mean) return result;
  const NodeId length = graph.make(Op::IMax, graph[range].a, graph.constant(int32_t{0}));
  const Operand count = builder.scalar(graph.make(Op::ToReal, length), ValueType::real(), offset);
  return applyBinary(builder, Operator::Div, result, count, offset);
}

Operand carry(Builder& builder, NodeId range, const Operand& start) {
  if (start.form == Operand::Form::Tuple) {
    std::vector<Operand> members;
    for (uint32_t k = 0; k < start.row; ++k)
      members.push_back(carry(builder, range, builder.arena.membersOf(start)[k]));
    return builder.arena.tuple(members, start.offset);
  }
  return builder.build(start.type, start.offset, [&](uint32_t k) {
    const NodeId first = builder.at(start, k);
    return builder.graph().carried(range, first);
  });
}

Operand endFold(Builder& builder, NodeId range, std::span<const Operand> before, std::span<const Operand> after,
                uint32_t offset) {
  Graph& graph = builder.graph();
  NodeId steps = range;
  for (size_t m = before.size(); m-- > 0;) {
    for (uint32_t k = before[m].type.count(); k-- > 0;)
      steps = graph.make(Op::Next, builder.at(before[m], k), builder.at(after[m], k), steps);
  }
  std::vector<Operand> results;
  for (const Operand& carried : before) {
    results.push_back(builder.build(carried.type, offset, [&](uint32_t k) {
      return graph.make(Op::FoldOver, range, builder.at(carried, k), steps);
    }));
  }
  return results.size() == 1 ? results[0] : builder.arena.tuple(results, offset);
}

std::vector<Operand> membersOf(const Builder& builder, const Operand& operand) {
  if (operand.form != Operand::Form::Tuple) return {operand};
  const std::span<const Operand> members = builder.arena.membersOf(operand);
  return {members.begin(), members.end()};
}

}  // namespace hgc
