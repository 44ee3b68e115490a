#include "codegen/text/binary32.h"

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

/// Whether the operation on two binary32 numbers, computed in binary64 and then rounded, has the bits of binary32
/// arithmetic.
bool isRoundedOnce(Op op) { return op == Op::Add || op == Op::Sub || op == Op::Mul || op == Op::Div; }

bool givesBool(Op op) { return op == Op::Lt || op == Op::Le || op == Op::Eq || op == Op::Ne || op == Op::IsNan; }

bool isZero(const Node& node) { return isSingleConstant(node) && constantOf(node).real() == 0; }

/// Whether a real node can be left out where nothing reads it; nodes of loops cannot.
bool canBeOmitted(const Node& node) {
  const OpInfo& row = info(node.op);
  const bool isStep = row.isReduction || row.isPrefix || row.isFold || node.op == Op::Carried || node.op == Op::Next ||
                      node.op == Op::EachOver;
  return node.type == Type::Real && !isStep;
}

/// The expression of an arithmetic operation, Neg, Abs, or a comparison. Without `b`, Eq and Ne compare with 0.
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

}  // namespace

std::string singleFunctions(const GpuLanguage& language, const Kernel& kernel) {
  const auto isSingle = [&](const Node& node) { return node.op == Op::Narrow || readsSingle(kernel, node); };
  std::string text;
  if (std::ranges::any_of(kernel.code, isSingle))
    text += language.constant(1, "bool", "hgc_binary32", "false") + kByBitsText;
  if (leavesSingles(kernel)) text += language.constant(kSinglesConstant, "bool", "singles", "false");
  return text;
}

SingleValues::SingleValues(const Kernel& kernel, bool hasSingles, CodeRange range)
    : kernel_(kernel),
      hasSingles_(hasSingles),
      range_(range),
      alwaysSingle_(kernel.code.size(), false),
      needsSingle_(kernel.code.size(), false),
      needsReal_(kernel.code.size(), true) {
  range_.end = std::min<uint32_t>(range.end, static_cast<uint32_t>(kernel.code.size()));
  if (!hasSingles || std::ranges::count(kernel.code, Op::Narrow, &Node::op) == 0) return;
  left_ = regionsLeft(kernel);
  for (uint32_t at = range_.begin; at < range_.end; ++at) alwaysSingle_[at] = isAlwaysSingle(at);
  findNeeded();
}

/// Whether the value of a node of the range is always a binary32 number. It can be printed as a `float` then.
bool SingleValues::isAlwaysSingle(uint32_t at) const {
  const Node& node = kernel_.code[at];
  switch (node.op) {
    case Op::Narrow: return true;
    case Op::Load:
    case Op::Lifted: return readsSingle(kernel_, node);
    case Op::Neg:
    case Op::Abs: return hasName(node.a);
    case Op::Select: return node.type == Type::Real && hasName(node.b) && hasName(node.c);
    default: return false;
  }
}

/// Whether the value can be named as a `float`: a variable or a constant.
bool SingleValues::hasName(uint32_t at) const { return alwaysSingle_[at] || isSingleConstant(kernel_.code[at]); }

/// Whether the rounded value is a named `float`, or one operation on two of them.
bool SingleValues::isOneOperation(uint32_t at) const {
  const Node& node = kernel_.code[at];
  if (hasName(at)) return true;
  return isIn(at) && left_[at] == 0 && isRoundedOnce(node.op) && hasName(node.a) && hasName(node.b);
}

/// The same, or a choice between two such values. Deeper choices would print the text of an operand several times.
bool SingleValues::isComputed(uint32_t at) const {
  const Node& node = kernel_.code[at];
  const bool isChoice = isIn(at) && left_[at] == 0 && node.op == Op::Select;
  return isOneOperation(at) || (isChoice && isOneOperation(node.b) && isOneOperation(node.c));
}

bool SingleValues::isComparison(uint32_t at) const {
  const Node& node = kernel_.code[at];
  return givesBool(node.op) && kernel_.code[node.a].type == Type::Real && hasName(node.a) &&
         (node.op == Op::IsNan || hasName(node.b));
}

/// Visits users before their operands. Values that are stored, or used outside the range, are needed as doubles.
void SingleValues::findNeeded() {
  std::fill(needsReal_.begin() + range_.begin, needsReal_.begin() + range_.end, false);
  const bool areSingle = leavesSingles(kernel_);
  for (const Store& store : kernel_.stores) {
    needsReal_[store.value] = true;
    if (areSingle && isIn(store.value)) needRounded(store.value);
  }
  for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
    for (int k = 0; k < operandCount(kernel_.code[at]) && !isIn(at); ++k)
      needsReal_[kernel_.code[at].operand(k)] = true;
  }
  for (uint32_t at = range_.end; at-- > range_.begin;) {
    const Node& node = kernel_.code[at];
    if (!canBeOmitted(node)) needsReal_[at] = true;
    if (alwaysSingle_[at] && needsReal_[at]) needsSingle_[at] = true;
    if (needsSingle_[at] || needsReal_[at]) needOperands(at);
  }
}

void SingleValues::needRounded(uint32_t at) {
  const Node& node = kernel_.code[at];
  if (alwaysSingle_[at]) needsSingle_[at] = true;
  else if (!isComputed(at)) needsReal_[at] = true;
  else if (node.op == Op::Select) needRounded(node.b), needRounded(node.c);
  else if (node.op != Op::Const) needRounded(node.a), needRounded(node.b);
}

void SingleValues::needOperands(uint32_t at) {
  const Node& node = kernel_.code[at];
  for (int k = 0; k < operandCount(node); ++k) {
    const uint32_t operand = node.operand(k);
    if (kernel_.code[operand].type == Type::Real && (alwaysSingle_[at] || isComparison(at))) needRounded(operand);
    else needsReal_[operand] = true;
  }
}

std::string SingleValues::name(uint32_t at) const {
  const Node& node = kernel_.code[at];
  return alwaysSingle_[at] ? fmt::format("f{}", at) : singleConstant(static_cast<float>(constantOf(node).real()));
}

std::string SingleValues::rounded(uint32_t at) const {
  const Node& node = kernel_.code[at];
  if (hasName(at)) return name(at);
  if (!isComputed(at)) return roundSingle(fmt::format("v{}", at));
  if (node.op == Op::Select) return fmt::format("(v{} ? {} : {})", node.a, rounded(node.b), rounded(node.c));
  return singleOperation(node.op, name(node.a), name(node.b));
}

std::string SingleValues::single(uint32_t at) const {
  const Node& node = kernel_.code[at];
  if (node.op == Op::Narrow) return rounded(node.a);
  if (node.op == Op::Select) return fmt::format("v{} ? {} : {}", node.a, name(node.b), name(node.c));
  return singleOperation(node.op, name(node.a), "");
}

std::optional<std::string> SingleValues::real(uint32_t at) const {
  const Node& node = kernel_.code[at];
  if (alwaysSingle_[at]) return widenSingle(fmt::format("f{}", at));
  if (!hasSingles_ || !isComparison(at)) return std::nullopt;
  if (node.op == Op::IsNan) return singleOperation(node.op, name(node.a), "");
  const bool isOfZero = (node.op == Op::Eq || node.op == Op::Ne) && isZero(kernel_.code[node.b]);
  return singleOperation(node.op, name(node.a), isOfZero ? "" : name(node.b));
}

}  // namespace hgc
