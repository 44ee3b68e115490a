/// Prints kernels of owned rows (ir/kernel/owned_rows.h): an invocation sums neighbouring rows of a line that have the
/// same entries within a segment, or one lane of these sums.
#include <fmt/format.h>

#include <algorithm>

#include "codegen/text/arrays.h"
#include "codegen/text/row_sums.h"

namespace hgc {
namespace {

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

std::string ownersText(const GpuLanguage& language, const PhasedKernel& phased, size_t number) {
  const PhaseKernel& made = phased.phases[number];
  const Kernel& kernel = made.kernel;
  const Owner& owner = *kernel.owner;
  const KernelText printer{language, kernel};
  const Arrays arrays(phased, printer);
  const Spelling spelling = printer.spelling([&](const Node& node) {
    if (node.op == Op::Slot) return fmt::format("slot{}", node.b);
    if (node.op != Op::Load || node.b < arrays.first()) return printer.expression(node);
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
