#include "codegen/glsl/row_sums.h"

#include <fmt/format.h>

#include "ir/abi.h"

namespace hgc {

static_assert(kSumLanes == kTile);

RowSums rowSums(uint32_t number) { return {number, (number + kSumLanes - 1) / kSumLanes}; }

std::string eachOf(uint32_t count, const char* line) {
  std::string text;
  for (uint32_t k = 0; k < count; ++k) text += fmt::format(fmt::runtime(line), k);
  return text;
}

std::string laneMemory(const RowSums& sums) {
  return fmt::format("shared double lanes[{}];\n", sums.number * kWorkgroup);
}

std::string foldLanes(const RowSums& sums) {
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
        r * kSumLanes, sums.number, kWorkgroup, r);
  }
  return text + "    barrier();\n";
}

}  // namespace hgc
