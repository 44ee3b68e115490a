/// Prints sums of rows, and kernels of owned rows (ir/kernel/owned_rows.h): an invocation sums neighbouring rows of a
/// line that have the same entries within a segment, or one lane of these sums.
#include "codegen/text/row_sums.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/text/arrays.h"
#include "codegen/text/kernel_text.h"
#include "ir/kernel/abi.h"

namespace hgc {
namespace {

static_assert(kSumLanes == kTile);

/// How many entries an invocation reads before it computes with them.
constexpr uint32_t kTurns = 4;

/// The positions of values that an entry's reads produce and that its computation uses.
std::vector<uint32_t> readValues(const PhaseKernel& rows) {
  const Kernel& kernel = rows.kernel;
  std::vector<uint32_t> found;
  const auto use = [&](uint32_t at) {
    if (at >= rows.once && at < rows.reads) found.push_back(at);
  };
  for (uint32_t at = rows.reads; at < kernel.code.size(); ++at) {
    for (int k = 0; k < operandCount(kernel.code[at]); ++k) use(kernel.code[at].operand(k));
  }
  for (const Store& store : kernel.stores) use(store.value);
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

/// Reads one entry, in a scope of its own.
std::string readsOf(const PhaseKernel& rows, const Spelling& spelling, const std::string& declarations, uint32_t turn) {
  std::string text, kept;
  for (const uint32_t at : readValues(rows)) {
    text += fmt::format("      {} r{}_{};\n", typeText(rows.kernel.code[at].type), turn, at);
    kept += fmt::format("        r{}_{} = v{};\n", turn, at, at);
  }
  text += turn == 0 ? "      {\n        uint q = next;\n"
                    : fmt::format("      {{\n        uint q = min(next + {}u * entryStride, stop - 1u);\n", turn);
  constexpr CodeRange kAll;
  return text + declarations + printCode(rows.kernel, spelling, {rows.once, rows.reads}, kAll) + kept + "      }\n";
}

std::string addsOf(const PhaseKernel& rows, const Spelling& spelling, uint32_t turn) {
  std::string text = turn == 0 ? "      {\n" : fmt::format("      if (next + {}u * entryStride < stop) {{\n", turn);
  for (const uint32_t at : readValues(rows))
    text += fmt::format("        {} v{} = r{}_{};\n", typeText(rows.kernel.code[at].type), at, turn, at);
  constexpr CodeRange kAll;
  text += printCode(rows.kernel, spelling, {rows.reads, kNone}, kAll);
  for (uint32_t k = 0; k < rows.kernel.stores.size(); ++k)
    text += fmt::format("        sum{0} = sum{0} + v{1};\n", k, rows.kernel.stores[k].value);
  return text + "      }\n";
}

/// Adds up the lanes of each sum by the tree of `sumLanes` (runtime/sum/incidence.h), then an item's chunks in order.
/// `lanes[s * kWorkgroup + at]` is sum s of invocation `at`; lane k of part 0 takes sums k, k + 8, ..
std::string addUpLanes(const PhaseKernel& rows) {
  std::string text =
      eachOf(sumsOf(rows), fmt::format("      lanes[{{0}}u * {}u + at] = sum{{0}};\n", kWorkgroup).c_str());
  text += "      barrier();\n";
  for (uint32_t r = 0; r < totalsOf(rows); ++r) {
    text += fmt::format(
        "      if (part == 0u && lane + {0}u < {1}u) {{\n"
        "        for (uint from = (lane + {0}u) * {2}u + at - lane * laneStride, end = from + {2}u; from < end; from "
        "+= "
        "{2}u / "
        "chunksAtOnce) "
        "{{\n"
        "          precise double a = lanes[from] + lanes[from + 4u * laneStride];\n"
        "          precise double b = lanes[from + 2u * laneStride] + lanes[from + 6u * laneStride];\n"
        "          precise double c = lanes[from + 1u * laneStride] + lanes[from + 5u * laneStride];\n"
        "          precise double d = lanes[from + 3u * laneStride] + lanes[from + 7u * laneStride];\n"
        "          precise double even = a + b;\n          precise double odd = c + d;\n"
        "          precise double sum = even + odd;\n"
        "          total{3} = total{3} + sum;\n        }}\n      }}\n",
        r * kSumLanes, sumsOf(rows), kWorkgroup, r);
  }
  return text + "      barrier();\n";
}

constexpr const char* kOwnersMembers =
#define HGC_OWNERS(type, glsl, name, doc) "  " glsl " " #name ";  // " doc "\n"
#include "ir/kernel/kernel_interface.def"
    ;

/// Declares which rows an invocation sums, and which of their entries.
std::string beginning(const Owner& owner) {
  std::string text = wordsOfItem("count", "items", ownerItemWords(owner.rows.size()));
  size_t word = 0;
  for (const uint32_t slot : owner.rows) text += fmt::format("  int slot{} = words.at[{}];\n", slot, word++);
  for (const uint32_t slot : {owner.following(), owner.stride()})
    text += fmt::format("  int slot{} = words.at[{}];\n", slot, word++);
  text += fmt::format("  uint begin = uint(words.at[{}]), end = uint(words.at[{}]), to = uint(words.at[{}]);\n", word,
                      word + 1, word + 2);
  return text +
         fmt::format("  uint rows = uint(slot{}) + 1u, stride = uint(slot{});\n", owner.following(), owner.stride());
}

std::string sizesOf(const Owner& owner, uint32_t table) {
  std::string text;
  for (uint32_t axis = 0; axis < owner.rank; ++axis)
    text += fmt::format("  int size{0} = Ints(push.table.at[{1}]).at[{0}];\n", axis, table);
  return text;
}

/// Declares the indices of entry `q` and the number of its instance.
std::string entry(const Owner& owner) {
  std::string text = "      int rest = int(q);\n", number = owner.rank == 0 ? "0" : "slot0";
  std::vector<uint32_t> free;
  for (uint32_t axis = 0; axis < owner.rank; ++axis) {
    if (owner.runs(axis)) free.push_back(axis);
  }
  for (size_t k = free.size(); k-- > 1;)
    text += fmt::format("      int slot{0} = rest % size{0};\n      rest = rest / size{0};\n", free[k]);
  if (!free.empty()) text += fmt::format("      int slot{} = rest;\n", free.front());
  for (uint32_t axis = 1; axis < owner.rank; ++axis) number = fmt::format("({0}) * size{1} + slot{1}", number, axis);
  return text + fmt::format("      int slot{} = {};\n", owner.number(), number);
}

}  // namespace

uint32_t sumsOf(const PhaseKernel& rows) { return static_cast<uint32_t>(rows.kernel.stores.size()); }

uint32_t totalsOf(const PhaseKernel& rows) { return (sumsOf(rows) + kSumLanes - 1) / kSumLanes; }

std::string sumWayConstants(const GpuLanguage& language, const PhaseKernel& rows) {
  const std::string list = fmt::format("{}u", static_cast<uint32_t>(SumWay::List));
  return language.constant(0, "uint", "way", list) +
         fmt::format(
             "const uint entryStride = way == {0} ? 1u : {1}u, chunksAtOnce = way == {2}u ? {3}u : 1u;\n"
             "shared double lanes[{4}];\n",
             list, kSumLanes, static_cast<uint32_t>(SumWay::Chunks), kChunksAtOnce, sumsOf(rows) * kWorkgroup);
}

std::string beginningOfItem(const GpuLanguage& language, Neighbours neighbours) {
  const bool areLanes = neighbours == Neighbours::Lanes;
  return language.entry + fmt::format(
                              "  uint at = gl_LocalInvocationID.x, items = {0}u / (entryStride * chunksAtOnce), part = "
                              "at / (entryStride * items);\n"
                              "  uint lane = {2}, laneStride = {3};\n"
                              "  uint item = (gl_WorkGroupID.x + gl_WorkGroupID.y * {1}u) * items + {4};\n",
                              kWorkgroup, kMaxGroups, areLanes ? "at % entryStride" : "at / items % entryStride",
                              areLanes ? "1u" : "items", areLanes ? "at / entryStride % items" : "at % items");
}

std::string wordsOfItem(const char* count, const char* items, size_t words) {
  return fmt::format(
      "  bool inside = item < push.{};\n  Ints words = Ints(push.{} + uint64_t(inside ? item : 0u) * {}ul);\n", count,
      items, words * sizeof(int32_t));
}

std::string sumChunk(const PhaseKernel& rows, const Spelling& spelling, const std::string& declarations) {
  std::string text = eachOf(sumsOf(rows), "    precise double sum{0} = zero;\n") +
                     fmt::format(
                         "    uint stop = inside ? min(chunk + {0}u, end) : chunk;\n"
                         "    for (uint next = chunk + lane; next < stop; next += {1}u * entryStride) {{\n",
                         kChunkInstances, kTurns);
  for (uint32_t turn = 0; turn < kTurns; ++turn) text += readsOf(rows, spelling, declarations, turn);
  for (uint32_t turn = 0; turn < kTurns; ++turn) text += addsOf(rows, spelling, turn);
  return text + "    }\n    if (entryStride != 1u) {\n" + addUpLanes(rows) + "    }\n";
}

std::string ownersText(const GpuLanguage& language, const PhasedKernel& phased, size_t number) {
  const PhaseKernel& made = phased.phases[number];
  const Kernel& kernel = made.kernel;
  const Owner& owner = *kernel.owner;
  const KernelText printer{language, kernel};
  const Arrays arrays(phased, printer);
  const Spelling spelling = printer.spelling([&](const Node& node) {
    if (node.op == Op::Slot) return fmt::format("slot{}", node.b);
    if (node.op != Op::Load || node.b < arrays.first()) return std::string();
    return fmt::format("Reals(array{}).at[uint(v{}) - push.first]", node.b - arrays.first(), node.a);
  });
  std::string text = printer.head(kOwnersMembers) + sumWayConstants(language, made) +
                     beginningOfItem(language, Neighbours::Items) + beginning(owner);
  text += kZero + sizesOf(owner, printer.table.sizes) + printer.portAddresses() + arrays.addresses();
  text += printCode(kernel, spelling, {0, made.once}, CodeRange{}) + "  precise double total0 = zero;\n";
  text += fmt::format(
      "  for (uint round = 0u; round < push.chunks; round += chunksAtOnce) {{\n"
      "    uint chunk = begin + (round + part) * {}u;\n",
      kChunkInstances);
  text += sumChunk(made, spelling, entry(owner)) + "    if (entryStride == 1u && inside) {\n";
  text += eachOf(sumsOf(made), "      if ({0}u < rows) Results(push.results).at[to + {0}u * stride] = sum{0};\n") +
          "    }\n  }\n";
  return text +
         "  if (entryStride != 1u && part == 0u && inside && lane < rows) Results(push.results).at[to + lane * stride] "
         "= "
         "total0;\n}\n";
}

}  // namespace hgc
