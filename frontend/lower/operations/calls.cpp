#include "frontend/lower/operations/calls.h"

#include <fmt/format.h>

#include <cmath>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/indexing.h"
#include "frontend/lower/operations/integers.h"
#include "frontend/lower/operations/linear.h"
#include "frontend/lower/operations/open_arrays.h"
#include "ir/analysis/slope.h"
#include "ir/term_source.h"

namespace hgc {
namespace {

bool allValues(Builder& builder, std::span<const Operand> operands) {
  bool good = true;
  for (const Operand& operand : operands) good = isValue(builder, operand) && good;
  return good;
}

/// Whether an argument is an array whose length data knows, which is a mistake.
bool refusesOpen(Builder& builder, BuiltinFunction function, std::string_view name, std::span<const Operand> operands,
                 uint32_t offset) {
  if (!anyOpen(builder, operands)) return false;
  std::string types;
  bool isAnyOpen = false, hasSeveralAxes = false;
  for (const Operand& operand : operands) {
    const Operand given = opened(builder, operand);
    isAnyOpen = isAnyOpen || given.type.isOpen();
    hasSeveralAxes = hasSeveralAxes || given.type.rank > 1;
    types += (types.empty() ? "" : ", ") + builder.nameOf(given);
  }
  if (!isAnyOpen) return false;
  const bool takesOpen =
      function.builtin >= Builtin::Dot && function.builtin <= Builtin::Reflect && function.builtin != Builtin::Cross;
  builder.mistakes.add(offset, fmt::format("`{}` cannot take ({})", name, types),
                       takesOpen && hasSeveralAxes ? "run over the rows: `sum(row in a) norm2(row)`"
                       : takesOpen                 ? "its elements are real numbers, not vectors"
                       : function.builtin == Builtin::Transpose
                           ? "it takes tables of numbers"
                           : "it needs lengths that the program states, as in `dim D = 3;`");
  return true;
}

/// How many arguments a function takes; 0: any number.
uint32_t arityOf(BuiltinFunction function) {
  switch (function.builtin) {
    case Builtin::Scalar: return info(function.op).signature.arity;
    case Builtin::Select: return 3;
    case Builtin::Xor:
    case Builtin::RotateLeft:
    case Builtin::RotateRight:
    case Builtin::MulHigh:
    case Builtin::Dot:
    case Builtin::Cross:
    case Builtin::Distance:
    case Builtin::Reflect:
    case Builtin::Outer:
    case Builtin::Slope: return 2;
    case Builtin::Vec2:
    case Builtin::Vec3:
    case Builtin::Vec4:
    case Builtin::Mat2:
    case Builtin::Mat3:
    case Builtin::Mat4: return 0;
    default: return 1;
  }
}

/// Whether it takes open arrays entry by entry.
bool isByEntry(Builtin builtin) {
  return builtin == Builtin::Scalar || builtin == Builtin::Select ||
         (builtin >= Builtin::Real && builtin <= Builtin::Single);
}

/// What is written for a call with so many arguments that other languages have.
std::string insteadOfCall(std::string_view name, size_t count) {
  const bool isExtremum = name == "min" || name == "max";
  if (isExtremum && count == 1) return fmt::format("over a range or an array it is `{}(k in a) k`", name);
  if (isExtremum && count > 2) return fmt::format("over an array it is `{}(k in [a, b, c]) k`", name);
  if (name == "atan" && count == 2) return "the angle of a point is `atan2(y, x)`";
  if (name == "log" && count == 2) return "to another base it is `log(a) / log(b)`";
  if (name == "round" && count == 2) return "to other places it is `round(a * 100) / 100`";
  if (name == "norm" && count == 2) return "it is the Euclidean one; others are sums: `sum(k in a) abs(k)`";
  return "";
}

/// All scalars of the arguments one after another, as reals. An array of numbers or vectors stands for its elements.
std::optional<std::vector<NodeId>> flatten(Builder& builder, std::string_view name, std::span<const Operand> operands) {
  std::vector<NodeId> scalars;
  for (const Operand& operand : operands) {
    const bool table = operand.type.rank > 1 || (operand.type.rank == 1 && operand.type.columns > 1);
    if (operand.type.scalar == Type::Bool || table) {
      builder.mistakes.add(operand.offset, fmt::format("`{}` is not made of {}", name, builder.nameOf(operand.type)));
      return std::nullopt;
    }
    for (uint32_t k = 0; k < operand.type.count(); ++k) scalars.push_back(builder.realAt(operand, k));
  }
  return scalars;
}

/// `vec3(s)` spreads a scalar, `vec3(v.xy, z)` joins components, `vec3(v4)` drops the last.
Operand makeVector(Builder& builder, uint32_t size, std::string_view name, std::span<const Operand> operands,
                   uint32_t offset) {
  const auto scalars = flatten(builder, name, operands);
  if (!scalars) return poison(offset);
  const bool spread = scalars->size() == 1;
  const bool shorten = operands.size() == 1 && operands[0].type.isVector() && scalars->size() > size;
  if (!spread && !shorten && scalars->size() != size) {
    return builder.mistakes.add(offset,
                                fmt::format("`{}` takes {} components, but {} are given", name, size, scalars->size()));
  }
  return builder.build(ValueType::vector(size), offset, [&](uint32_t k) { return (*scalars)[spread ? 0 : k]; });
}

/// `mat3(s)` is s on the diagonal, `mat3(m)` the corner of another matrix in an identity; else columns or scalars,
/// column by column, as in GLSL.
Operand makeMatrix(Builder& builder, uint32_t size, std::string_view name, std::span<const Operand> operands,
                   uint32_t offset) {
  const auto scalars = flatten(builder, name, operands);
  if (!scalars) return poison(offset);
  Graph& graph = builder.graph();
  const bool corner = operands.size() == 1 && operands[0].type.isMatrix();
  const bool diagonal = scalars->size() == 1;
  if (!corner && !diagonal && scalars->size() != size * size) {
    return builder.mistakes.add(
        offset, fmt::format("`{}` takes {} components, but {} are given", name, size * size, scalars->size()));
  }
  return builder.build(ValueType::matrix(size), offset, [&](uint32_t k) {
    const uint32_t row = k % size, column = k / size, given = operands[0].type.rows;
    if (corner && row < given && column < given) return (*scalars)[column * given + row];
    if (diagonal && row == column) return scalars->front();
    if (corner || diagonal) return graph.constant(row == column ? 1.0 : 0.0);
    return (*scalars)[k];
  });
}

Operand callSelect(Builder& builder, std::span<const Operand> operands, uint32_t offset) {
  return choose(builder, operands[0], operands[1], operands[2], offset);
}

/// Of numbers. One that is known has been computed with, and what was made of it cannot be told any more: NaN.
Operand callSlope(Builder& builder, const Operand& y, const Operand& t, uint32_t offset) {
  if (y.type.count() != 1 || t.type.count() != 1 || y.type.scalar != Type::Real || t.type.scalar != Type::Real)
    return builder.mistakes.add(offset, "`slope` takes two real numbers: `let t = detach(x); slope(f(t), t)`");
  Graph& graph = builder.graph();
  const NodeId by = builder.realAt(t, 0);
  if (graph.isConstant(by)) return builder.scalar(graph.constant(NAN), ValueType::real(), offset);
  const std::optional<NodeId> slope = slopeOf(graph, builder.realAt(y, 0), by);
  if (slope) return builder.scalar(*slope, ValueType::real(), offset);
  return builder.mistakes.add(offset, "`slope` cannot go through a loop over a range of unknown length",
                              "write the derivative yourself, after `with grad`");
}

}  // namespace

Operand lengthOf(Builder& builder, const Operand& operand, uint32_t offset) {
  if (operand.form == Operand::Form::Row) {
    const std::optional<uint32_t> length = lengthOf(builder, operand.symbol, operand.row);
    if (!length) return poison(offset);
    return *length == kLongRow ? builder.scalar(openLength(builder, operand), ValueType::integer(), offset)
                               : integerOfLength(builder, operand, *length, offset);
  }
  if (operand.form == Operand::Form::Symbol && builder.program().symbols[operand.symbol].dims.size() == 1) {
    return builder.scalar(sizeOf(builder, builder.program().symbols[operand.symbol].dims[0]), ValueType::integer(),
                          offset);
  }
  if (operand.form == Operand::Form::Open)
    return builder.scalar(lengthOfAxis(builder, operand, 0), ValueType::integer(), offset);
  if (!isValue(builder, operand)) return poison(offset);
  if (operand.type.length() != 0) return builder.integer(static_cast<int32_t>(operand.type.length()), offset);
  return builder.mistakes.add(offset, fmt::format("{} has no length", builder.nameOf(operand.type)),
                              "`len` takes a ragged row, an array or a vector");
}

Operand makeArray(Builder& builder, std::span<const Operand> given, uint32_t offset) {
  std::vector<Operand> elements;
  for (const Operand& each : given) elements.push_back(opened(builder, each));
  const auto hasOpenLength = [](const Operand& each) { return each.form == Operand::Form::Open && each.type.isOpen(); };
  if (std::ranges::any_of(elements, hasOpenLength)) return stackOpen(builder, elements, offset);
  if (!allValues(builder, elements)) return poison(offset);
  Operand common = elements[0];
  for (const Operand& element : elements) {
    const std::optional<ValueType> type = unify(common, element);
    if (!type) {
      return builder.mistakes.add(element.offset,
                                  fmt::format("the elements of an array must have one type, but this is {} after {}",
                                              builder.nameOf(element.type), builder.nameOf(common.type)));
    }
    common.type = *type;
    common.flags &= element.flags;
  }
  if (common.type.rank == kMaxRank)
    return builder.mistakes.add(offset, fmt::format("arrays have at most {} axes", kMaxRank),
                                "index two axes as one: `a[i * m + j]`");
  if (!common.type.fitsTimes(elements.size())) return builder.mistakes.addTooManyEntries(offset);
  const uint32_t count = common.type.count();
  const bool real = common.type.scalar == Type::Real;
  const ValueType type = common.type.arrayOf(static_cast<uint32_t>(elements.size()));
  Operand array = builder.build(type, offset, [&](uint32_t k) {
    const Operand& element = elements[k / count];
    if (common.type.isSingle()) return builder.singleAt(element, k % count);
    return real ? builder.realAt(element, k % count) : builder.at(element, k % count);
  });
  array.flags = common.flags & (Operand::kLiteral | Operand::kEither);
  return array;
}

uint64_t nodesOfEach(BuiltinFunction function) {
  switch (function.builtin) {
    case Builtin::Scalar: return 1;
    case Builtin::Dot:
    case Builtin::Norm:
    case Builtin::Norm2:
    case Builtin::Normalize:
    case Builtin::Distance: return 2;  // a product and a sum
    default: return 0;
  }
}

Operand callBuiltin(Builder& builder, BuiltinFunction function, std::string_view name,
                    std::span<const Operand> operands, uint32_t offset) {
  const uint32_t arity = arityOf(function);
  if (arity != 0 ? operands.size() != arity : operands.empty()) {
    return builder.mistakes.add(
        offset,
        fmt::format("`{}` takes {} {}, but {} {} given", name, arity == 0 ? "at least 1" : std::to_string(arity),
                    arity <= 1 ? "argument" : "arguments", operands.size(), operands.size() == 1 ? "is" : "are"),
        insteadOfCall(name, operands.size()));
  }
  if (function.builtin == Builtin::Len)
    return operands[0].poisoned() ? operands[0] : lengthOf(builder, operands[0], offset);
  const bool worksByEntry = isByEntry(function.builtin) && anyOpen(builder, operands);
  if (!worksByEntry && (refusesOpen(builder, function, name, operands, offset) || !allValues(builder, operands)))
    return poison(offset);
  switch (function.builtin) {
    case Builtin::Scalar: return applyScalar(builder, function.op, operands, offset);
    case Builtin::Real:
    case Builtin::Int:
    case Builtin::Unsigned:
    case Builtin::Single: return cast(builder, function.builtin, name, operands[0], offset);
    case Builtin::Xor:
    case Builtin::RotateLeft:
    case Builtin::RotateRight:
    case Builtin::MulHigh: return callBits(builder, function.builtin, name, operands, offset);
    case Builtin::Vec2: return makeVector(builder, 2, name, operands, offset);
    case Builtin::Vec3: return makeVector(builder, 3, name, operands, offset);
    case Builtin::Vec4: return makeVector(builder, 4, name, operands, offset);
    case Builtin::Mat2: return makeMatrix(builder, 2, name, operands, offset);
    case Builtin::Mat3: return makeMatrix(builder, 3, name, operands, offset);
    case Builtin::Mat4: return makeMatrix(builder, 4, name, operands, offset);
    case Builtin::Select: return callSelect(builder, operands, offset);
    case Builtin::Slope: return callSlope(builder, operands[0], operands[1], offset);
    default: return applyLinear(builder, function.builtin, name, operands, offset);
  }
}

}  // namespace hgc
