#pragma once
/// The rules of the operation table: generic functions, instantiated for plain numbers and for graph values.
#include <array>
#include <cmath>
#include <limits>

#include "ir/number.h"
#include "ir/op.h"
#include "ir/strict/atan.h"
#include "ir/strict/erf.h"
#include "ir/strict/exp.h"
#include "ir/strict/gamma.h"
#include "ir/strict/hyperbolic.h"
#include "ir/strict/inverse_hyperbolic.h"
#include "ir/strict/log.h"
#include "ir/strict/logistic.h"
#include "ir/strict/pow.h"
#include "ir/strict/root.h"
#include "ir/strict/trig.h"
#include "ir/value.h"

namespace hgc {

/// The column of a row that leaves it out.
struct Nothing {};

namespace Sig {
inline constexpr Slot R = Slot::Real, I = Slot::Int, B = Slot::Bool, S = Slot::Same;
inline constexpr Signature R_R{1, {R}, R}, RR_R{2, {R, R}, R}, RRR_R{3, {R, R, R}, R}, R_B{1, {R}, B},
    SS_B{2, {S, S}, B}, BB_B{2, {B, B}, B}, B_B{1, {B}, B}, BSS_S{3, {B, S, S}, S}, II_I{2, {I, I}, I}, I_R{1, {I}, R},
    R_I{1, {R}, I}, II_R{2, {I, I}, R}, II_B{2, {I, I}, B}, III_I{3, {I, I, I}, I};
}  // namespace Sig

struct Range {
  double low = 0;
  double high = 0;
};
/// All integers, and counts of shifts.
inline constexpr Range kInts{-0x1p31, 0x1.fffffffcp30}, kShifts{0, 31};
/// Where reals end.
inline constexpr double kLargestReal = 0x1.fffffffffffffp1023, kLeastNormal = 0x1p-1022;

/// One row of `ops.def`. The four rules are function objects or `Nothing`.
template <class Eval, class Partials = Nothing, class Expand = Nothing, class Llvm = Nothing>
struct Row {
  const char* name;
  const char* infix = "";
  int precedence = 0;
  Signature signature;
  bool function = false;
  bool commutative = false;
  Smoothness smoothness = Smoothness::Structural;
  RoundingTraits rounding = Rounds::kUnknown;
  Eval eval;
  Partials partials{};
  Expand expand{};
  Llvm llvm{};
  const char* glsl = "";
  Range sample[3];
  double edges[kMostEdges] = {};
  double ulp = 0;
  uint32_t weight = 1;
  const char* doc;

  static constexpr bool hasPartials = !std::is_same_v<Partials, Nothing>;
  static constexpr bool expands = !std::is_same_v<Expand, Nothing>;
  static constexpr bool hasLlvm = !std::is_same_v<Llvm, Nothing>;

