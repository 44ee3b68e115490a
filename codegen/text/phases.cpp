/// Prints kernels in phases.
#include <fmt/format.h>

#include <algorithm>

#include "codegen/text/arrays.h"
#include "codegen/text/row_sums.h"

namespace hgc {
namespace {

/// Each invocation takes one iteration of all loops; neighbours differ in that of the innermost.
std::string beginningOfTable(const GpuLanguage& language, const GpuPhase& phase, const Arrays& arrays) {
  std::string text = fmt::format("{}  uint k = {};\n  if (k >= push.count) return;\n  int rest = int(k);\n",
                                 language.entry, invocationNumber());
  for (size_t c = phase.over.size(); c-- > 0;) {
    text += fmt::format("  int extent{0} = {1};\n  int count{0} = rest % extent{0};\n  rest = rest / extent{0};\n", c,
                        arrays.extent(phase.over[c]));
  }
  return text + kZero;
}

PartFrame frameOf(const KernelText& printer, const GpuPhase& phase, const Arrays& arrays) {
  PartFrame frame;
  const bool isTable = phase.kind == PhaseKind::Table, isInstances = phase.kind == PhaseKind::Instances;
  frame.beginning =
      isTable ? beginningOfTable(printer.language, phase, arrays) : beginningOfInstances(printer.language);
  frame.opening = arrays.addresses();
  frame.ending = "}\n";
  if (!isTable && !isInstances) {
    frame.opening += fmt::format(
        "  int extent0 = {};\n  for (int count0 = int(gl_WorkGroupID.z); count0 < extent0; count0 += "
        "int(gl_NumWorkGroups.z)) {{\n",
        arrays.extent(phase.over[0]));
    frame.ending = "  }\n}\n";
  }
  frame.leaf = [&](const Node& node) { return arrays.leaf(node); };
  frame.stem = [&, given = std::string(isTable       ? "k"
                                       : isInstances ? "0"
                                                     : "count0")](const Store& store) {
    const Node& node = printer.kernel.code[store.value];
    const bool isEntry = node.op == Op::EachOver;
    const std::string place = isEntry ? fmt::format("v{}", node.c) : given;
    return fmt::format("  {} = v{};\n", arrays.element("Results", store.a, place), isEntry ? node.b : store.value);
  };
  return frame;
}

constexpr const char* kRowsMembers =
#define HGC_ROWS(type, glsl, name, doc) "  " glsl " " #name ";  // " doc "\n"
#include "ir/kernel/kernel_interface.def"
    ;

std::string beginningOfRows(const GpuPhase& phase) {
  std::string text = wordsOfItem("itemCount", "items", phase.depth + 2);
  for (uint32_t c = 0; c <= phase.depth; ++c) text += fmt::format("  int count{0} = words.at[{0}];\n", c);
  text += fmt::format("  uint entry = uint(words.at[{}]);\n", phase.depth + 1);
  return text + kZero +
         "  uint first = gl_WorkGroupID.z * push.segment, end = min(first + push.segment, push.count);\n";
}

/// Stores the sums of an item; those of components that nothing reads are 0.
std::string results(const GpuPhase& phase, const Kernel& kernel) {
  const std::vector<uint32_t>& components = kernel.gathers[phase.gather].components;
  const auto width = static_cast<uint32_t>(components.size());
  std::string text = fmt::format(
      "  if (!inside || part != 0u) return;\n  uint left = uint(count{} - count{}) + 1u;\n"
      "  uint to = gl_WorkGroupID.z * push.segmentStride + entry;\n",
      phase.depth, phase.depth - 1);
  const auto store = [](uint32_t component, const std::string& entry, const std::string& value) {
    return fmt::format(
        "    Results(push.results).at[to + {1} + {0}u % push.width * push.componentStride + {0}u / push.width * "
        "push.partStride] = {2};\n",
        component, entry, value);
  };
  for (uint32_t q = 0; q < kernel.stores.size(); ++q) {
    text += fmt::format("  if (lane == {}u && {}u < left) {{\n", q % kSumLanes, q / width);
    text +=
        store(components[q % width], fmt::format("{}u", q / width), fmt::format("total{}", q / kSumLanes)) + "  }\n";
  }
  for (uint32_t c = 0; c < kernel.ports[kernel.gathers[phase.gather].port].width; ++c) {
    if (std::ranges::binary_search(components, c)) continue;
    text += fmt::format("  if (lane < min({}u, left)) {{\n", phase.itemEntries) + store(c, "lane", "zero") + "  }\n";
  }
  return text;
}

/// The text of a phase of kind `PhaseKind::Rows`.
std::string rowsText(const GpuLanguage& language, const PhasedKernel& phased, size_t number) {
  const PhaseKernel& made = phased.phases[number];
  const Kernel& kernel = made.kernel;
  const KernelText printer{language, kernel};
  const Arrays arrays(phased, printer);
  const Spelling spelling = printer.spelling([&](const Node& node) { return arrays.leaf(node); });
  std::string text =
      printer.head(kRowsMembers) + sumWayConstants(language, made) + beginningOfItem(language, Neighbours::Lanes);
  text += beginningOfRows(made.phase) + printer.portAddresses() + arrays.addresses();
  text += printCode(kernel, spelling, {0, made.once}, CodeRange{});
  text += eachOf(totalsOf(made), "  precise double total{0} = zero;\n");
  text += fmt::format(
      "  for (uint round = first; round < end; round += {0}u * chunksAtOnce) {{\n    uint chunk = round + part * "
      "{0}u;\n",
      kChunkInstances);
  text += sumChunk(made, spelling, "      uint k = q, i = push.first + q;\n") + "  }\n";
  return text + results(made.phase, kernel) + "}\n";
}

}  // namespace

std::string gpuText(const GpuLanguage& language, const PhasedKernel& kernel, size_t phase, const GpuParts& parts,
                    size_t part) {
  const PhaseKind kind = kernel.phases[phase].phase.kind;
  if (kind == PhaseKind::Rows) return rowsText(language, kernel, phase);
  if (kind == PhaseKind::Owners) return ownersText(language, kernel, phase);
  const KernelText printer{language, parts.kernel};
  const Arrays arrays(kernel, printer);
  return partText(language, parts, part, frameOf(printer, kernel.phases[phase].phase, arrays));
}

}  // namespace hgc
