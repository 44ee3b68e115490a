#include "codegen/cpp/calls.h"

#include <algorithm>
#include <iterator>

namespace hgc {
namespace {

constexpr CppCall kCalls[] = {
    {Op::Exp, "exp", "exp", "ir/strict/exp.h"},
    {Op::Exp2, "exp2", "exp2", "ir/strict/exp.h"},
    {Op::Expm1, "expm1", "expm1", "ir/strict/exp.h"},
    {Op::Log, "log", "log", "ir/strict/log.h"},
    {Op::Log2, "log2", "log2", "ir/strict/log.h"},
    {Op::Log10, "log10", "log10", "ir/strict/log.h"},
    {Op::Log1p, "log1p", "log1p", "ir/strict/log.h"},
    {Op::Pow, "pow", "pow", "ir/strict/pow.h"},
    {Op::Sin, "sin", "sin", "ir/strict/trig.h"},
    {Op::Cos, "cos", "cos", "ir/strict/trig.h"},
    {Op::Tan, "tan", "tan", "ir/strict/trig.h"},
    {Op::Asin, "asin", "asin", "ir/strict/atan.h"},
    {Op::Acos, "acos", "acos", "ir/strict/atan.h"},
    {Op::Atan, "atan", "atan", "ir/strict/atan.h"},
    {Op::Atan2, "atan2", "atan2", "ir/strict/atan.h"},
    {Op::Sinh, "sinh", "sinh", "ir/strict/hyperbolic.h"},
    {Op::Cosh, "cosh", "cosh", "ir/strict/hyperbolic.h"},
    {Op::Tanh, "tanh", "tanh", "ir/strict/hyperbolic.h"},
    {Op::SechSquare, "", "sechSquare", "ir/strict/hyperbolic.h"},
    {Op::Asinh, "asinh", "asinh", "ir/strict/inverse_hyperbolic.h"},
    {Op::Acosh, "acosh", "acosh", "ir/strict/inverse_hyperbolic.h"},
    {Op::Atanh, "atanh", "atanh", "ir/strict/inverse_hyperbolic.h"},
    {Op::Cbrt, "cbrt", "cbrt", "ir/strict/root.h"},
    {Op::Hypot, "hypot", "hypot", "ir/strict/root.h"},
    {Op::Erf, "erf", "erf", "ir/strict/erf.h"},
    {Op::Erfc, "erfc", "erfc", "ir/strict/erf.h"},
    {Op::ExpNegSquare, "", "expNegSquare", "ir/strict/erf.h"},
    {Op::Lgamma, "lgamma", "lgamma", "ir/strict/gamma.h"},
    {Op::Digamma, "", "digamma", "ir/strict/gamma.h"},
    {Op::Sigmoid, "", "sigmoid", "ir/strict/logistic.h"},
    {Op::SigmoidSlope, "", "sigmoidSlope", "ir/strict/logistic.h"},
    {Op::Softplus, "", "softplus", "ir/strict/logistic.h"},
    {Op::Silu, "", "silu", "ir/strict/logistic.h"},
    {Op::Gelu, "", "gelu", "ir/strict/erf.h"},
};

}  // namespace

const CppCall* cppCallOf(Op op) {
  const auto found = std::ranges::find(kCalls, op, &CppCall::op);
  return found == std::end(kCalls) ? nullptr : found;
}

}  // namespace hgc
