/// What the texts of kernels share, how long kernels are cut into parts, and how results are stored four at a time
/// (`sideBySide`).
#include "codegen/text/kernel_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "codegen/text/binary32.h"
#include "ir/kernel/quads.h"
#include "ir/loops.h"

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
// Some drivers are wrong in binary64's own `trunc` and `roundEven`.
double hgc_trunc(const double x) { return int(unpackDouble2x32(x).y) < 0 ? ceil(x) : floor(x); }
double hgc_round_even(const double x) {
  if (!(abs(x) < packDouble2x32(uvec2(0x0u, 0x43300000u)))) return x;
  precise double rounded = (abs(x) + packDouble2x32(uvec2(0x0u, 0x43300000u))) - packDouble2x32(uvec2(0x0u, 0x43300000u));
  return int(unpackDouble2x32(x).y) < 0 ? -rounded : rounded;
}
float hgc_trunc(const float x) { return trunc(x); }
float hgc_round_even(const float x) { return roundEven(x); }
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

/// How many quads two neighbouring invocations exchange at a time: 16 KiB of shared memory.
constexpr size_t kHandedQuads = 8;

/// Values `first` to `first + kQuad`, padded with zeros.
std::array<std::string, kQuad> quadAt(const std::vector<uint32_t>& values, size_t first) {
  std::array<std::string, kQuad> quad;
  for (size_t k = 0; k < kQuad; ++k)
    quad[k] = first + k < values.size() ? fmt::format("v{}", values[first + k]) : "zero";
  return quad;
}

/// The address of a column of quads.
std::string quadColumn(size_t first) { return fmt::format("push.outputs + uint64_t(push.stride) * {}ul", first * 8); }

/// The positions where a part may begin: outside of all regions. The last one is the end of the code.
std::vector<uint32_t> cuttable(const Kernel& kernel) {
  const auto count = static_cast<uint32_t>(kernel.code.size());
  std::vector<int> depth(count + 1, 0);
  for (const Region& region : kernel.regions) {
    if (region.begin >= region.end) continue;
    ++depth[region.begin + 1];
    --depth[region.end];
  }
  std::vector<uint32_t> places;
  int inside = 0;
  for (uint32_t at = 0; at <= count; ++at) {
    inside += depth[at];
    if (inside == 0) places.push_back(at);
  }
  return places;
}

uint32_t operationsIn(const Kernel& kernel, uint32_t begin, uint32_t end) {
  return static_cast<uint32_t>(std::count_if(kernel.code.begin() + begin, kernel.code.begin() + end,
                                             [](const Node& node) { return !info(node.op).isLeaf; }));
}

