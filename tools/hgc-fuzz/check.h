#pragma once
/// One program of the fuzzer, compiled and compared in every way.
#include <string>
#include <vector>

#include "tools/hgc-fuzz/program.h"

namespace hgc::fuzz {

/// What is compared of a seed; the dearer comparisons are made of a share of the seeds.
struct Effort {
  std::vector<int> levels;          ///< CPU instruction sets, as in CpuCode::level
  std::vector<std::string> vulkan;  ///< devices besides
  bool fused = false;               ///< fused kernels of all levels that have them
  bool further = false;             ///< products with derivatives
  bool variants = false;            ///< other texts of the same program
};

/// Of a seed: one CPU level in turn, and every 8th all levels, fused kernels, and other texts; every 4th derivatives
/// beyond the gradient; every 16th one of `vulkan`.
Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan);

struct Outcome {
  std::string difference;  ///< the first, or nothing
  bool onVulkan = false;   ///< a Vulkan device was among what was compared: it refuses very long kernels
};

Outcome check(const Made& made, uint64_t seed, const Effort& effort);

}  // namespace hgc::fuzz
