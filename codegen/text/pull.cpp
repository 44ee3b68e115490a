/// Prints kernels that pull: an invocation computes the partials that it sums.
///
/// The order of additions is that of runtime/vulkan/shaders/rowsum.comp, chunksum.comp and rowtotal.comp.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "codegen/text/kernel_text.h"

namespace hgc {
namespace {

constexpr const char* kPullMembers =
#define HGC_PULL(type, glsl, name, doc) "  " glsl " " #name ";  // " doc "\n"
#include "ir/kernel/kernel_interface.def"
    ;

uint32_t number(PullWay way) { return static_cast<uint32_t>(way); }

uint32_t componentsOf(const PullKernel& pull) { return pull.kernel.ports[pull.port].width; }

std::string declarations(const GpuLanguage& language, const PullKernel& pull) {
  const uint32_t width = componentsOf(pull);
  return language.constant(0, "uint", "way", fmt::format("{}u", number(PullWay::List))) +
         fmt::format("const uint kList = {}u, kChunk = {}u, kRow = {}u, kLanes = {}u;\n", number(PullWay::List),
                     number(PullWay::Chunk), number(PullWay::Row), kTile) +
         language.buffer("Lists", "uvec4", 16) +
         fmt::format(
             "shared double lanes[{}];\n"
             "uint placeOf(uint c, uint list) {{\n"
             "  return list * push.listStride + c % push.width * push.componentStride + c / push.width * "
             "push.partStride;\n"
             "}}\n"
             "int entryAt(uint64_t begin, uint p) {{\n"
             "  return push.entries == 0ul ? int(uint(begin) + p) : Ints(push.entries + begin * 4ul).at[p];\n"
             "}}\n",
             width * kWorkgroup);
}

/// Where a load reads. Columns that are sorted by entry are read at entry `p`, so that accesses are coalesced.
RealPlace pulledPlace(const KernelText& printer, const Node& node) {
  const Kernel& kernel = printer.kernel;
  if (node.op == Op::Lifted)
    return {fmt::format("push.table.at[{}] + begin * {}ul", printer.table.firstLifted + node.b, printer.realBytes()),
            "p"};
  const bool isOwn = std::ranges::count(kernel.ownPlacePorts, kernel.gathers[node.b].port) > 0;
  return isOwn ? printer.placeInRow(node, "begin + uint64_t(p)") : printer.placeOfReal(node);
}

std::string pulledSlot(const AddressTable& table, uint32_t slot, const char* place) {
  return fmt::format("Ints(push.table.at[{}] + begin * 4ul).at[{}]", table.firstSlot + slot, place);
}

std::string pulledExpression(const KernelText& printer, const Node& node) {
  if (node.op == Op::Slot) return pulledSlot(printer.table, node.b, "p");
  if (node.op == Op::Lifted || node.op == Op::Load) return printer.realAt(node, pulledPlace(printer, node));
  return printer.expression(node);
}

/// Declares which list this invocation sums.
std::string beginningOfPull(const GpuLanguage& language, uint32_t entriesPerInstance) {
  return fmt::format(
      "{}  uint at = gl_LocalInvocationID.x;\n"
      "  uint group = gl_WorkGroupID.x + gl_WorkGroupID.y * {}u;\n"
      "  uint list = way == kChunk ? group * {}u + at / kLanes : group * {}u + at;\n"
      "  uint lane = way == kChunk ? at % kLanes : 0u;\n"
      "  uint step = way == kChunk ? kLanes : 1u;\n"
      "  bool inside = list < push.count;\n"
      "  if (way != kChunk && !inside) return;\n"
      "  uvec4 words = inside ? Lists(push.lists).at[list] : uvec4(0u);\n"
      "  uint64_t begin = words.z == 0u ? 0ul : uint64_t(words.x) | uint64_t(words.y) << 32;\n"
      "  uint p = 0u;\n"
      "{}"
      "  uint i = words.w + (words.z == 0u ? 0u : uint(entryAt(begin, 0u)) / {}u);\n",
      language.entry, kMaxGroups, kWorkgroup / kTile, kWorkgroup, kZero, entriesPerInstance);
}

/// Loads the number and the slots of the next entry while this one is computed.
class NextEntry {
 public:
  NextEntry(const PullKernel& pull, const AddressTable& table) : table_(table) {
    for (auto node = pull.kernel.code.begin() + pull.once; node != pull.kernel.code.end(); ++node) {
      if (node->op == Op::Slot) slots_.insert(node->b);
    }
  }

