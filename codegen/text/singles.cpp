#include "codegen/text/singles.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace hgc {
namespace {

/// A device may flush subnormal numbers in conversions, comparisons and sign changes even where its arithmetic does
/// not, so these work on the bits: adding 1.5 * 2^-97 to a subnormal puts it into the low word as a multiple of 2^-149.
/// There are no branches, and arithmetic has no functions, which drivers would inline thousands of times.
constexpr const char* kByBitsText = R"(float hgc_round(const double x) {
  precise double counted = abs(x) + packDouble2x32(uvec2(0x0u, 0x39e80000u));
  uint bits = unpackDouble2x32(counted).x | (unpackDouble2x32(x).y & 0x80000000u);
  return mix(float(x), uintBitsToFloat(bits), abs(x) < packDouble2x32(uvec2(0x0u, 0x38100000u)));
}
double hgc_widen(const float x) {
  uint bits = floatBitsToUint(x);
  precise double counted = packDouble2x32(uvec2(bits & 0x7fffffu, 0x39e80000u));
  precise double magnitude = counted - packDouble2x32(uvec2(0x0u, 0x39e80000u));
  uvec2 words = unpackDouble2x32(magnitude) | uvec2(0x0u, bits & 0x80000000u);
  return mix(double(x), packDouble2x32(words), (bits & 0x7f800000u) == 0u);
}
float hgc_neg(const float x) { return uintBitsToFloat(floatBitsToUint(x) ^ 0x80000000u); }
float hgc_abs(const float x) { return uintBitsToFloat(floatBitsToUint(x) & 0x7fffffffu); }
bool hgc_nan(const float x) { return (floatBitsToUint(x) & 0x7fffffffu) > 0x7f800000u; }
int hgc_key(const float x) {
  int bits = floatBitsToInt(x);
  return mix(bits, -(bits & 0x7fffffff), bits < 0);
}
bool hgc_lt(const float a, const float b) { return all(bvec3(!hgc_nan(a), !hgc_nan(b), hgc_key(a) < hgc_key(b))); }
bool hgc_le(const float a, const float b) { return all(bvec3(!hgc_nan(a), !hgc_nan(b), hgc_key(a) <= hgc_key(b))); }
bool hgc_eq(const float a, const float b) { return all(bvec3(!hgc_nan(a), !hgc_nan(b), hgc_key(a) == hgc_key(b))); }
bool hgc_ne(const float a, const float b) { return !hgc_eq(a, b); }
bool hgc_zero(const float x) { return floatBitsToUint(x) << 1 == 0u; }
)";

struct Function {
  Op op;
  const char* name;
};
constexpr Function kByBits[] = {{Op::Neg, "hgc_neg"}, {Op::Abs, "hgc_abs"}, {Op::IsNan, "hgc_nan"}, {Op::Lt, "hgc_lt"},
                                {Op::Le, "hgc_le"},   {Op::Eq, "hgc_eq"},   {Op::Ne, "hgc_ne"}};
constexpr Function kArithmetic[] = {{Op::Add, "+"}, {Op::Sub, "-"}, {Op::Mul, "*"}, {Op::Div, "/"}};

}  // namespace

std::string singleOperation(Op op, const std::string& a, const std::string& b) {
  if (const auto found = std::ranges::find(kArithmetic, op, &Function::op); found != std::end(kArithmetic))
    return fmt::format("({} {} {})", a, found->name, b);
  if (b.empty() && (op == Op::Eq || op == Op::Ne)) return fmt::format("{}hgc_zero({})", op == Op::Eq ? "" : "!", a);
  const auto found = std::ranges::find(kByBits, op, &Function::op);
  if (found == std::end(kByBits)) return "";
  return b.empty() ? fmt::format("{}({})", found->name, a) : fmt::format("{}({}, {})", found->name, a, b);
}

/// 0 is hidden from the driver (`kZero`).
std::string singleConstant(float value) {
  const auto bits = std::bit_cast<uint32_t>(value);
  return bits == 0 ? "float(none)" : fmt::format("uintBitsToFloat(0x{:x}u)", bits);
}

std::string singleFunctions(const GpuLanguage& language, const Kernel& kernel) {
  const auto isSingle = [&](const Node& node) { return node.op == Op::Narrow || readsSingle(kernel, node); };
  std::string text;
  if (std::ranges::any_of(kernel.code, isSingle))
    text += language.constant(1, "bool", "hgc_binary32", "false") + kByBitsText;
  if (leavesSingles(kernel)) text += language.constant(kSinglesConstant, "bool", "singles", "false");
  return text;
}

}  // namespace hgc
