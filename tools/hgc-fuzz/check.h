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
  bool single = false;              ///< compiled with --precision=f32
  bool parameters = false;          ///< gradients by parameters, too
  bool fused = false;               ///< fused kernels of all levels that have them
  bool products = false;            ///< products with derivatives
  bool matrices = false;            ///< Jacobians, Hessians, normal equations; with `products`
  bool variants = false;            ///< other texts of the same program
};

/// Of a seed: one CPU level in turn, and every 8th all levels, fused kernels, other texts and one of `vulkan`; every
/// 4th products, every 16th matrices; every 5th parameters; every 7th in binary32.
Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan);
/// All comparisons, in the precision of the seed.
Effort everything(uint64_t seed, const std::vector<std::string>& vulkan);

struct Outcome {
  std::string difference;  ///< the first, or nothing
  bool onVulkan = false;   ///< a Vulkan device was among what was compared: it refuses very long kernels
};

Outcome check(const Made& made, uint64_t seed, const Effort& effort);

}  // namespace hgc::fuzz
