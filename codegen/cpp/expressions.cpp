#include "codegen/cpp/expressions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
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
namespace {

constexpr int kAtom = 20, kUnary = 13, kChoice = 1;

/// The operand, in parentheses unless it binds more strongly than `precedence`.
std::string within(const CppText& operand, int precedence) {
  return operand.precedence > precedence ? operand.text : "(" + operand.text + ")";
}

/// The function of ir/number.h that computes an operation, or null.
const char* primitiveName(Op op) {
  switch (op) {
    case Op::Abs: return "absolute";
    case Op::Round: return "roundEven";
    case Op::Narrow: return "nearestFloat";
    case Op::IsNan: return "isNan";
    case Op::IAdd: return "addInt";
    case Op::ISub: return "subInt";
    case Op::IMul: return "mulInt";
    case Op::IDiv: return "floorDiv";
    case Op::IMod: return "floorMod";
    case Op::IAnd: return "bitAnd";
    case Op::IOr: return "bitOr";
    case Op::IXor: return "bitXor";
    case Op::IShl: return "shiftLeft";
    case Op::IShr: return "shiftRightLogical";
    case Op::ISar: return "shiftRightArithmetic";
    case Op::UMulHigh: return "unsignedMulHigh";
    case Op::HighWord: return "highWord";
    case Op::LowWord: return "lowWord";
    case Op::FromWords: return "fromWords";
    case Op::ToInt: return "truncateToInt";
    default: return nullptr;
  }
}

/// The function of <cmath> that number types overload, or null.
const char* standardName(Op op) {
  switch (op) {
    case Op::Sqrt: return "sqrt";
    case Op::Abs: return "abs";
    case Op::Floor: return "floor";
    case Op::Ceil: return "ceil";
    case Op::Trunc: return "trunc";
    default: return nullptr;
  }
}

CppText called(const std::string& name, const Node& node, const CppText (&operands)[3]) {
  std::string text = name + "(";
  for (int k = 0; k < info(node.op).signature.arity; ++k) text += (k ? ", " : "") + operands[k].text;
  return {text + ")", kAtom};
}

CppText infixed(std::string_view sign, int precedence, const CppText (&operands)[3]) {
  // operands of && and || get parentheses, for -Wparentheses
  const int own = precedence <= 4 ? 5 : precedence;
  return {fmt::format("{} {} {}", within(operands[0], precedence <= 4 ? own : precedence - 1), sign,
                      within(operands[1], own)),
          precedence};
}

}  // namespace

bool isCppCall(Op op) { return cppCallOf(op) != nullptr; }

CppText cppConstant(Constant value, bool isStrict) {
  if (value.type == Type::Bool) return {value.boolean() ? "true" : "false"};
  if (value.type == Type::Int) {
    if (value.integer() == INT32_MIN) return {"INT32_MIN"};
    return {std::to_string(value.integer()), value.integer() < 0 ? kUnary : kAtom};
  }
  const double number = value.real();
  if (std::isnan(number))
    return {isStrict ? "std::numeric_limits<double>::quiet_NaN()" : "T(std::numeric_limits<double>::quiet_NaN())"};
  std::string text =
      std::isinf(number) ? "std::numeric_limits<double>::infinity()" : fmt::format("{}", std::fabs(number));
  if (!std::isinf(number) && text.find_first_of(".e") == std::string::npos) text += ".0";
  if (std::signbit(number)) text = "-" + text;
  if (!isStrict) return {"T(" + text + ")"};
  return {text, std::signbit(number) ? kUnary : kAtom};
}

CppText cppOperation(const Node& node, const CppText (&operands)[3], bool isStrict) {
  if (const CppCall* call = cppCallOf(node.op)) {
    const std::string own(call->strict);
    if (isStrict) return called("hgc::strict::" + own, node, operands);
    return called(call->standard.empty() ? "hgc::generic::" + own : std::string(call->standard), node, operands);
  }
  if (const char* name = standardName(node.op); name && !isStrict) return called(name, node, operands);
  if (node.op != Op::Abs && isStrict && standardName(node.op))
    return called(std::string("std::") + standardName(node.op), node, operands);
  if (!isStrict && node.op == Op::ToInt) return called("hgc::generic::truncateToInt", node, operands);
  if (!isStrict && node.op == Op::FromWords)
    return {fmt::format("T(hgc::fromWords({}, {}))", operands[0].text, operands[1].text)};
  if (!isStrict && node.op == Op::Narrow) return {fmt::format("T(hgc::nearestFloat(double({})))", operands[0].text)};
  switch (node.op) {
    case Op::Neg: return {"-" + within(operands[0], kUnary), kUnary};
    case Op::Not: return {"!" + within(operands[0], kUnary), kUnary};
    case Op::IsNan:
      if (!isStrict) return {fmt::format("{0} != {0}", within(operands[0], 8)), 8};
      break;
    case Op::Select:
      return {fmt::format("{} ? {} : {}", within(operands[0], kChoice), within(operands[1], kChoice),
                          within(operands[2], kChoice)),
              kChoice};
    case Op::ToReal: return {fmt::format("{}({})", isStrict ? "double" : "T", operands[0].text)};
    case Op::Fused: return {fmt::format("std::fma({}, {}, {})", operands[0].text, operands[1].text, operands[2].text)};
    case Op::IMin: return {fmt::format("std::min({}, {})", operands[0].text, operands[1].text)};
    case Op::IMax: return {fmt::format("std::max({}, {})", operands[0].text, operands[1].text)};
    case Op::Place:
      return {
          fmt::format("hgc::addInt(hgc::mulInt({}, {}), {})", operands[0].text, operands[1].text, operands[2].text)};
    default: break;
  }
  if (const char* name = primitiveName(node.op)) return called(std::string("hgc::") + name, node, operands);
  if (!info(node.op).infix.empty()) return infixed(info(node.op).infix, info(node.op).precedence, operands);
  return {""};
}

CppText cppRow(const Node& node, const CppText (&operands)[3]) {
  constexpr int kProduct = 12, kSum = 11;
  const auto product = [](const CppText& a, const char* sign, const CppText& b) {
    return fmt::format("{} {} {}", within(a, kProduct - 1), sign, within(b, kProduct));
  };
  switch (node.op) {
    case Op::IAdd: return {fmt::format("{} + {}", within(operands[0], kSum - 1), within(operands[1], kSum)), kSum};
    case Op::IMul: return {product(operands[0], "*", operands[1]), kProduct};
    case Op::IDiv: return {product(operands[0], "/", operands[1]), kProduct};
    case Op::IMod: return {product(operands[0], "%", operands[1]), kProduct};
    default: return {""};
  }
}

}  // namespace hgc
