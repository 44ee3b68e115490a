/// Shaders of kernels in phases.
#include <fmt/format.h>

#include <algorithm>

#include "codegen/glsl/arrays.h"
#include "codegen/glsl/emit.h"
#include "codegen/glsl/row_sums.h"
#include "codegen/glsl/spelling.h"

namespace hgc {
namespace {

/// An invocation is at the counts of all loops, the innermost beside its neighbours'.
std::string beginningOfTable(const GpuPhase& phase, const Arrays& arrays) {
  std::string text = fmt::format(
      "void main() {{\n  uint k = gl_GlobalInvocationID.x + gl_GlobalInvocationID.y * {}u;\n"
      "  if (k >= push.count) return;\n  int rest = int(k);\n",
      kMaxGroups * kWorkgroup);
  for (size_t c = phase.over.size(); c-- > 0;) {
    text += fmt::format("  int extent{0} = {1};\n  int count{0} = rest % extent{0};\n  rest = rest / extent{0};\n", c,
                        arrays.extent(phase.over[c]));
  }
  return text + kZero;
}

std::string beginningOfInstances() {
  return fmt::format(
             "void main() {{\n  uint k = gl_GlobalInvocationID.x + gl_GlobalInvocationID.y * {}u;\n"
             "  if (k >= push.count) return;\n  uint i = push.first + k;\n",
             kMaxGroups * kWorkgroup) +
         kZero;
}

Setting settingOf(const GpuPhase& phase, const Kernel& kernel, const Arrays& arrays) {
  Setting setting;
  const bool isTable = phase.kind == PhaseKind::Table, isInstances = phase.kind == PhaseKind::Instances;
  setting.beginning = isTable ? beginningOfTable(phase, arrays) : beginningOfInstances();
  setting.opening = arrays.addresses();
  setting.ending = "}\n";
  if (!isTable && !isInstances) {
    setting.opening += fmt::format(
        "  int extent0 = {};\n  for (int count0 = int(gl_WorkGroupID.z); count0 < extent0; count0 += "
        "int(gl_NumWorkGroups.z)) {{\n",
        arrays.extent(phase.over[0]));
    setting.ending = "  }\n}\n";
  }
  setting.leaf = [&](const Node& node) { return arrays.leaf(node); };
  setting.stem = [&, given = std::string(isTable       ? "k"
                                         : isInstances ? "0"
                                                       : "count0")](const Store& store) {
    const Node& node = kernel.code[store.value];
    const bool isEntry = node.op == Op::EachOver;
    const std::string place = isEntry ? fmt::format("v{}", node.c) : given;
    return fmt::format("  {} = v{};\n", arrays.element("Results", store.a, place), isEntry ? node.b : store.value);
  };
  return setting;
}

std::string rowsMembers() {
  std::string text;
#define HGC_ROWS(type, glsl, name, doc) text += "  " glsl " " #name ";  // " doc "\n";
#include "ir/kernel/kernel_interface.def"
  return text;
}

std::string beginningOfRows(const GpuPhase& phase) {
  std::string text = wordsOfItem("tileCount", "tiles", phase.depth + 2);
  for (uint32_t c = 0; c <= phase.depth; ++c) text += fmt::format("  int count{0} = words.at[{0}];\n", c);
  text += fmt::format("  uint entry = uint(words.at[{}]);\n", phase.depth + 1);
  return text + kZero +
         "  uint first = gl_WorkGroupID.z * push.segment, end = min(first + push.segment, push.count);\n";
}

/// Where the sums of a tile go; those of components that are not read are 0.
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
    text += fmt::format("  if (lane < min({}u, left)) {{\n", phase.tile) + store(c, "lane", "zero") + "  }\n";
  }
  return text;
}

}  // namespace

std::string gpuGlsl(const PhasedKernel& kernel, size_t phase, const GpuParts& parts, size_t part) {
  const PhaseKind kind = kernel.phases[phase].phase.kind;
  if (kind == PhaseKind::Rows) return rowsGlsl(kernel, phase);
  if (kind == PhaseKind::Owners) return ownersGlsl(kernel, phase);
  const Arrays arrays(kernel, parts.kernel);
  return kernelGlsl(parts, part, settingOf(kernel.phases[phase].phase, parts.kernel, arrays));
}

std::string rowsGlsl(const PhasedKernel& phased, size_t number) {
  const PhaseKernel& made = phased.phases[number];
  const Kernel& kernel = made.kernel;
  const Arrays arrays(phased, kernel);
  const AddressTable table = addressTable(kernel);
  const auto spell = [&](const Node& node) {
    const std::string own = arrays.leaf(node);
    return own.empty() ? glslExpression(kernel, table, node) : own;
  };
  const Spelling spelling{spell, glslType, glslNone, loopHint(kernel.unroll)};
  std::string text = shaderHead(kernel, rowsMembers()) + waysOfSumming(made) + placeOfItem(Beside::Lanes);
  text += beginningOfRows(made.phase) + portAddresses(kernel) + arrays.addresses();
  text += printCode(kernel, spelling, {0, made.once}, CodeRange{});
  text += eachOf(totalsOf(made), "  precise double total{0} = zero;\n");
  text += fmt::format(
      "  for (uint round = first; round < end; round += {0}u * parts) {{\n    uint chunk = round + part * {0}u;\n",
      kChunkInstances);
  text += sumChunk(made, spelling, "      uint k = q, i = push.first + q;\n") + "  }\n";
  return text + results(made.phase, kernel) + "}\n";
}

}  // namespace hgc
