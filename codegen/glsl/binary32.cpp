#include "codegen/glsl/binary32.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <span>

namespace hgc {
namespace {

/// Conversions, comparisons and signs may flush subnormal numbers, whatever arithmetic does: all go by the bits. Added
/// to 1.5 * 2^-97 they are counted in the low word.
constexpr const char* kByBitsText = R"(layout(constant_id = 1) const bool hgc_binary32 = false;
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
bool hgc_ordered(float a, float b) { return !hgc_nan(a) && !hgc_nan(b); }
int hgc_key(float x) {
  int bits = floatBitsToInt(x);
  return bits < 0 ? -(bits & 0x7fffffff) : bits;
}
bool hgc_lt(float a, float b) { return hgc_ordered(a, b) && hgc_key(a) < hgc_key(b); }
bool hgc_le(float a, float b) { return hgc_ordered(a, b) && hgc_key(a) <= hgc_key(b); }
bool hgc_eq(float a, float b) { return hgc_ordered(a, b) && hgc_key(a) == hgc_key(b); }
bool hgc_ne(float a, float b) { return !hgc_eq(a, b); }
)";

struct Function {
  Op op;
  const char* name;
  const char* symbol = "";  ///< of what computes in binary32 or f64
};
constexpr Function kArithmetic[] = {
    {Op::Add, "hgc_add", "+"}, {Op::Sub, "hgc_sub", "-"}, {Op::Mul, "hgc_mul", "*"}, {Op::Div, "hgc_div", "/"}};
constexpr Function kByBits[] = {{Op::Neg, "hgc_neg"}, {Op::Abs, "hgc_abs"}, {Op::IsNan, "hgc_nan"}, {Op::Lt, "hgc_lt"},
                                {Op::Le, "hgc_le"},   {Op::Eq, "hgc_eq"},   {Op::Ne, "hgc_ne"}};

std::string operation(Op op, const std::string& a, const std::string& b) {
  for (const auto& functions : {std::span<const Function>(kArithmetic), std::span<const Function>(kByBits)}) {
    const auto found = std::ranges::find(functions, op, &Function::op);
    if (found == functions.end()) continue;
    return b.empty() ? fmt::format("{}({})", found->name, a) : fmt::format("{}({}, {})", found->name, a, b);
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
  std::string text = kByBitsText;
  for (const Function& f : kArithmetic)
    text += fmt::format(
        "float {0}(float a, float b) {{\n  precise float own = a {1} b;\n  if (hgc_binary32) return own;\n"
        "  precise double real = hgc_widen(a) {1} hgc_widen(b);\n  return hgc_round(real);\n}}\n",
        f.name, f.symbol);
  return text;
}

}  // namespace hgc
