/// The spelling of GLSL: one kernel as a compute shader, the operation table printed one to one.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

#include "codegen/glsl/binary32.h"
#include "codegen/glsl/emit.h"
#include "codegen/glsl/parts.h"
#include "codegen/glsl/spelling.h"
#include "codegen/text/printer.h"
#include "ir/kernel/quads.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// Buffers are reached by address (buffer references): no limit on ranges, and one table of addresses serves every
/// kernel of a group.
constexpr const char* kBuffers =
    R"(layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Reals { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Singles { float at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer Results { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer SingleResults { float at[]; };
layout(buffer_reference, std430, buffer_reference_align = 32) writeonly buffer Quads { dvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Halves { dvec2 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer States { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Ints { int at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Table { uint64_t at[]; };
)";

/// Parameters are `const`: others are variables of the caller, one a call, for which SPIRV-Tools' validator takes time
/// that grows with the square of the calls.
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
// Some devices flush what is subnormal in binary32; there it is a multiple of 2^-149.
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

/// What is kept at every count for others to read lies in columns, beside that of the neighbours. Integers and truth
/// values are reals without loss. Before these columns lie those in which parts hand values on.
class States {
 public:
  States(const Kernel& kernel, const Handed& handed)
      : kernel_(kernel), handed_(handed), kept_(keptAtCounts(kernel.code)) {}

  std::string keep(uint32_t at) const {
    const uint32_t kept = leftAtCount(kernel_.code, at);
    if (!std::ranges::binary_search(kept_, kept)) return "";
    const uint32_t value = kept == at ? at : kernel_.code[at].b;
    return fmt::format("  {} = double(v{});\n", place(kept, kernel_.code[kept].a), value);
  }
  std::string read(uint32_t at) const {
    const Node& node = kernel_.code[at];
    return as(node.type, place(readAtCount(kernel_.code, at), node.a));
  }

  std::string handOn(uint32_t at) const { return fmt::format("  {} = double(v{});\n", cell(at), at); }
  std::string take(uint32_t at) const {
    const Type type = kernel_.code[at].type;
    return fmt::format("  {} v{} = {};\n", glslType(type), at, as(type, cell(at)));
  }

 private:
  static std::string as(Type type, const std::string& state) {
    switch (type) {
      case Type::Real: return state;
      case Type::Int: return fmt::format("int({})", state);
      case Type::Bool: return state + " != zero";
    }
    return state;
  }
  std::string place(uint32_t kept, uint32_t count) const {
    const auto number = std::ranges::lower_bound(kept_, kept) - kept_.begin();
    const std::string begin = handed_.cells > 0 ? fmt::format("{}ul + ", handed_.cells) : "";
    return fmt::format("States(push.states + ({}uint64_t(v{}) * {}ul + {}ul) * uint64_t(push.count) * 8ul).at[k]",
                       begin, count, kept_.size(), number);
  }
  std::string cell(uint32_t at) const {
    return fmt::format("States(push.states + {}ul * uint64_t(push.count)).at[k]", handed_.cell[at] * uint64_t{8});
  }

  const Kernel& kernel_;
  const Handed& handed_;
  std::vector<uint32_t> kept_;
};

std::string partialStore(const Kernel& kernel, const AddressTable& table, const Store& store) {
  const PartialColumn to = partialColumn(kernel, store);
  const Node& node = kernel.code[store.value];
  const bool isEntry = node.op == Op::EachOver;
  std::string column = fmt::format("Ints(push.table.at[{}]).at[{}] + {}", table.sizes, to.base, to.place);
  if (isEntry) column += fmt::format(" + v{} * {}", node.c, to.entries);
  return fmt::format("  Results(push.outputs + uint64_t(push.stride) * 8ul * uint64_t({})).at[k] = v{};\n", column,
                     isEntry ? node.b : store.value);
}

/// Spells the binary32 number that a value is.
using SpellRounded = std::function<std::string(uint32_t at)>;

/// One in column `column`: as a binary32 number, where a pipeline wants these.
std::string columnStore(uint32_t column, uint32_t value, const SpellRounded& rounded) {
  const auto address = [&](uint64_t bytes) {
    return fmt::format("push.outputs + uint64_t(push.stride) * {}ul", column * bytes);
  };
  const std::string store = fmt::format("  Results({}).at[k] = v{};\n", address(sizeof(double)), value);
  if (!rounded) return store;
  return fmt::format("  if (singles) SingleResults({}).at[k] = {};\n  else", address(sizeof(float)), rounded(value)) +
         store;
}

/// What is stored besides the value goes into columns: the first that is stored into column 0, and so on; partials of
/// variadic kernels into those that data gives them, within loops where they are made there.
std::string stores(const Kernel& kernel, const AddressTable& table, const Setting& setting, CodeRange range,
                   const SpellRounded& rounded) {
  if (sideBySide(kernel.kind) != 1) {
    std::vector<uint32_t> values;
    for (const Store& store : kernel.stores) values.push_back(store.value);
    return setting.quads ? setting.quads(values) : quadStores(values, range);
  }
  std::string text;
  uint32_t next = 0;
  for (const Store& store : kernel.stores) {
    const bool isPartial = store.kind == RootKind::Partial || store.kind == RootKind::Stem;
    const bool isKept = store.kind == RootKind::Kept;
    const bool isColumn = store.kind != RootKind::Value && !isKept && (!isPartial || !kernel.variadic);
    const uint32_t column = isColumn ? next++ : 0;
    if (store.value < range.begin || store.value >= range.end) continue;
    const bool isEntry = kernel.code[store.value].op == Op::EachOver;
    if (store.kind == RootKind::Stem) {
      if (!isEntry) text += setting.stem(store);
    } else if (store.kind == RootKind::Value) {
      text += fmt::format("  Results(push.values).at[i] = v{};\n", store.value);
    } else if (isKept) {
      text +=
          fmt::format("  Results(push.table.at[{}]).at[i] = v{};\n", table.kept(kernel.tables, store.a), store.value);
    } else if (isColumn) {
      text += columnStore(column, store.value, rounded);
    } else if (!isEntry) {
      text += partialStore(kernel, table, store);
    }
  }
  return text;
}

std::string entries(const Kernel& kernel, const AddressTable& table, const Setting& setting, uint32_t at) {
  std::string text;
  for (const Store& store : kernel.stores) {
    if (store.value != at) continue;
    text += store.kind == RootKind::Stem ? setting.stem(store) : partialStore(kernel, table, store);
  }
  return text;
}

/// An invocation an instance.
Setting instanceSetting() {
  return {fmt::format("void main() {{\n  uint k = gl_GlobalInvocationID.x + gl_GlobalInvocationID.y * {}u;\n"
                      "  if (k >= push.count) return;\n  uint i = push.first + k;\n",
                      kMaxGroups * kWorkgroup) +
              kZero,
          "", "}\n", nullptr, nullptr};
}

}  // namespace

std::string shaderHead(const Kernel& kernel, const std::string& push) {
  return fmt::format(
             "#version 460\n#extension GL_EXT_buffer_reference : require\n"
             "#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require\n"
             "#extension GL_EXT_control_flow_attributes : require\n"
             "#define HGC_KERNEL_ABI {}\nlayout(local_size_x = {}) in;\n",
             kKernelAbi, kWorkgroup) +
         kBuffers + "layout(push_constant) uniform Push {\n" + push + "} push;\n" + kFunctions +
         singleFunctions(kernel);
}

std::string pushMembers() {
  std::string text;
#define HGC_PUSH(type, glsl, name, doc) text += "  " glsl " " #name ";  // " doc "\n";
#include "ir/kernel/kernel_interface.def"
  return text;
}

std::string portAddresses(const Kernel& kernel) {
  std::string text;
  for (uint32_t port = 0; port < kernel.ports.size(); ++port)
    text += fmt::format("  uint64_t port{} = push.table.at[{}];\n", port, port);
  return text;
}

AddressTable addressTable(const Kernel& kernel) {
  return {static_cast<uint32_t>(kernel.ports.size()), kernel.slots, kernel.liftedReals};
}

uint32_t realBytes(const Kernel& kernel) { return kernel.precision == Precision::F32 ? sizeof(float) : sizeof(double); }

RealPlace placeInRow(const Kernel& kernel, const Node& load, const std::string& row) {
  const uint32_t port = kernel.gathers[load.b].port;
  return {fmt::format("port{} + uint64_t({}) * {}ul", port, row, kernel.ports[port].width * realBytes(kernel)),
          std::to_string(load.c)};
}

RealPlace placeOfReal(const Kernel& kernel, const AddressTable& table, const Node& node) {
  if (readsKept(kernel, node))
    return {fmt::format("push.table.at[{}]", table.kept(kernel.tables, node.b - kernel.liftedReals)), "i"};
  if (node.op == Op::Lifted) return {fmt::format("push.table.at[{}]", table.firstLifted + node.b), "i"};
  return placeInRow(kernel, node, fmt::format("v{}", node.a));
}

std::string singleAt(const RealPlace& place) { return fmt::format("Singles({}).at[{}]", place.address, place.index); }

std::string realAt(const Kernel& kernel, const Node& node, const RealPlace& place) {
  if (readsSingle(kernel, node)) return glslSingle().widen(singleAt(place));
  return fmt::format("Reals({}).at[{}]", place.address, place.index);
}

std::string glslExpression(const Kernel& kernel, const AddressTable& table, const Node& node) {
  switch (node.op) {
    case Op::Const: return constantLiteral(constantOf(node));
    case Op::Index: return "int(i)";
    case Op::Size: return fmt::format("Ints(push.table.at[{}]).at[{}]", table.sizes, node.b);
    case Op::Slot: return fmt::format("Ints(push.table.at[{}]).at[i]", table.firstSlot + node.b);
    case Op::Table: return fmt::format("Ints(push.table.at[{}]).at[v{}]", table.entries(node.b), node.a);
    case Op::RowBegin: return fmt::format("Ints(push.table.at[{}]).at[v{}]", table.rowBegins(node.b), node.a);
    case Op::Lifted:
    case Op::Load: return realAt(kernel, node, placeOfReal(kernel, table, node));
    case Op::Narrow:  // what lies there as a binary32 number is rounded already
      if (readsSingle(kernel, kernel.code[node.a])) return fmt::format("v{}", node.a);
      return fill(info(node.op).glsl, node);
    default: return fill(info(node.op).glsl, node);
  }
}

const char* glslType(Type type) { return type == Type::Real ? "precise double" : type == Type::Int ? "int" : "bool"; }
const char* glslNone(Type type) { return type == Type::Real ? "0.0lf" : type == Type::Int ? "0" : "false"; }

std::string loopHint(uint32_t unroll) {
  switch (unroll) {
    case kUnrollAsLiked: return "";
    case 1: return "[[dont_unroll]] ";
    case kUnrollAll: return "[[unroll]] ";
    default: return fmt::format("[[partial_count({})]] ", unroll);
  }
}

std::string storesGlsl(const Kernel& kernel, CodeRange range) {
  const auto rounded = [](uint32_t at) { return glslSingle().round(fmt::format("v{}", at)); };
  return stores(kernel, addressTable(kernel), Setting{}, range,
                leavesSingles(kernel) ? SpellRounded(rounded) : nullptr);
}

std::string gpuGlsl(const GpuParts& parts, size_t part) {
  const bool isWhole = sideBySide(parts.kernel.kind) != 1 && parts.ranges.size() == 1;
  return kernelGlsl(parts, part, isWhole ? quadSetting() : instanceSetting());
}

std::string kernelGlsl(const GpuParts& parts, size_t part, const Setting& setting) {
  const Kernel& kernel = parts.kernel;
  const CodeRange range = parts.ranges[part];
  const AddressTable table = addressTable(kernel);
  std::string text = shaderHead(kernel, pushMembers()) + setting.beginning + portAddresses(kernel) + setting.opening;
  const States states(kernel, parts.handed);
  const auto spell = [&](const Node& node) {
    const std::string own = setting.leaf ? setting.leaf(node) : "";
    return own.empty() ? glslExpression(kernel, table, node) : own;
  };
  const auto spellEntries = [&](uint32_t at) { return entries(kernel, table, setting, at); };
  const auto keep = [&](uint32_t at) { return states.keep(at); };
  const auto readKept = [&](uint32_t at) { return states.read(at); };
  for (const uint32_t at : readFrom(kernel, range)) {
    const Node& node = kernel.code[at];
    text += isSpelledAnywhere(node) ? fmt::format("  {} v{} = {};\n", glslType(node.type), at, spell(node))
                                    : states.take(at);
  }
  const auto spellSingle = [&](const Node& node) { return singleAt(placeOfReal(kernel, table, node)); };
  text += printCode(
      kernel,
      {spell, glslType, glslNone, loopHint(kernel.unroll), spellEntries, keep, readKept, &glslSingle(), spellSingle},
      range);
  for (uint32_t at = range.begin; at < range.end; ++at) {
    if (parts.handed.cell[at] != kNoNode) text += states.handOn(at);
  }
  const SingleValues singles(kernel, &glslSingle(), range);
  const auto rounded = [&](uint32_t at) { return singles.rounded(at); };
  return text + stores(kernel, table, setting, range, leavesSingles(kernel) ? SpellRounded(rounded) : nullptr) +
         setting.ending;
}

}  // namespace hgc
