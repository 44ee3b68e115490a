/// Shaders of kernels in phases.
///
/// The order of additions in sums of rows is that of runtime/vulkan/shaders/sharedsum.comp.
#include <fmt/format.h>

#include <algorithm>

#include "codegen/glsl/emit.h"
#include "codegen/glsl/spelling.h"

namespace hgc {
namespace {

/// Lanes that add up a chunk.
constexpr auto kLanes = static_cast<uint32_t>(kTile);

/// What shaders of phases read and store besides.
class Arrays {
 public:
  Arrays(const PhasedKernel& of, const Kernel& kernel)
      : of_(of),
        table_(addressTable(kernel)),
        firstArray_(static_cast<uint32_t>(kernel.gathers.size())),
        slots_(kernel.slots) {}

  /// Where they are.
  std::string addresses() const {
    std::string text = "  uint64_t step = uint64_t(push.stride) * 8ul;\n";
    for (uint32_t a = 0; a < of_.arrays.size(); ++a) {
      const std::string word = fmt::format("push.table.at[{}]", table_.array(of_.tables, a));
      text += of_.arrays[a].ofInstances ? fmt::format("  uint64_t array{} = push.outputs + {} * step;\n", a, word)
                                        : fmt::format("  uint64_t array{} = {};\n", a, word);
    }
    return text;
  }

  /// Elements of arrays, and counts; nothing for other leaves.
  std::string leaf(const Node& node) const {
    if (node.op == Op::Slot && node.b >= slots_) return fmt::format("count{}", node.b - slots_);
    if (node.op != Op::Load || node.b < firstArray_) return "";
    return element("Reals", node.b - firstArray_, fmt::format("v{}", node.a));
  }

  std::string element(const char* type, uint32_t array, const std::string& place) const {
    return of_.arrays[array].ofInstances ? fmt::format("{}(array{} + uint64_t({}) * step).at[k]", type, array, place)
                                         : fmt::format("{}(array{}).at[{}]", type, array, place);
  }

  std::string extent(const PhaseExtent& extent) const {
    return extent.isSize ? fmt::format("Ints(push.table.at[{}]).at[{}]", table_.sizes, extent.value)
                         : std::to_string(extent.value);
  }

