#include "ir/artefact/handed.h"

#include <algorithm>

#include "ir/loops.h"

namespace hgc {

Handed planHanded(std::span<const uint32_t> part, std::span<const uint32_t> last) {
  Handed handed;
  handed.cell.resize(part.size(), kNoNode);
  if (part.empty()) return handed;
  std::vector<std::vector<uint32_t>> freedAfter(std::ranges::max(last) + 1);
  std::vector<uint32_t> idle;
  for (size_t at = 0; at < part.size(); ++at) {
    for (uint32_t done = at == 0 ? part[at] : part[at - 1]; done < part[at]; ++done)
      idle.insert(idle.end(), freedAfter[done].begin(), freedAfter[done].end());
    if (last[at] <= part[at]) continue;
    if (idle.empty()) idle.push_back(handed.cells++);
    handed.cell[at] = idle.back();
    idle.pop_back();
    freedAfter[last[at]].push_back(handed.cell[at]);
  }
  return handed;
}

std::vector<uint32_t> lastReads(const Kernel& kernel, std::span<const uint32_t> part) {
  std::vector<uint32_t> last(part.begin(), part.end());
  const auto read = [&](uint32_t value, uint32_t at) { last[value] = std::max(last[value], part[at]); };
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    for (int k = 0; k < operandCount(kernel.code[at]); ++k) {
      const uint32_t operand = kernel.code[at].operand(k);
      if (hasValue(kernel.code[operand].op)) read(operand, at);
    }
  }
  for (const Region& region : kernel.regions) {
    if (region.kind == Region::Kind::Arm && region.begin < region.end) read(region.condition, region.begin);
  }
  return last;
}

}  // namespace hgc
