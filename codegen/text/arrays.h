#pragma once
/// Prints accesses to the arrays through which the phases of a kernel pass values (ir/kernel/gpu_phases.h).
#include <fmt/format.h>

#include <string>

#include "codegen/text/kernel_text.h"
#include "ir/kernel/gpu_phases.h"

namespace hgc {

class Arrays {
 public:
  Arrays(const PhasedKernel& of, const KernelText& printer) : of_(of), printer_(printer) {}

  /// Declares `array0`, `array1`, ...: their addresses.
  std::string addresses() const {
    std::string text = "  uint64_t step = uint64_t(push.stride) * 8ul;\n";
    for (uint32_t a = 0; a < of_.arrays.size(); ++a) {
      const std::string word = fmt::format("push.table.at[{}]", printer_.table.array(of_.tables, a));
      text += of_.arrays[a].ofInstances ? fmt::format("  uint64_t array{} = push.outputs + {} * step;\n", a, word)
                                        : fmt::format("  uint64_t array{} = {};\n", a, word);
    }
    return text;
  }

  /// The expression of a leaf that reads an array or a loop counter; empty for other leaves.
  std::string leaf(const Node& node) const {
    const uint32_t slots = printer_.kernel.slots;
    if (node.op == Op::Slot && node.b >= slots) return fmt::format("count{}", node.b - slots);
    if (node.op != Op::Load || node.b < first()) return "";
    return element("Reals", node.b - first(), fmt::format("v{}", node.a));
  }

  /// Arrays are numbered after the kernel's gathers; this is the first one's number.
  uint32_t first() const { return static_cast<uint32_t>(printer_.kernel.gathers.size()); }

  std::string element(const char* type, uint32_t array, const std::string& place) const {
    return of_.arrays[array].ofInstances ? fmt::format("{}(array{} + uint64_t({}) * step).at[k]", type, array, place)
                                         : fmt::format("{}(array{}).at[{}]", type, array, place);
  }

  std::string extent(const PhaseExtent& extent) const {
    return extent.isSize ? fmt::format("Ints(push.table.at[{}]).at[{}]", printer_.table.sizes, extent.value)
                         : std::to_string(extent.value);
  }

 private:
  const PhasedKernel& of_;
  const KernelText& printer_;
};

}  // namespace hgc