 private:
  const PhasedKernel& of_;
  AddressTable table_;
  uint32_t firstArray_, slots_;
};

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
#include "ir/kernel_interface.def"
  return text;
}

/// What the sums of a shader of rows are of.
struct RowSums {
  uint32_t number = 0;  ///< of sums of an invocation, each in a lane
  uint32_t totals = 0;  ///< that a lane adds up over chunks
};

/// A line each, with `{0}` for its number.
std::string eachOf(uint32_t count, const char* line) {
  std::string text;
  for (uint32_t k = 0; k < count; ++k) text += fmt::format(fmt::runtime(line), k);
  return text;
}

std::string beginningOfRows(const GpuPhase& phase) {
  std::string text = fmt::format(
      "void main() {{\n"
      "  uint at = gl_LocalInvocationID.x, lane = at % {1}u;\n"
      "  uint tile = (gl_WorkGroupID.x + gl_WorkGroupID.y * {0}u) * {2}u + at / {1}u;\n"
      "  bool inside = tile < push.tileCount;\n"
      "  Ints words = Ints(push.tiles + uint64_t(inside ? tile : 0u) * {3}ul);\n",
      kMaxGroups, kLanes, kWorkgroup / kLanes, (phase.depth + 2) * sizeof(int32_t));
  for (uint32_t c = 0; c <= phase.depth; ++c) text += fmt::format("  int count{0} = words.at[{0}];\n", c);
  text += fmt::format("  uint entry = uint(words.at[{}]);\n", phase.depth + 1);
  return text + kZero +
         "  uint first = gl_WorkGroupID.z * push.segment, end = min(first + push.segment, push.count);\n";
}

/// A lane's instances of a chunk one after another; what four of them read is on its way at once.
std::string instances(const std::string& entry) {
  return fmt::format(
      "    uint stop = inside ? min(chunk + {0}u, end) : chunk;\n    uint from = chunk + lane;\n"
      "    for (; from + {1}u < stop; from += {2}u) {{\n"
      "      [[unroll]] for (uint turn = 0u; turn < {2}u; turn += {3}u) {{\n      uint k = from + turn, i = push.first "
      "+ k;\n"
      "{4}      }}\n    }}\n"
      "    for (uint k = from; k < stop; k += {3}u) {{\n    uint i = push.first + k;\n{4}    }}\n",
      kChunkInstances, 3 * kLanes, 4 * kLanes, kLanes, entry);
}

/// Lanes are added up at the end of a chunk: lane 0 does so for the first sum, and so on.
std::string fold(const RowSums& sums) {
  std::string text = eachOf(sums.number, fmt::format("    lanes[{{0}}u * {}u + at] = sum{{0}};\n", kWorkgroup).c_str());
  text += "    barrier();\n";
  for (uint32_t r = 0; r < sums.totals; ++r) {
    text += fmt::format(
        "    if (lane + {0}u < {1}u) {{\n"
        "      uint from = (lane + {0}u) * {2}u + at - lane;\n"
        "      precise double a = lanes[from] + lanes[from + 4u];\n"
        "      precise double b = lanes[from + 2u] + lanes[from + 6u];\n"
        "      precise double c = lanes[from + 1u] + lanes[from + 5u];\n"
        "      precise double d = lanes[from + 3u] + lanes[from + 7u];\n"
        "      precise double even = a + b;\n      precise double odd = c + d;\n      precise double sum = even + "
        "odd;\n"
        "      total{3} = total{3} + sum;\n    }}\n",
        r * kLanes, sums.number, kWorkgroup, r);
  }
  return text + "    barrier();\n";
}

/// Where the sums of a tile go; those of components that are not read are 0.
std::string results(const GpuPhase& phase, const Kernel& kernel, const RowSums& sums) {
  const std::vector<uint32_t>& components = kernel.gathers[phase.gather].components;
  const auto width = static_cast<uint32_t>(components.size());
  std::string text = fmt::format(
      "  if (!inside) return;\n  uint left = uint(count{} - count{}) + 1u;\n"
      "  uint to = gl_WorkGroupID.z * push.segmentStride + entry;\n",
      phase.depth, phase.depth - 1);
  const auto store = [](uint32_t component, const std::string& entry, const std::string& value) {
    return fmt::format(
        "    Results(push.results).at[to + {1} + {0}u % push.width * push.componentStride + {0}u / push.width * "
        "push.partStride] = {2};\n",
        component, entry, value);
  };
  for (uint32_t q = 0; q < sums.number; ++q) {
    text += fmt::format("  if (lane == {}u && {}u < left) {{\n", q % kLanes, q / width);
    text += store(components[q % width], fmt::format("{}u", q / width), fmt::format("total{}", q / kLanes)) + "  }\n";
  }
  for (uint32_t c = 0; c < kernel.ports[kernel.gathers[phase.gather].port].width; ++c) {
    if (std::ranges::binary_search(components, c)) continue;
    text += fmt::format("  if (lane < min({}u, left)) {{\n", phase.tile) + store(c, "lane", "zero") + "  }\n";
  }
  return text;
}

}  // namespace

std::string gpuGlsl(const PhasedKernel& kernel, size_t phase, const GpuParts& parts, size_t part) {
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
  RowSums sums;
  sums.number = static_cast<uint32_t>(kernel.stores.size());
  sums.totals = (sums.number + kLanes - 1) / kLanes;
  Kernel unrolled = kernel;
  unrolled.unroll = 4;  // of instances; there are no other loops
  std::string text = shaderHead(unrolled, rowsMembers());
  text += fmt::format("shared double lanes[{}];\n", sums.number * kWorkgroup) + beginningOfRows(made.phase);
  text += portAddresses(kernel) + arrays.addresses() + printCode(kernel, spelling, {0, made.once});
  text += eachOf(sums.totals, "  precise double total{0} = zero;\n");
  text += fmt::format("  for (uint chunk = first; chunk < end; chunk += {}u) {{\n", kChunkInstances);
  text += eachOf(sums.number, "    precise double sum{0} = zero;\n");
  std::string entry = printCode(kernel, spelling, {made.once, kNone});
  for (uint32_t q = 0; q < sums.number; ++q)
    entry += fmt::format("    sum{0} = sum{0} + v{1};\n", q, kernel.stores[q].value);
  text += instances(entry) + fold(sums) + "  }\n";
  return text + results(made.phase, kernel, sums) + "}\n";
}

}  // namespace hgc