Handed handedBetween(const GpuParts& parts) {
  std::vector<uint32_t> part(parts.kernel.code.size());
  for (uint32_t p = 0; p < parts.ranges.size(); ++p)
    std::fill(part.begin() + parts.ranges[p].begin, part.begin() + parts.ranges[p].end, p);
  std::vector<uint32_t> last = lastReads(parts.kernel, part);
  for (uint32_t at = 0; at < part.size(); ++at) {
    if (isRematerialised(parts.kernel.code[at])) last[at] = part[at];
  }
  return planHanded(part, last);
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

Spelling KernelText::spelling(std::function<std::string(const Node& node)> leaf) const {
  const auto any = [this, leaf = std::move(leaf)](const Node& node) {
    std::string own = leaf ? leaf(node) : "";
    return own.empty() ? expression(node) : own;
  };
  return {any, language.real(0), language.loop(kernel.unroll)};
}

std::string quadStores(const std::vector<uint32_t>& values, CodeRange range) {
  const auto isOwn = [&](uint32_t value) { return value >= range.begin && value < range.end; };
  std::string text;
  for (size_t first = 0; first < values.size(); first += kQuad) {
    const auto quad = std::span(values).subspan(first, std::min<size_t>(kQuad, values.size() - first));
    if (std::ranges::all_of(quad, isOwn)) {
      text +=
          fmt::format("  Quads({}).at[k] = dvec4({});\n", quadColumn(first), fmt::join(quadAt(values, first), ", "));
      continue;
    }
    for (size_t k = 0; k < quad.size(); ++k) {
      if (isOwn(quad[k]))
        text += fmt::format("  Results({}).at[k * {}u + {}u] = v{};\n", quadColumn(first), kQuad, k, quad[k]);
    }
  }
  return text;
}

namespace {

/// Stores the quads of two neighbours together: one invocation writes the first halves of both, the other the second
/// halves, so that whole sectors of memory are written. The halves are exchanged through shared memory.
std::string quadStoresTogether(const std::vector<uint32_t>& values) {
  std::string text = fmt::format(
      "  if (!together) {{\n  if (own >= push.count) return;\n{}  return;\n  }}\n"
      "  uint half_ = own & 1u, even = 2u * (own - half_) + half_, local = gl_LocalInvocationID.x;\n"
      "  bool odd = half_ != 0u, hasEven = own - half_ < push.count, hasOdd = (own | 1u) < push.count;\n",
      quadStores(values, {0, kNone}));
  constexpr size_t kAtOnce = kQuad * kHandedQuads;
  for (size_t begin = 0; begin < values.size(); begin += kAtOnce) {
    std::string hand, take;
    for (size_t first = begin; first < std::min(values.size(), begin + kAtOnce); first += kQuad) {
      const auto quad = quadAt(values, first);
      const size_t slot = (first - begin) / kQuad * kWorkgroup;
      const std::string to = quadColumn(first), taken = fmt::format("halves[{}u + (local ^ 1u)]", slot);
      const std::string low = fmt::format("dvec2({}, {})", quad[0], quad[1]);
      const std::string high = fmt::format("dvec2({}, {})", quad[2], quad[3]);
      hand += fmt::format("  halves[{}u + local] = odd ? {} : {};\n", slot, low, high);
      take += fmt::format("  if (hasEven) Halves({}).at[even] = odd ? {} : {};\n", to, taken, low);
      take += fmt::format("  if (hasOdd) Halves({}).at[even + 2u] = odd ? {} : {};\n", to, high, taken);
    }
    text += (begin > 0 ? "  barrier();\n" : "") + hand + "  barrier();\n" + take;
  }
  return text;
}

}  // namespace

/// Invocations past the last instance compute the last one, and store nothing.
PartFrame quadFrame(const GpuLanguage& language) {
  return {language.constant(kTogetherConstant, "bool", "together", "false") +
              fmt::format("shared dvec2 halves[{}];\n{}  uint own = {};\n"
                          "  uint k = min(own, push.count - 1u), i = push.first + k;\n",
                          kWorkgroup * kHandedQuads, language.entry, invocationNumber()) +
              kZero,
          "",
          "}\n",
          nullptr,
          nullptr,
          quadStoresTogether};
}

bool isRematerialised(const Node& node) { return operandCount(node) == 0; }

std::vector<uint32_t> liveIns(const Kernel& kernel, CodeRange range) {
  std::set<uint32_t> read;
  for (uint32_t at = range.begin; at < range.end; ++at) {
    for (int k = 0; k < operandCount(kernel.code[at]); ++k) {
      const uint32_t operand = kernel.code[at].operand(k);
      if (hasValue(kernel.code[operand].op)) read.insert(operand);
    }
  }
  for (const Region& region : kernel.regions) {
    const bool isArm = region.kind == Region::Kind::Arm && region.begin < region.end;
    if (isArm && region.begin >= range.begin && region.end <= range.end) read.insert(region.condition);
  }
  return {read.begin(), read.lower_bound(range.begin)};
}

Result<GpuParts> gpuParts(const Kernel& kernel, uint32_t most) {
  GpuParts parts{kernel, {}, {}};
  std::erase_if(parts.kernel.regions, [&](const Region& region) {
    return region.kind == Region::Kind::Arm && operationsIn(kernel, region.begin, region.end) > most;
  });
  uint32_t begin = 0, end = 0, operations = 0;
  for (const uint32_t place : cuttable(parts.kernel)) {
    const uint32_t more = operationsIn(kernel, end, place);
    if (more > kMaxGpuLoop) {
      return Error{fmt::format("a loop of kernel {} has {} operations, more than the {} that GPU drivers take in one "
                               "piece",
                               kernel.name, more, kMaxGpuLoop),
                   "--device=cpu, or split the term"};
    }
    if (operations + more > most && begin < end) {
      parts.ranges.push_back({begin, end});
      begin = end;
      operations = 0;
    }
    operations += more;
    end = place;
  }
  parts.ranges.push_back({begin, end});
  parts.handed = handedBetween(parts);
  return parts;
}

}  // namespace hgc