  /// Before the loop over entries.
  std::string first() const {
    std::string text =
        "  uint ahead = min(lane, max(words.z, 1u) - 1u);\n  int nextEntry = words.z == 0u ? 0 : entryAt(begin, "
        "ahead);\n";
    for (const uint32_t slot : slots_)
      text += fmt::format("  int next{} = words.z == 0u ? 0 : {};\n", slot, pulledSlot(table_, slot, "ahead"));
    return text;
  }
  /// The code at the start of an entry.
  std::string step() const {
    std::string text =
        "    uint entry = uint(nextEntry);\n    ahead = min(p + step, words.z - 1u);\n"
        "    nextEntry = entryAt(begin, ahead);\n";
    for (const uint32_t slot : slots_)
      text += fmt::format("    int slot{0} = next{0};\n    next{0} = {1};\n", slot, pulledSlot(table_, slot, "ahead"));
    return text;
  }
  static std::string expression(uint32_t slot) { return fmt::format("slot{}", slot); }

 private:
  const AddressTable& table_;
  std::set<uint32_t> slots_;
};

/// Adds the partials of the entry's gather, and stores the value, if there is one, at the first of an instance's
/// entries.
std::string additions(const PullKernel& pull, const std::vector<uint32_t>& gathers) {
  std::string text, value;
  for (uint32_t place = 0; place < gathers.size(); ++place) {
    if (gathers.size() > 1) text += fmt::format("    if (place == {}u) {{\n", place);
    for (const Store& store : pull.kernel.stores) {
      if (store.kind == RootKind::Value) value = fmt::format("v{}", store.value);
      if (store.kind != RootKind::Partial || pull.kernel.columns[store.a].gather != gathers[place]) continue;
      text += fmt::format("    sum{0} = sum{0} + v{1};\n", pull.kernel.columns[store.a].component, store.value);
    }
    if (gathers.size() > 1) text += "    }\n";
  }
  if (value.empty()) return text;
  return text + fmt::format("    if (push.values != 0ul && place == 0u) Results(push.values).at[i] = {};\n", value);
}

std::string ending(const PullKernel& pull) {
  return eachOf(componentsOf(pull), "  if (way == kRow) sum{0} = total{0} + sum{0};\n") + "  if (way != kChunk) {\n" +
         eachOf(componentsOf(pull), "    Results(push.results).at[placeOf({0}u, list)] = sum{0};\n") +
         "    return;\n  }\n" +
         eachOf(componentsOf(pull), fmt::format("  lanes[{{0}}u * {}u + at] = sum{{0}};\n", kWorkgroup).c_str()) +
         fmt::format(
             "  barrier();\n  if (!inside) return;\n"
             "  for (uint c = lane; c < {}u; c += kLanes) {{\n"
             "    uint first = c * {}u + at - lane;\n"
             "    precise double a = lanes[first] + lanes[first + 4u];\n"
             "    precise double b = lanes[first + 2u] + lanes[first + 6u];\n"
             "    precise double even = a + b;\n"
             "    precise double d = lanes[first + 1u] + lanes[first + 5u];\n"
             "    precise double e = lanes[first + 3u] + lanes[first + 7u];\n"
             "    precise double odd = d + e;\n"
             "    precise double sum = even + odd;\n"
             "    Results(push.results).at[placeOf(c, list)] = sum;\n  }}\n}}\n",
             componentsOf(pull), kWorkgroup);
}

}  // namespace

std::string gpuText(const GpuLanguage& language, const PullKernel& pull) {
  const Kernel& kernel = pull.kernel;
  const KernelText printer{language, kernel};
  const std::vector<uint32_t> gathers = gathersOf(kernel.gathers, pull.port);
  const NextEntry next(pull, printer.table);
  Spelling spelling = printer.spelling([&](const Node& node) { return pulledExpression(printer, node); });
  spelling.singleLeaf = [&](const Node& node) { return singleAt(pulledPlace(printer, node)); };
  constexpr CodeRange kAll;  // both ranges are in one function, so entries may read as floats what is computed once
  std::string text = printer.head(kPullMembers) + declarations(language, pull) +
                     beginningOfPull(language, static_cast<uint32_t>(gathers.size())) + printer.portAddresses();
  text += eachOf(componentsOf(pull), "  precise double sum{0} = zero, total{0} = zero;\n");
  text += printCode(kernel, spelling, {0, pull.once}, kAll) + next.first();
  text += fmt::format(
      "  uint end = push.segment;\n"
      "  for (p = lane; p < words.z; p += step) {{\n{1}"
      "    uint place = entry % {0}u;\n    i = words.w + entry / {0}u;\n"
      "    if (way == kRow && i >= end) {{\n",
      gathers.size(), next.step());
  text += eachOf(componentsOf(pull), "      total{0} = total{0} + sum{0};\n      sum{0} = zero;\n");
  text += "      end = (i / push.segment + 1u) * push.segment;\n    }\n";
  spelling.expression = [&](const Node& node) {
    return node.op == Op::Slot ? NextEntry::expression(node.b) : pulledExpression(printer, node);
  };
  text += printCode(kernel, spelling, {pull.once, kNone}, kAll);
  return text + additions(pull, gathers) + "  }\n" + ending(pull);
}

}  // namespace hgc
