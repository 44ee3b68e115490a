#include "tools/accuracy/functions.h"

#include <cmath>
#include <cstring>
#include <limits>

#include "ir/rules.h"
#include "tools/accuracy/fused.h"

namespace hgc::accuracy {
namespace {

constexpr double kPi = 0x1.921fb54442d18p+1;
constexpr long double kUnknown = std::numeric_limits<long double>::quiet_NaN();
using enum Range::Kind;

// clang-format off
#define HGC_OF_ONE(Id, f)                                                                        \
  .op = Op::Id, .name = #f, .arity = 1,                                                          \
  .plain = [](double x, double) { return double(strict::f(x)); },                                \
  .first = [](double x, double) { return strict::f(Fused<true>(x)).value; },                     \
  .second = [](double x, double) { return strict::f(Fused<false>(x)).value; },                   \
  .floats = [](const float* x, float* y, size_t count) {                                         \
    for (size_t i = 0; i < count; ++i) y[i] = static_cast<float>(strict::f(static_cast<double>(x[i]))); \
  }
#define HGC_OF_TWO(Id, f)                                                                                \
  .op = Op::Id, .name = #f, .arity = 2,                                                                  \
  .plain = [](double x, double y) { return double(strict::f(x, y)); },                                   \
  .first = [](double x, double y) { return strict::f(Fused<true>(x), Fused<true>(y)).value; },           \
  .second = [](double x, double y) { return strict::f(Fused<false>(x), Fused<false>(y)).value; }, \
  .floats = nullptr
#define HGC_QUICK(...) .quick = []([[maybe_unused]] long double x, [[maybe_unused]] long double y) -> long double { return __VA_ARGS__; }
#define HGC_LIBRARY(...) .library = [](double x) -> double { return __VA_ARGS__; }
#define HGC_EXACT(f) .exact = [](mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr) { f(result, x, MPFR_RNDN); }
#define HGC_EXACT_TWO(f) .exact = [](mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y) { f(result, x, y, MPFR_RNDN); }

constexpr std::initializer_list<Range> kExponential = {{Uniform, -1, 1, 3}, {Uniform, -746, 711, 3}, {Uniform, -750, -700, 1}, {Signed, -1074, 10, 1}};
constexpr std::initializer_list<Range> kLogarithm = {{Uniform, 0.5, 2, 4}, {Positive, -1074, 1023, 3}, {Positive, -1074, -1020, 1}};
constexpr std::initializer_list<Range> kTrigonometric = {{Uniform, -7, 7, 4}, {Uniform, -1e5, 1e5, 2}, {Uniform, -1.1e8, 1.1e8, 2}, {Signed, -1074, 1023, 2}};
constexpr std::initializer_list<double> kTrigLandmarks = {0, kPi / 4, kPi / 2, kPi, 2 * kPi, -kPi, 1e8, 0x1.921fb54p+26, 1e22, 0x1p1023};
constexpr std::initializer_list<Range> kWhole = {{Uniform, -3, 3, 4}, {Uniform, -100, 100, 2}, {Signed, -1074, 1023, 2}};
constexpr std::initializer_list<Range> kSine = {{Uniform, -1, 1, 4}, {Uniform, 0.9, 1, 1}, {Signed, -1074, -1, 2}};
constexpr std::initializer_list<Range> kGrowing = {{Uniform, -3, 3, 4}, {Uniform, -711, 711, 2}, {Signed, -1074, 10, 2}};
constexpr std::initializer_list<Range> kDecaying = {{Uniform, -3, 3, 4}, {Uniform, -750, 50, 2}, {Signed, -1074, 10, 2}};
constexpr std::initializer_list<double> kDecayLandmarks = {0, -745.1, -708.4, 37, -37, -700};

const std::vector<Function>& table() {
  static const std::vector<Function> functions = {
      {HGC_OF_ONE(Exp, exp), HGC_QUICK(expl(x)), HGC_LIBRARY(std::exp(x)), HGC_EXACT(mpfr_exp), .ranges = kExponential,
       .landmarks = {0, 0.34657, -0.34657, 709.78, -708.4, -745.1}},
      {HGC_OF_ONE(Exp2, exp2), HGC_QUICK(exp2l(x)), HGC_LIBRARY(std::exp2(x)), HGC_EXACT(mpfr_exp2),
       .ranges = {{Uniform, -1, 1, 2}, {Uniform, -1075, 1024, 2}, {Signed, -1074, 10, 1}},
       .landmarks = {0, 0.5, -0.5, 1, 1024, -1022, -1074, -1075}},
      {HGC_OF_ONE(Expm1, expm1), HGC_QUICK(expm1l(x)), HGC_LIBRARY(std::expm1(x)), HGC_EXACT(mpfr_expm1),
       .ranges = {{Uniform, -1, 1, 3}, {Uniform, -4, 4, 3}, {Uniform, -50, 710, 1}, {Signed, -1074, 0, 1}},
       .landmarks = {0, 0.34657, -0.34657, 1.0397, 709.78, -37, -40}},
      {HGC_OF_ONE(Log, log), HGC_QUICK(logl(x)), HGC_LIBRARY(std::log(x)), HGC_EXACT(mpfr_log), .ranges = kLogarithm,
       .landmarks = {1, 0.70710678, 1.41421356, 0.5, 2, 0x1p-1022}},
      {HGC_OF_ONE(Log2, log2), HGC_QUICK(log2l(x)), HGC_LIBRARY(std::log2(x)), HGC_EXACT(mpfr_log2), .ranges = kLogarithm,
       .landmarks = {1, 0.70710678, 1.41421356, 0.5, 2, 0x1p-1022}},
      {HGC_OF_ONE(Log10, log10), HGC_QUICK(log10l(x)), HGC_LIBRARY(std::log10(x)), HGC_EXACT(mpfr_log10),
       .ranges = kLogarithm, .landmarks = {1, 0.70710678, 1.41421356, 0.5, 2, 10, 0x1p-1022}},
      {HGC_OF_ONE(Log1p, log1p), HGC_QUICK(log1pl(x)), HGC_LIBRARY(std::log1p(x)), HGC_EXACT(mpfr_log1p),
       .ranges = {{Uniform, -0.99, 1, 3}, {Signed, -1074, 0, 2}, {Positive, 0, 1023, 2}, {Uniform, -1, -0.99, 1}},
       .landmarks = {0, -0.29289321, 0.41421356, 1, -1, 0x1p53, 1.7e308}},
      {HGC_OF_TWO(Pow, pow), HGC_QUICK(powl(x, y)), .library = nullptr, HGC_EXACT_TWO(mpfr_pow)},
      {HGC_OF_ONE(Sin, sin), HGC_QUICK(sinl(x)), HGC_LIBRARY(std::sin(x)), HGC_EXACT(mpfr_sin), .ranges = kTrigonometric,
       .landmarks = kTrigLandmarks, .periodic = true},
      {HGC_OF_ONE(Cos, cos), HGC_QUICK(cosl(x)), HGC_LIBRARY(std::cos(x)), HGC_EXACT(mpfr_cos), .ranges = kTrigonometric,
       .landmarks = kTrigLandmarks, .periodic = true},
      {HGC_OF_ONE(Tan, tan), HGC_QUICK(tanl(x)), HGC_LIBRARY(std::tan(x)), HGC_EXACT(mpfr_tan), .ranges = kTrigonometric,
       .landmarks = kTrigLandmarks, .periodic = true},
      {HGC_OF_ONE(Asin, asin), HGC_QUICK(asinl(x)), HGC_LIBRARY(std::asin(x)), HGC_EXACT(mpfr_asin), .ranges = kSine,
       .landmarks = {0, 0.5, -0.5, 1, 0.48, 0.975}},
      {HGC_OF_ONE(Acos, acos), HGC_QUICK(acosl(x)), HGC_LIBRARY(std::acos(x)), HGC_EXACT(mpfr_acos), .ranges = kSine,
       .landmarks = {0, 0.5, -0.5, 1, -1, 0.54, 0.88}},
      {HGC_OF_ONE(Atan, atan), HGC_QUICK(atanl(x)), HGC_LIBRARY(std::atan(x)), HGC_EXACT(mpfr_atan), .ranges = kWhole,
       .landmarks = {0, 0.546875, 1, 2, -0.546875}},
      {HGC_OF_TWO(Atan2, atan2), HGC_QUICK(atan2l(x, y)), .library = nullptr, HGC_EXACT_TWO(mpfr_atan2)},
      {HGC_OF_ONE(Sinh, sinh), HGC_QUICK(sinhl(x)), HGC_LIBRARY(std::sinh(x)), HGC_EXACT(mpfr_sinh), .ranges = kGrowing,
       .landmarks = {0, 0.34657, 1.0397, 0x1p-28, 710.4758}},
      {HGC_OF_ONE(Cosh, cosh), HGC_QUICK(coshl(x)), HGC_LIBRARY(std::cosh(x)), HGC_EXACT(mpfr_cosh), .ranges = kGrowing,
       .landmarks = {0, 0.34657, 1.0397, 710.4758}},
      {HGC_OF_ONE(Tanh, tanh), HGC_QUICK(tanhl(x)), HGC_LIBRARY(std::tanh(x)), HGC_EXACT(mpfr_tanh),
       .ranges = {{Uniform, -3, 3, 4}, {Uniform, -25, 25, 2}, {Signed, -1074, 10, 1}},
       .landmarks = {0, 0.5, 0.55, 0.17328, 19.06, 20}},
      {HGC_OF_ONE(Asinh, asinh), HGC_QUICK(asinhl(x)), HGC_LIBRARY(std::asinh(x)), HGC_EXACT(mpfr_asinh), .ranges = kWhole,
       .landmarks = {0, 0.5, -0.5, 0x1p28, 0x1p1023}},
      {HGC_OF_ONE(Acosh, acosh), HGC_QUICK(acoshl(x)), HGC_LIBRARY(std::acosh(x)), HGC_EXACT(mpfr_acosh),
       .ranges = {{Uniform, 1, 2, 4}, {Uniform, 1, 100, 2}, {Positive, 0, 1023, 2}}, .landmarks = {1, 1.5, 0x1p28, 0x1p1023}},
      {HGC_OF_ONE(Atanh, atanh), HGC_QUICK(atanhl(x)), HGC_LIBRARY(std::atanh(x)), HGC_EXACT(mpfr_atanh), .ranges = kSine,
       .landmarks = {0, 0.35, -0.35, 0.5, 1, -1}},
      {HGC_OF_ONE(Cbrt, cbrt), HGC_QUICK(cbrtl(x)), HGC_LIBRARY(std::cbrt(x)), HGC_EXACT(mpfr_cbrt),
       .ranges = {{Uniform, 1, 8, 3}, {Signed, -1074, 1023, 2}}, .landmarks = {0, 1, 8, 0x1p-1022}},
      {HGC_OF_ONE(Rsqrt, rsqrt), HGC_QUICK(1 / sqrtl(x)), HGC_LIBRARY(1 / std::sqrt(x)), HGC_EXACT(mpfr_rec_sqrt),
       .ranges = {{Uniform, 1, 4, 3}, {Positive, -1074, 1023, 2}}, .landmarks = {1, 4, 0x1p-1022}},
      {HGC_OF_TWO(Hypot, hypot), HGC_QUICK(hypotl(x, y)), .library = nullptr, HGC_EXACT_TWO(mpfr_hypot)},
      {HGC_OF_ONE(Erf, erf), HGC_QUICK(erfl(x)), HGC_LIBRARY(std::erf(x)), HGC_EXACT(mpfr_erf),
       .ranges = {{Uniform, -3, 3, 4}, {Uniform, -7, 7, 2}, {Signed, -1074, 10, 2}}, .landmarks = {0, 0.5, -0.5, 1, 2, 5}},
      {HGC_OF_ONE(Erfc, erfc), HGC_QUICK(erfcl(x)), HGC_LIBRARY(std::erfc(x)), HGC_EXACT(mpfr_erfc),
       .ranges = {{Uniform, -3, 3, 4}, {Uniform, -7, 28, 4}, {Signed, -1074, 10, 1}},
       .landmarks = {0, 0.5, -0.5, 1, 2, 5, 26.5, 27.226}},
      {HGC_OF_ONE(Lgamma, lgamma), HGC_QUICK(x > 3 ? lgammal(x) : kUnknown), HGC_LIBRARY(std::lgamma(x)),
       .exact = exactLgamma, .ranges = {{Positive, -1074, 1023, 1}, {Uniform, 0, 5, 4}, {Uniform, 3, 30, 20}, {Positive, 1, 1015, 10}},
       .landmarks = {1, 2, 0.5, 1.25, 1.5, 2.5, 4.5, 2.55e305}, .positive = true},
      {HGC_OF_ONE(Sigmoid, sigmoid), HGC_QUICK(1 / (1 + expl(-x))), HGC_LIBRARY(1 / (1 + std::exp(-x))),
       .exact = exactSigmoid, .ranges = kDecaying, .landmarks = kDecayLandmarks},
      {HGC_OF_ONE(Softplus, softplus), HGC_QUICK(x > 0 ? x + log1pl(expl(-x)) : log1pl(expl(x))),
       HGC_LIBRARY(std::fmax(x, 0) + std::log1p(std::exp(-std::fabs(x)))), .exact = exactSoftplus, .ranges = kDecaying,
       .landmarks = kDecayLandmarks},
      {HGC_OF_ONE(Silu, silu), HGC_QUICK(x / (1 + expl(-x))), HGC_LIBRARY(x / (1 + std::exp(-x))), .exact = exactSilu,
       .ranges = kDecaying, .landmarks = kDecayLandmarks},
      {HGC_OF_ONE(Gelu, gelu), HGC_QUICK(x > -4 ? x / 2 * erfcl(-x * 0.70710678118654752440084L) : kUnknown),
       HGC_LIBRARY(x / 2 * std::erfc(-x * 0.70710678118654752440)), .exact = exactGelu,
       .ranges = {{Uniform, -4, 4, 8}, {Uniform, -39, 9, 1}, {Signed, -1074, 10, 1}},
       .landmarks = {0, -0.70710678, 0.70710678, -1.41421356, -37.5, -38.4, 1.41421356}},
      {HGC_OF_ONE(ExpNegSquare, expNegSquare), HGC_QUICK(x * x < 16 ? expl(-x * x) : kUnknown), HGC_LIBRARY(std::exp(-x * x)),
       .exact = exactExpNegSquare, .ranges = {{Uniform, -4, 4, 4}, {Uniform, -28, 28, 1}, {Signed, -1074, 10, 1}},
       .landmarks = {0, 26.6, 27.29}},
      {HGC_OF_ONE(SechSquare, sechSquare), HGC_QUICK(fabsl(x) < 354 ? 1 / (coshl(x) * coshl(x)) : kUnknown), HGC_LIBRARY(1 / (std::cosh(x) * std::cosh(x))),
       .exact = exactSechSquare, .ranges = {{Uniform, -3, 3, 4}, {Uniform, -360, 360, 2}, {Signed, -1074, 8, 1}}, .landmarks = {0}},
      {HGC_OF_ONE(SigmoidSlope, sigmoidSlope), HGC_QUICK(0.25L / (coshl(x / 2) * coshl(x / 2))),
       HGC_LIBRARY(0.25 / (std::cosh(x / 2) * std::cosh(x / 2))), .exact = exactSigmoidSlope,
       .ranges = {{Uniform, -3, 3, 4}, {Uniform, -745, 745, 2}, {Signed, -1074, 8, 1}}, .landmarks = {0}},
  };
  return functions;
}
// clang-format on

}  // namespace

std::span<const Function> allFunctions() { return table(); }

const Function* functionOf(const char* name) {
  for (const Function& function : table())
    if (std::strcmp(function.name, name) == 0) return &function;
  return nullptr;
}

}  // namespace hgc::accuracy