  /// A row is complete if every back end can make it, every derivative it needs is there, and it is documented.
  constexpr bool complete() const {
    const bool smooth = smoothness >= Smoothness::Regular;
    return expands != (hasLlvm && glsl[0] != 0) && smooth == hasPartials && doc && doc[0] != 0;
  }
};

/// How a reduction of `ops.def` takes in values of type T: see there. Without an operation it does not.
template <class T>
struct ReductionColumn {
  Op op = Op::Const;
  T start{}, nothing{};
};

/// What a row for folds takes besides a range.
enum class Fold : uint8_t { No, Next, Whole };
/// Which part of an array a row is.
enum class ArrayPart : uint8_t { No, Element, ElementOver, ArrayOver, ElementAt };

struct ReductionRow {
  const char* name;
  ReductionColumn<double> reals{};
  ReductionColumn<int32_t> integers{};
  ReductionColumn<bool> truths{};
  int operands = 1;
  bool numbers = false;
  Fold fold = Fold::No;
  ArrayPart array = ArrayPart::No;
  bool stays = false;
  bool backward = false;
  const char* doc;
};

template <class T, class... P>
std::array<T, 3> partialsOf(const P&... partials) {
  return {T(partials)...};
}

/// Derivatives of the angle of the point (x, y) by y and x, 0 at the origin: x / (x² + y²) and -y / (x² + y²), with the
/// larger coordinate taken out, so that no square overflows or vanishes, in binary32 neither.
template <class T>
std::array<T, 2> angleSlopes(const T& y, const T& x) {
  const auto steep = absolute(x) < absolute(y);
  const T large = select(steep, y, x), ratio = select(steep, x, y) / large;
  const T slope = T(1.0) / (large * (T(1.0) + ratio * ratio));
  const auto origin = large == T(0.0);
  return {select(origin, T(0.0), select(steep, ratio, T(1.0)) * slope),
          select(origin, T(0.0), -(select(steep, T(1.0), ratio) * slope))};
}

/// `value` with a derivative `slope` by a, and `other` by b, as derivatives of derivatives: where a choice makes a
/// partial constant although it is not.
inline double withSlopes(double value, double, double, double, double) { return value; }
inline Value withSlopes(const Value& value, const Value& a, const Value& slope, const Value& b, const Value& other) {
  const auto isZero = [](const Value& v) { return !v.graph() || v.graph()->isReal(v.id(), 0.0); };
  const Value first = isZero(slope) ? value : makeValue(Op::CustomPartial, value, a, slope);
  return isZero(other) ? first : makeValue(Op::CustomPartial, first, b, other);
}

/// b (b - 1) a^(b - 2) at a = 0, a coefficient of 0 first.
template <class T>
T secondPowerSlope(const T& b) {
  const auto isFlat = logicalOr(logicalOr(b == T(0.0), b == T(1.0)), b > T(2.0));
  return select(
      isFlat, T(0.0),
      select(b == T(2.0), T(2.0), select(b > T(1.0), T(HUGE_VAL), select(b > T(0.0), T(-HUGE_VAL), T(HUGE_VAL)))));
}

/// What holds at a = 0 by an exponent above a bound: 0. Otherwise there is no derivative.
template <class T>
T slopeIfAbove(const T& b, double bound) {
  return select(b > T(bound), T(0.0), T(std::numeric_limits<double>::quiet_NaN()));
}

/// The value of another operation inside a rule: for numbers its `eval`, for graph values its node.
template <Op op, class T>
T call(const T& a);

/// a held within bounds; 0 for NaN.
template <class T>
T heldWithin(const T& a, double low, double high) {
  return select(isNan(a), T(0.0), select(a < T(low), T(low), select(T(high) < a, T(high), a)));
}

/// The unsigned integer with the bits of `a` as a real number, and back, toward zero, for a real number in [0, 2^32).
template <class I>
auto unsignedToReal(const I& a) {
  const auto real = toReal(a);
  return select(a < I(0), real + 0x1p32, real);
}
template <class T>
auto realToUnsigned(const T& a) {
  const auto isUpper = a >= T(0x1p31);  // less 2^31 it is not below 0, and so rounded to the same side
  const auto lower = truncateToInt(select(isUpper, a - T(0x1p31), a));
  return select(isUpper, bitXor(lower, INT32_MIN), lower);
}

/// Through f64, as in codegen: it holds a quotient of 32-bit integers closely enough for its floor to be right.
template <class I>
I expandUnsignedDiv(const I& a, const I& b) {
  const auto none = b == I(0);
  return select(none, I(0), realToUnsigned(roundDown(unsignedToReal(a) / unsignedToReal(select(none, I(1), b)))));
}

// clang-format off
#define HGC_RULE(...) \
  []([[maybe_unused]] const auto& a, [[maybe_unused]] const auto& b, [[maybe_unused]] const auto& c) { \
    using T [[maybe_unused]] = std::decay_t<decltype(a)>;                                                 \
    return __VA_ARGS__;                                                                                   \
  }
#define HGC_EVAL(...) HGC_RULE(__VA_ARGS__)
#define HGC_EXPAND(...) HGC_RULE(__VA_ARGS__)
#define HGC_PARTIALS(...)                                                                               \
  []([[maybe_unused]] const auto& a, [[maybe_unused]] const auto& b, [[maybe_unused]] const auto& c, \
     [[maybe_unused]] const auto& y) {                                                                  \
    using T = std::decay_t<decltype(y)>;                                                                \
    return partialsOf<T>(__VA_ARGS__);                                                                  \
  }
#define HGC_LLVM(...)                                                                                        \
  []([[maybe_unused]] auto& ir, [[maybe_unused]] auto* a, [[maybe_unused]] auto* b, [[maybe_unused]] auto* c) { \
    return __VA_ARGS__;                                                                                      \
  }

#define HGC_OP(Id, ...)                  \
  inline constexpr Row row##Id{__VA_ARGS__}; \
  static_assert(row##Id.complete(), #Id ": a column of the operation table is missing");
#define HGC_REDUCTION(Id, ...) inline constexpr ReductionRow row##Id{__VA_ARGS__};
#include "ir/ops.def"

/// Calls `use` with the row of an operation, or `none` where that has none.
template <class Use, class None>
auto withRow(Op op, const Use& use, const None& none) {
  switch (op) {
#define HGC_OP(Id, ...) case Op::Id: return use.template operator()<row##Id>();
#include "ir/ops.def"
    default: return none();
  }
}

template <Op op, class T>
T call(const T& a) {
#define HGC_OP(Id, ...)                                                                       \
  if constexpr (op == Op::Id) {                                                               \
    if constexpr (std::is_same_v<T, Value>) return makeValue(Op::Id, a);                      \
    else return row##Id.eval(a, a, a);                                                        \
  }
#include "ir/ops.def"
}

// clang-format on

}  // namespace hgc
