/// One kernel as a GLSL compute shader: the operation table printed one to one.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

#include "codegen/glsl/emit.h"
#include "ir/abi.h"

namespace hgc {
namespace {

/// Buffers are reached by address (buffer references): no limit on ranges, and one table of addresses serves every
/// kernel of a group.
constexpr const char* kBuffers =
    R"(layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Reals { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer Results { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Ints { int at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Table { uint64_t at[]; };
)";

constexpr const char* kFunctions = R"(bool hgc_isnan(double x) {
  uvec2 w = unpackDouble2x32(x);
  uint high = w.y & 0x7fffffffu;
  return high > 0x7ff00000u || (high == 0x7ff00000u && w.x != 0u);
}
int hgc_idiv(int a, int b) {
  if (b == 0) return 0;
  if (b == -1) return 0 - a;  // the smallest integer wraps; its quotient by -1 is not defined
  int q = a / b;
  return (a - q * b != 0 && (a < 0) != (b < 0)) ? q - 1 : q;
}
double hgc_narrow(double x) {  // some devices flush what is subnormal in binary32; there it is a multiple of 2^-149
  if (!(abs(x) < packDouble2x32(uvec2(0x0u, 0x38200000u)))) return double(float(x));
  precise double rounded = (abs(x) + packDouble2x32(uvec2(0x0u, 0x39e80000u))) - packDouble2x32(uvec2(0x0u, 0x39e80000u));
  return int(unpackDouble2x32(x).y) < 0 ? -rounded : rounded;
}
int hgc_umulhi(int a, int b) {
  uint high, low;
  umulExtended(uint(a), uint(b), high, low);
  return int(high);
}
int hgc_imod(int a, int b) { return b == 0 ? 0 : a - hgc_idiv(a, b) * b; }
)";

/// What every shader begins with, from ir/kernel_interface.def.
std::string prelude() {
  std::string text = fmt::format(
      "#version 460\n#extension GL_EXT_buffer_reference : require\n"
      "#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require\n"
      "#define HGC_KERNEL_ABI {}\nlayout(local_size_x = {}) in;\n",
      kKernelAbi, kWorkgroup);
  text += kBuffers;
  text += "layout(push_constant) uniform Push {\n";
#define HGC_PUSH(type, glsl, name, doc) text += "  " glsl " " #name ";  // " doc "\n";
#include "ir/kernel_interface.def"
  return text + "} push;\n" + kFunctions;
}

/// A literal of the same bits; `zero` is that of `main`: small integers in decimal, everything else by its words.
std::string realLiteral(double value) {
  if (std::bit_cast<uint64_t>(value) == 0) return "zero";
  if (std::fabs(value) < 1e6 && value == std::floor(value) && !std::signbit(value))
    return fmt::format("{:.1f}lf", value);
  const auto bits = std::bit_cast<uint64_t>(value);
  return fmt::format("packDouble2x32(uvec2(0x{:x}u, 0x{:x}u))", static_cast<uint32_t>(bits),
                     static_cast<uint32_t>(bits >> 32));
}

std::string constantLiteral(Constant value) {
  if (value.type == Type::Real) return realLiteral(value.real());
  if (value.type == Type::Bool) return value.boolean() ? "true" : "false";
  return value.integer() == INT32_MIN ? "int(0x80000000u)" : std::to_string(value.integer());
}

/// The template of the operation table with $0 $1 $2 replaced.
std::string fill(std::string_view pattern, const Node& node) {
  std::string text;
  for (size_t k = 0; k < pattern.size(); ++k) {
    if (pattern[k] != '$') {
      text += pattern[k];
      continue;
    }
    text += fmt::format("v{}", node.operand(pattern[++k] - '0'));
  }
  return text;
}

class ShaderPrinter {
 public:
  explicit ShaderPrinter(const Kernel& kernel)
      : kernel_(kernel),
        left_(regionsLeft(kernel)),
        table_(static_cast<uint32_t>(kernel.ports.size()), kernel.slots, kernel.liftedReals) {}

  /// Mesa's software driver takes `x * 0.0` for 0, `x + 0.0` for x and `0.0 / x` for 0 in whatever mode, but only where
  /// it knows the 0. So it is not told: there are never 2^31 instances.
  std::string run() {
    out_ = prelude();
    print("void main() {{\n  uint k = gl_GlobalInvocationID.x + gl_GlobalInvocationID.y * {}u;\n",
          kMaxGroups * kWorkgroup);
    out_ +=
        "  if (k >= push.count) return;\n  uint i = push.first + k;\n"
        "  int none = int(push.count >> 31);\n  precise double zero = double(none);\n";
    for (uint32_t port = 0; port < kernel_.ports.size(); ++port)
      print("  uint64_t port{} = push.table.at[{}];\n", port, port);
    walk(
        kernel_, [this](uint32_t at) { line(at); }, [this](const Region& region) { enter(region); },
        [this](const Region&) { out_ += "  }\n"; });
    uint32_t next = 0;
    for (const Store& store : kernel_.stores) {
      if (store.kind == RootKind::Value) {
        print("  Results(push.values).at[i] = v{};\n", store.value);
      } else {
        print("  Results(push.outputs + uint64_t(push.stride) * {}ul).at[k] = v{};\n", next++ * 8, store.value);
      }
    }
    out_ += "}\n";
    return std::move(out_);
  }

 private:
  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
  }

  static const char* typeText(const Node& node) {
    return node.type == Type::Real ? "precise double" : node.type == Type::Int ? "int" : "bool";
  }

  void line(uint32_t at) {
    const Node& node = kernel_.code[at];
    if (left_[at] > 0) print("  v{} = {};\n", at, expression(node));
    else print("  {} v{} = {};\n", typeText(node), at, expression(node));
  }

  /// What is used after the region, and not after the one around it, is declared before it.
  void enter(const Region& region) {
    for (uint32_t at = region.begin; at < region.end; ++at) {
      const auto depth = std::ranges::count_if(kernel_.regions, [&](const Region& inner) {
        return inner.begin >= region.begin && inner.end <= region.end && inner.begin <= at && at < inner.end;
      });
      if (left_[at] != depth) continue;
      const Type type = kernel_.code[at].type;
      const char* none = type == Type::Real ? "0.0lf" : type == Type::Int ? "0" : "false";
      print("  {} v{} = {};\n", typeText(kernel_.code[at]), at, none);
    }
    print("  if ({}v{}) {{\n", region.when ? "" : "!", region.condition);
  }

  std::string expression(const Node& node) const {
    switch (node.op) {
      case Op::Const: return constantLiteral(constantOf(node));
      case Op::Index: return "int(i)";
      case Op::Size: return fmt::format("Ints(push.table.at[{}]).at[{}]", table_.sizes, node.b);
      case Op::Slot: return fmt::format("Ints(push.table.at[{}]).at[i]", table_.firstSlot + node.b);
      case Op::Lifted: return fmt::format("Reals(push.table.at[{}]).at[i]", table_.firstLifted + node.b);
      case Op::Load: {
        const uint32_t port = kernel_.gathers[node.b].port;
        return fmt::format("Reals(port{} + uint64_t(v{}) * {}ul).at[{}]", port, node.a, kernel_.ports[port].width * 8,
                           node.c);
      }
      default: return fill(info(node.op).glsl, node);
    }
  }

  const Kernel& kernel_;
  std::vector<uint32_t> left_;  // regions that each value leaves
  AddressTable table_;
  std::string out_;
};

}  // namespace

Result<std::string> gpuGlsl(const Kernel& kernel) { return ShaderPrinter(kernel).run(); }

}  // namespace hgc
