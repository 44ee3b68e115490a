#include "tools/hgc-fuzz/effort.h"

#include "runtime/cpu/cpu.h"

namespace hgc::fuzz {

Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan) {
  Effort effort;
  const std::vector<Isa>& isas = cpuIsas();
  const bool full = seed % 8 == 0;
  if (full) {
    effort.isas.assign(isas.begin(), isas.end());
    if (!vulkan.empty()) effort.vulkan = {vulkan[seed / 8 % vulkan.size()]};
  } else {
    effort.isas.push_back(isas[seed % isas.size()]);
  }
  effort.fused = effort.variants = full;
  constexpr Reduce kWays[] = {Reduce::Pull, Reduce::Store, Reduce::Auto, Reduce::Push, Reduce::Own};
  effort.reduce = kWays[seed / 8 % std::size(kWays)];
  constexpr uint32_t kUnrolls[] = {kUnrollAsLiked, 1, 4, kUnrollAll};
  effort.unroll = kUnrolls[seed / 8 % std::size(kUnrolls)];
  if (seed / 8 % 3 == 1) effort.gpuOperations = 60;
  effort.products = seed % 4 == 0;
  effort.matrices = seed % 16 == 0;
  effort.parameters = seed % 5 == 0;
  effort.single = seed % 7 == 3;
  effort.sized = seed % 3 != 0;
  effort.fixed = seed % 11 < 4;
  return effort;
}

Effort everything(uint64_t seed, const std::vector<std::string>& vulkan) {
  Effort effort = effortOf(0, {});
  effort.single = effortOf(seed, {}).single;
  effort.reduce = effortOf(seed, {}).reduce;
  effort.unroll = effortOf(seed, {}).unroll;
  effort.sized = effortOf(seed, {}).sized;
  effort.fixed = effortOf(seed, {}).fixed;
  effort.gpuOperations = effortOf(seed, {}).gpuOperations;
  effort.vulkan = vulkan;
  return effort;
}

}  // namespace hgc::fuzz
