#include "codegen/glsl/binary32.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace hgc {
namespace {

/// Conversions may flush subnormal numbers, whatever arithmetic does: these go by their bits. Added to 1.5 * 2^-97 they
/// are counted in the low word.
constexpr const char* kConversions = R"(layout(constant_id = 1) const bool hgc_binary32 = false;
float hgc_round(double x) {
  if (!(abs(x) < packDouble2x32(uvec2(0x0u, 0x38100000u)))) return float(x);
  precise double counted = abs(x) + packDouble2x32(uvec2(0x0u, 0x39e80000u));
  return uintBitsToFloat(unpackDouble2x32(counted).x | (unpackDouble2x32(x).y & 0x80000000u));
}
double hgc_widen(float x) {
  uint bits = floatBitsToUint(x);
  if ((bits & 0x7f800000u) != 0u) return double(x);
  precise double counted = packDouble2x32(uvec2(bits & 0x7fffffu, 0x39e80000u));
  precise double magnitude = counted - packDouble2x32(uvec2(0x0u, 0x39e80000u));
  return (bits >> 31) != 0u ? -magnitude : magnitude;
}
float hgc_neg(float x) { return uintBitsToFloat(floatBitsToUint(x) ^ 0x80000000u); }
float hgc_abs(float x) { return uintBitsToFloat(floatBitsToUint(x) & 0x7fffffffu); }
bool hgc_nan(float x) { return (floatBitsToUint(x) & 0x7fffffffu) > 0x7f800000u; }
)";

struct Function {
  Op op;
  const char *name, *symbol;
};
constexpr Function kArithmetic[] = {
    {Op::Add, "hgc_add", "+"}, {Op::Sub, "hgc_sub", "-"}, {Op::Mul, "hgc_mul", "*"}, {Op::Div, "hgc_div", "/"}};
constexpr Function kQuestions[] = {
    {Op::Lt, "hgc_lt", "<"}, {Op::Le, "hgc_le", "<="}, {Op::Eq, "hgc_eq", "=="}, {Op::Ne, "hgc_ne", "!="}};

std::string operation(Op op, const std::string& a, const std::string& b) {
  if (op == Op::Neg) return fmt::format("hgc_neg({})", a);
  if (op == Op::Abs) return fmt::format("hgc_abs({})", a);
  if (op == Op::IsNan) return fmt::format("hgc_nan({})", a);
  for (const auto& functions : {std::span(kArithmetic), std::span(kQuestions)}) {
    const auto found = std::ranges::find(functions, op, &Function::op);
    if (found != functions.end()) return fmt::format("{}({}, {})", found->name, a, b);
  }
  return "";
}

/// A driver that knew a zero would take liberties with it (`kZero`).
std::string constant(float value) {
  const auto bits = std::bit_cast<uint32_t>(value);
  return bits == 0 ? "float(none)" : fmt::format("uintBitsToFloat(0x{:x}u)", bits);
}

}  // namespace

const SingleSpelling& glslSingle() {
  static const SingleSpelling spelling{"precise float",
                                       "0.0",
                                       constant,
                                       [](const std::string& real) { return fmt::format("hgc_round({})", real); },
                                       [](const std::string& single) { return fmt::format("hgc_widen({})", single); },
                                       operation};
  return spelling;
}

std::string singleFunctions(const Kernel& kernel) {
  if (std::ranges::count(kernel.code, Op::Narrow, &Node::op) == 0) return "";
  std::string text = kConversions;
  for (const Function& f : kArithmetic)
    text += fmt::format(
        "float {0}(float a, float b) {{\n  precise float own = a {1} b;\n  if (hgc_binary32) return own;\n"
        "  precise double real = hgc_widen(a) {1} hgc_widen(b);\n  return hgc_round(real);\n}}\n",
        f.name, f.symbol);
  for (const Function& f : kQuestions)
    text +=
        fmt::format("bool {0}(float a, float b) {{ return hgc_binary32 ? a {1} b : hgc_widen(a) {1} hgc_widen(b); }}\n",
                    f.name, f.symbol);
  return text;
}

}  // namespace hgc
