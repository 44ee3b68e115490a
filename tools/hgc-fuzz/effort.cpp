#include "tools/hgc-fuzz/effort.h"

#include "runtime/cpu.h"

namespace hgc::fuzz {

Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan) {
  Effort effort;
  const int best = cpuBestLevel();
  const bool full = seed % 8 == 0;
  if (full) {
    for (int level = 0; level <= best; ++level) effort.levels.push_back(level);
    if (!vulkan.empty()) effort.vulkan = {vulkan[seed / 8 % vulkan.size()]};
  } else {
    effort.levels.push_back(static_cast<int>(seed % static_cast<uint64_t>(best + 1)));
  }
  effort.fused = effort.variants = full;
  effort.products = seed % 4 == 0;
  effort.matrices = seed % 16 == 0;
  effort.parameters = seed % 5 == 0;
  effort.single = seed % 7 == 3;
  return effort;
}

Effort everything(uint64_t seed, const std::vector<std::string>& vulkan) {
  Effort effort = effortOf(0, {});
  effort.single = effortOf(seed, {}).single;
  effort.vulkan = vulkan;
  return effort;
}

}  // namespace hgc::fuzz
