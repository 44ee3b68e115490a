#include "ir/apply.h"

#include <cstdlib>
#include <limits>
#include <type_traits>

#include "ir/rules.h"

namespace hgc {
namespace {

template <Slot slot, class Same>
auto operandAs(Constant value) {
  if constexpr (slot == Slot::Int || (slot == Slot::Same && std::is_same_v<Same, int32_t>)) return value.integer();
  else if constexpr (slot == Slot::Bool || (slot == Slot::Same && std::is_same_v<Same, bool>)) return value.boolean();
  else return value.real();
}

Constant canonical(Constant value) {
  const bool nan = value.type == Type::Real && value.real() != value.real();
  return nan ? Constant::of(std::numeric_limits<double>::quiet_NaN()) : value;
}

/// Calls `rule` with the operands as the C++ types that `signature` names; `Same` stands for a polymorphic operand.
template <const Signature& signature, class Same, class Rule>
Constant call(const Rule& rule, Constant a, Constant b, Constant c) {
  return canonical(Constant::of(rule(operandAs<signature.operand[0], Same>(a), operandAs<signature.operand[1], Same>(b),
                                     operandAs<signature.operand[2], Same>(c))));
}

template <const Signature& signature, class Rule>
Constant dispatch(const Rule& rule, Constant a, Constant b, Constant c) {
  if constexpr (signature.operand[1] == Slot::Same) {
    switch (b.type) {
      case Type::Real: return call<signature, double>(rule, a, b, c);
      case Type::Int: return call<signature, int32_t>(rule, a, b, c);
      case Type::Bool: return call<signature, bool>(rule, a, b, c);
    }
  }
  return call<signature, double>(rule, a, b, c);
}

/// The strict version of a row: its expansion, if that has an error. What is exact is evaluated as it is defined, so
/// that kernels, which have the expansion, are never held against that itself.
template <const auto& row>
Constant strictBy(Constant a, Constant b, Constant c) {
  static constexpr Signature signature = row.signature;
  if constexpr (row.expands && row.ulp > 0) return dispatch<signature>(row.expand, a, b, c);
  else return dispatch<signature>(row.eval, a, b, c);
}

template <const auto& row>
Constant oracleBy(Constant a, Constant b, Constant c) {
  static constexpr Signature signature = row.signature;
  return dispatch<signature>(row.eval, a, b, c);
}

template <const auto& row, class T>
std::array<T, 3> partialsBy(const T& a, const T& b, const T& c, const T& y) {
  if constexpr (row.hasPartials) return row.partials(a, b, c, y);
  else return {T(0.0), T(0.0), T(0.0)};
}

template <const auto& row>
Value expandBy(const Value& a, const Value& b, const Value& c) {
  if constexpr (row.expands) return row.expand(a, b, c);
  else std::abort();
}

template <class T>
T impossible() {
  std::abort();
}

}  // namespace

Constant evaluateStrict(Op op, Constant a, Constant b, Constant c) {
  return withRow(
      op, [&]<const auto & row>() { return strictBy<row>(a, b, c); }, impossible<Constant>);
}

Constant evaluateOracle(Op op, Constant a, Constant b, Constant c) {
  return withRow(
      op, [&]<const auto & row>() { return oracleBy<row>(a, b, c); }, impossible<Constant>);
}

std::array<double, 3> partialsAt(Op op, double a, double b, double c, double y) {
  return withRow(
      op, [&]<const auto & row>() { return partialsBy<row>(a, b, c, y); },
      [] {
        return std::array{0.0, 0.0, 0.0};
      });
}

std::array<Value, 3> partialsOf(Op op, const Value& a, const Value& b, const Value& c, const Value& y) {
  return withRow(
      op, [&]<const auto & row>() { return partialsBy<row>(a, b, c, y); },
      [] {
        return std::array{Value(0.0), Value(0.0), Value(0.0)};
      });
}

Value expandOnce(Op op, const Value& a, const Value& b, const Value& c) {
  return withRow(
      op, [&]<const auto & row>() { return expandBy<row>(a, b, c); }, impossible<Value>);
}

}  // namespace hgc
