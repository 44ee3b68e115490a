#include "verify/rounding_rules.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace hgc {

namespace {

bool has(Op op, RoundingTraits trait) { return (info(op).rounding & trait) != 0; }

}  // namespace

bool isLossless(Op op) { return has(op, Rounds::kLossless) || info(op).smoothness == Smoothness::Flat; }
bool isChoice(Op op) { return has(op, Rounds::kChoice); }
bool isArithmetic(Op op) { return has(op, Rounds::kOnce); }
bool isSmooth(Op op) { return isArithmetic(op) || (info(op).ulp > 0 && !has(op, Rounds::kJumps)); }
bool isProduct(Op op) { return has(op, Rounds::kProduct); }
bool isLinear(Op op) { return has(op, Rounds::kLinear); }

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
