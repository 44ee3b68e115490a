#pragma once
/// Arrays of kernels in phases (ir/kernel/gpu_phases.h), as shaders spell them.
#include <fmt/format.h>

#include <string>

#include "codegen/glsl/spelling.h"
#include "ir/kernel/gpu_phases.h"

namespace hgc {

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

}  // namespace hgc
