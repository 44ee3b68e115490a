#include "verify/rounding_rules.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace hgc {

bool isLossless(Op op) {
  switch (op) {
    case Op::Neg:
    case Op::Abs:
    case Op::Min:
    case Op::Max:
    case Op::Clamp:
    case Op::Relu:
    case Op::Narrow:
    case Op::Detach:
    case Op::Attach:
    case Op::ToReal:
    case Op::UToReal:
    case Op::FromWords: return true;
    default: return info(op).smoothness == Smoothness::Flat;
  }
}

bool isChoice(Op op) { return op == Op::Abs || op == Op::Min || op == Op::Max || op == Op::Clamp || op == Op::Relu; }

bool isArithmetic(Op op) {
  return op == Op::Add || op == Op::Sub || op == Op::Mul || op == Op::Div || op == Op::Sqrt || op == Op::Square;
}

bool isSmooth(Op op) { return isArithmetic(op) || (info(op).ulp > 0 && op != Op::Mod); }

bool isProduct(Op op) { return op == Op::Mul || op == Op::Guarded; }
bool isLinear(Op op) { return op == Op::Add || op == Op::Sub || op == Op::Neg || op == Op::Detach; }

/// x87 has 11 more bits.
double residueOf(Op op, double a, double b, double y) {
  const long double x = a, z = b;
  const long double exact = op == Op::Add      ? x + z
                            : op == Op::Sub    ? x - z
                            : op == Op::Mul    ? x * z
                            : op == Op::Div    ? x / z
                            : op == Op::Square ? x * x
                                               : std::sqrt(x);
  return static_cast<double>(std::fabs(exact - y));
}

double singleError(double value) {
  return std::fabs(value) > FLT_MAX ? HUGE_VAL : std::fabs(value - static_cast<double>(static_cast<float>(value)));
}

double largestPart(Op op, double a, double b, double c, double y) {
  switch (op) {
    case Op::Fma: return std::max(std::fabs(a * b), std::fabs(y));
    case Op::Mix: return std::max({std::fabs(a * (1 - c)), std::fabs(b * c), std::fabs(y)});
    case Op::Mod: return std::max(std::fabs(a), std::fabs(y));
    default: return std::fabs(y);
  }
}

double orInfinite(double bound) { return std::isnan(bound) ? HUGE_VAL : bound; }

double distance(double a, double b) { return a == b ? 0 : orInfinite(std::fabs(a - b)); }

}  // namespace hgc
