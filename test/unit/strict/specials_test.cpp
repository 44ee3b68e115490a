// Special values of the strict functions (C, Annex F).
#include <gtest/gtest.h>

#include <bit>
#include <cfloat>
#include <cmath>
#include <vector>

#include "ir/rules.h"
#include "tools/accuracy/functions.h"

namespace hgc::specials_test {
namespace {

using hgc::accuracy::allFunctions;
using hgc::accuracy::Function;

constexpr double kInf = hgc::strict::kInfinity;
constexpr double kNan = hgc::strict::kNaN;
constexpr double kPi = 0x1.921fb54442d18p+1;

/// The same bits, any NaN for NaN.
bool same(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b);
}

struct Case {
  const char* name;
  double (*function)(const double&);
  double x, expected;
};

namespace s = hgc::strict;
constexpr double tiny = 0x1p-1074, huge = DBL_MAX;
const Case kCases[] = {
    {"exp", s::exp, 0.0, 1},
    {"exp", s::exp, -0.0, 1},
    {"exp", s::exp, kInf, kInf},
    {"exp", s::exp, -kInf, 0.0},
    {"exp", s::exp, huge, kInf},
    {"exp", s::exp, -huge, 0.0},
    {"exp", s::exp, tiny, 1},
    {"exp2", s::exp2, 0.0, 1},
    {"exp2", s::exp2, kInf, kInf},
    {"exp2", s::exp2, -kInf, 0.0},
    {"exp2", s::exp2, 1024, kInf},
    {"exp2", s::exp2, -1074, tiny},
    {"exp2", s::exp2, -1076, 0.0},
    {"exp2", s::exp2, huge, kInf},
    {"expm1", s::expm1, 0.0, 0.0},
    {"expm1", s::expm1, -0.0, -0.0},
    {"expm1", s::expm1, kInf, kInf},
    {"expm1", s::expm1, -kInf, -1},
    {"expm1", s::expm1, tiny, tiny},
    {"expm1", s::expm1, -tiny, -tiny},
    {"expm1", s::expm1, huge, kInf},
    {"expm1", s::expm1, -huge, -1},
    {"log", s::log, 1, 0.0},
    {"log", s::log, 0.0, -kInf},
    {"log", s::log, -0.0, -kInf},
    {"log", s::log, kInf, kInf},
    {"log", s::log, -1, kNan},
    {"log", s::log, -kInf, kNan},
    {"log", s::log, -tiny, kNan},
    {"log2", s::log2, 1, 0.0},
    {"log2", s::log2, 0.0, -kInf},
    {"log2", s::log2, -0.0, -kInf},
    {"log2", s::log2, kInf, kInf},
    {"log2", s::log2, -1, kNan},
    {"log2", s::log2, tiny, -1074},
    {"log10", s::log10, 1, 0.0},
    {"log10", s::log10, 0.0, -kInf},
    {"log10", s::log10, kInf, kInf},
    {"log10", s::log10, -1, kNan},
    {"log10", s::log10, 1000, 3},
    {"log10", s::log10, 1e22, 22},
    {"log1p", s::log1p, 0.0, 0.0},
    {"log1p", s::log1p, -0.0, -0.0},
    {"log1p", s::log1p, -1, -kInf},
    {"log1p", s::log1p, kInf, kInf},
    {"log1p", s::log1p, -2, kNan},
    {"log1p", s::log1p, -kInf, kNan},
    {"log1p", s::log1p, tiny, tiny},
    {"log1p", s::log1p, -tiny, -tiny},
    {"sin", s::sin, 0.0, 0.0},
    {"sin", s::sin, -0.0, -0.0},
    {"sin", s::sin, tiny, tiny},
    {"sin", s::sin, -tiny, -tiny},
    {"cos", s::cos, 0.0, 1},
    {"cos", s::cos, -0.0, 1},
    {"cos", s::cos, tiny, 1},
    {"tan", s::tan, 0.0, 0.0},
    {"tan", s::tan, -0.0, -0.0},
    {"tan", s::tan, tiny, tiny},
    {"tan", s::tan, -tiny, -tiny},
    {"atan", s::atan, 0.0, 0.0},
    {"atan", s::atan, -0.0, -0.0},
    {"atan", s::atan, kInf, kPi / 2},
    {"atan", s::atan, -kInf, -kPi / 2},
    {"atan", s::atan, 1, kPi / 4},
    {"atan", s::atan, tiny, tiny},
    {"atan", s::atan, huge, kPi / 2},
    {"asin", s::asin, 0.0, 0.0},
    {"asin", s::asin, -0.0, -0.0},
    {"asin", s::asin, 1, kPi / 2},
    {"asin", s::asin, -1, -kPi / 2},
    {"asin", s::asin, 1.0000000001, kNan},
    {"asin", s::asin, -kInf, kNan},
    {"asin", s::asin, tiny, tiny},
    {"acos", s::acos, 1, 0.0},
    {"acos", s::acos, -1, kPi},
    {"acos", s::acos, 0.0, kPi / 2},
    {"acos", s::acos, -0.0, kPi / 2},
    {"acos", s::acos, 2, kNan},
    {"acos", s::acos, -kInf, kNan},
    {"sinh", s::sinh, 0.0, 0.0},
    {"sinh", s::sinh, -0.0, -0.0},
    {"sinh", s::sinh, kInf, kInf},
    {"sinh", s::sinh, -kInf, -kInf},
    {"sinh", s::sinh, tiny, tiny},
    {"sinh", s::sinh, -huge, -kInf},
    {"cosh", s::cosh, 0.0, 1},
    {"cosh", s::cosh, -0.0, 1},
    {"cosh", s::cosh, kInf, kInf},
    {"cosh", s::cosh, -kInf, kInf},
    {"tanh", s::tanh, 0.0, 0.0},
    {"tanh", s::tanh, -0.0, -0.0},
    {"tanh", s::tanh, kInf, 1},
    {"tanh", s::tanh, -kInf, -1},
    {"tanh", s::tanh, tiny, tiny},
    {"tanh", s::tanh, -huge, -1},
    {"sigmoid", s::sigmoid, 0.0, 0.5},
    {"sigmoid", s::sigmoid, -0.0, 0.5},
    {"sigmoid", s::sigmoid, kInf, 1},
    {"sigmoid", s::sigmoid, -kInf, 0.0},
    {"sigmoid", s::sigmoid, -745, tiny},
    {"softplus", s::softplus, kInf, kInf},
    {"softplus", s::softplus, -kInf, 0.0},
    {"softplus", s::softplus, huge, huge},
    {"softplus", s::softplus, -745, tiny},
    {"sin", s::sin, kInf, kNan},
    {"cos", s::cos, -kInf, kNan},
    {"tan", s::tan, kInf, kNan},
    {"sin", s::sin, 1e22, -0x1.b453ab76bf397p-1},
    {"cos", s::cos, 1e22, 0x1.0be2cef01c8f4p-1},
    {"silu", s::silu, kInf, kInf},
    {"silu", s::silu, -kInf, -0.0},
    {"silu", s::silu, -huge, -0.0},
    {"silu", s::silu, -0.0, -0.0},
    {"asinh", s::asinh, 0.0, 0.0},
    {"asinh", s::asinh, -0.0, -0.0},
    {"asinh", s::asinh, kInf, kInf},
    {"asinh", s::asinh, -kInf, -kInf},
    {"asinh", s::asinh, tiny, tiny},
    {"acosh", s::acosh, 1, 0.0},
    {"acosh", s::acosh, kInf, kInf},
    {"acosh", s::acosh, 0.999, kNan},
    {"acosh", s::acosh, -kInf, kNan},
    {"atanh", s::atanh, 0.0, 0.0},
    {"atanh", s::atanh, -0.0, -0.0},
    {"atanh", s::atanh, 1, kInf},
    {"atanh", s::atanh, -1, -kInf},
    {"atanh", s::atanh, 1.001, kNan},
    {"atanh", s::atanh, -kInf, kNan},
    {"atanh", s::atanh, tiny, tiny},
    {"cbrt", s::cbrt, 0.0, 0.0},
    {"cbrt", s::cbrt, -0.0, -0.0},
    {"cbrt", s::cbrt, kInf, kInf},
    {"cbrt", s::cbrt, -kInf, -kInf},
    {"cbrt", s::cbrt, 27, 3},
    {"cbrt", s::cbrt, -1e-300, -1e-100},
    {"cbrt", s::cbrt, 0x1p-1074, 0x1p-358},
    {"rsqrt", s::rsqrt, 0.0, kInf},
    {"rsqrt", s::rsqrt, -0.0, -kInf},
    {"rsqrt", s::rsqrt, kInf, 0.0},
    {"rsqrt", s::rsqrt, -1, kNan},
    {"rsqrt", s::rsqrt, 0.0625, 4},
    {"rsqrt", s::rsqrt, tiny, 0x1p537},
    {"erf", s::erf, 0.0, 0.0},
    {"erf", s::erf, -0.0, -0.0},
    {"erf", s::erf, kInf, 1},
    {"erf", s::erf, -kInf, -1},
    {"erfc", s::erfc, 0.0, 1},
    {"erfc", s::erfc, kInf, 0.0},
    {"erfc", s::erfc, -kInf, 2},
    {"erfc", s::erfc, huge, 0.0},
    {"lgamma", s::lgamma, 1, 0.0},
    {"lgamma", s::lgamma, 2, 0.0},
    {"lgamma", s::lgamma, 0.0, kInf},
    {"lgamma", s::lgamma, -0.0, kInf},
    {"lgamma", s::lgamma, -1, kInf},
    {"lgamma", s::lgamma, -1e300, kInf},
    {"lgamma", s::lgamma, kInf, kInf},
    {"lgamma", s::lgamma, -kInf, kInf},
    {"lgamma", s::lgamma, huge, kInf},
    {"gelu", s::gelu, 0.0, 0.0},
    {"gelu", s::gelu, -0.0, -0.0},
    {"gelu", s::gelu, kInf, kInf},
    {"gelu", s::gelu, -kInf, -0.0},
    {"gelu", s::gelu, huge, huge},
    {"digamma", s::digamma, 0.0, -kInf},
    {"digamma", s::digamma, -0.0, kInf},
    {"digamma", s::digamma, kInf, kInf},
    {"digamma", s::digamma, -3, kNan},
};

TEST(StrictSpecials, OfOneArgument) {
  for (const Case& c : kCases)
    EXPECT_TRUE(same(c.function(c.x), c.expected))
        << c.name << "(" << c.x << ") is " << c.function(c.x) << ", not " << c.expected;
}

TEST(StrictSpecials, NanStaysNan) {
  const double quiet = kNan, payload = std::bit_cast<double>(uint64_t{0xfff80000deadbeef});
  for (const Function& function : allFunctions())
    for (const double nan : {quiet, -quiet, payload}) {
      EXPECT_TRUE(std::isnan(function.plain(nan, nan))) << function.name;
      EXPECT_TRUE(std::isnan(function.first(nan, nan))) << function.name;
    }
}

}  // namespace
}  // namespace hgc::specials_test
