#include "codegen/text/kernel_text.h"

#include <fmt/format.h>

#include "codegen/text/binary32.h"

namespace hgc {
namespace {

/// Parameters are `const`: for others glslang makes a variable per call, and SPIRV-Tools' validator takes time
/// quadratic in their number.
constexpr const char* kFunctions = R"(bool hgc_isnan(const double x) {
  uvec2 w = unpackDouble2x32(x);
  uint high = w.y & 0x7fffffffu;
  return high > 0x7ff00000u || (high == 0x7ff00000u && w.x != 0u);
}
int hgc_idiv(const int a, const int b) {
  if (b == 0) return 0;
  if (b == -1) return 0 - a;  // the smallest integer wraps; its quotient by -1 is not defined
  int q = a / b;
  return (a - q * b != 0 && (a < 0) != (b < 0)) ? q - 1 : q;
}
// Some devices flush subnormal binary32 numbers: those are rounded to a multiple of 2^-149 in binary64.
double hgc_narrow(const double x) {
  if (!(abs(x) < packDouble2x32(uvec2(0x0u, 0x38200000u)))) return double(float(x));
  precise double rounded = (abs(x) + packDouble2x32(uvec2(0x0u, 0x39e80000u))) - packDouble2x32(uvec2(0x0u, 0x39e80000u));
  return int(unpackDouble2x32(x).y) < 0 ? -rounded : rounded;
}
int hgc_umulhi(const int a, const int b) {
  uint high, low;
  umulExtended(uint(a), uint(b), high, low);
  return int(high);
}
int hgc_imod(const int a, const int b) { return b == 0 ? 0 : a - hgc_idiv(a, b) * b; }
)";

/// The real 0 is the variable `zero` (`kZero`).
std::string literal(const GpuLanguage& language, Constant value) {
  if (value.type == Type::Real) return value.bits == 0 ? "zero" : language.real(value.real());
  if (value.type == Type::Bool) return value.boolean() ? "true" : "false";
  return value.integer() == INT32_MIN ? "int(0x80000000u)" : std::to_string(value.integer());
}

}  // namespace

const char* const kPushMembers =
#define HGC_PUSH(type, glsl, name, doc) "  " glsl " " #name ";  // " doc "\n"
#include "ir/kernel/kernel_interface.def"
    ;

std::string invocationNumber() {
  return fmt::format("gl_GlobalInvocationID.x + gl_GlobalInvocationID.y * {}u", kMaxGroups * kWorkgroup);
}

std::string eachOf(size_t count, const char* line) {
  std::string text;
  for (size_t k = 0; k < count; ++k) text += fmt::format(fmt::runtime(line), k);
  return text;
}

std::string beginningOfInstances(const GpuLanguage& language) {
  return fmt::format("{}  uint k = {};\n  if (k >= push.count) return;\n  uint i = push.first + k;\n", language.entry,
                     invocationNumber()) +
         kZero;
}

std::string KernelText::head(const char* push) const {
  return language.head(push) + kFunctions + singleFunctions(language, kernel);
}

std::string KernelText::portAddresses() const {
  std::string text;
  for (uint32_t port = 0; port < kernel.ports.size(); ++port)
    text += fmt::format("  uint64_t port{} = push.table.at[{}];\n", port, port);
  return text;
}

RealPlace KernelText::placeInRow(const Node& load, const std::string& row) const {
  const uint32_t port = kernel.gathers[load.b].port;
  return {fmt::format("port{} + uint64_t({}) * {}ul", port, row, kernel.ports[port].width * realBytes()),
          std::to_string(load.c)};
}

RealPlace KernelText::placeOfReal(const Node& node) const {
  if (readsKept(kernel, node))
    return {fmt::format("push.table.at[{}]", table.kept(kernel.tables, node.b - kernel.liftedReals)), "i"};
  if (node.op == Op::Lifted) return {fmt::format("push.table.at[{}]", table.firstLifted + node.b), "i"};
  return placeInRow(node, fmt::format("v{}", node.a));
}

std::string singleAt(const RealPlace& place) { return fmt::format("Singles({}).at[{}]", place.address, place.index); }

std::string KernelText::realAt(const Node& node, const RealPlace& place) const {
  if (readsSingle(kernel, node)) return widenSingle(singleAt(place));
  return fmt::format("Reals({}).at[{}]", place.address, place.index);
}

std::string KernelText::expression(const Node& node) const {
  switch (node.op) {
    case Op::Const: return literal(language, constantOf(node));
    case Op::Index: return "int(i)";
    case Op::Size: return fmt::format("Ints(push.table.at[{}]).at[{}]", table.sizes, node.b);
    case Op::Slot: return fmt::format("Ints(push.table.at[{}]).at[i]", table.firstSlot + node.b);
    case Op::Table: return fmt::format("Ints(push.table.at[{}]).at[v{}]", table.entries(node.b), node.a);
    case Op::RowBegin: return fmt::format("Ints(push.table.at[{}]).at[v{}]", table.rowBegins(node.b), node.a);
    case Op::Lifted:
    case Op::Load: return realAt(node, placeOfReal(node));
    case Op::Narrow:  // a stored binary32 number is rounded already
      if (readsSingle(kernel, kernel.code[node.a])) return fmt::format("v{}", node.a);
      [[fallthrough]];
    default: return fill(info(node.op).glsl, node);
  }
}

Spelling KernelText::spelling(std::function<std::string(const Node& node)> ownExpression) const {
  return {std::move(ownExpression), language.real(0), language.loop(kernel.unroll)};
}

}  // namespace hgc
