#pragma once
/// What is compared of a seed; the dearer comparisons are made of a share of the seeds.
#include <cstdint>
#include <string>
#include <vector>

#include "compiler/compile.h"
#include "ir/kernel/target.h"

namespace hgc::fuzz {

struct Effort {
  std::vector<Isa> isas;                       ///< CPU instruction sets
  std::vector<std::string> vulkan;             ///< devices besides
  bool single = false;                         ///< compiled with --precision=f32
  bool parameters = false;                     ///< gradients by parameters, too
  bool fused = false;                          ///< fused kernels of all instruction sets that have them
  bool products = false;                       ///< products with derivatives
  bool matrices = false;                       ///< products, and Jacobians, Hessians, normal equations
  bool jacobians = false;                      ///< Jacobians alone
  Reduce reduce = Reduce::Auto;                ///< who computes what gradients are sums of
  bool fixed = false;                          ///< dimensions have their sizes in the text
  bool sized = false;                          ///< compiled for the sizes of short dimensions that loops count
  uint32_t unroll = 0;                         ///< counts that code of loops takes at a time
  uint32_t gpuOperations = kMaxGpuOperations;  ///< of a shader, where it can be cut
  bool variants = false;                       ///< other texts of the same program
};

/// Of a seed: one instruction set in turn, and every 8th all, fused kernels, other texts and one of `vulkan`; each
/// way of sums, and of unrolling, for eight seeds in turn; every 4th products, every 16th matrices; every 5th
/// parameters; every 7th in binary32; two
/// of three for the sizes that data gives, and four of eleven with these in the text.
Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan);

/// All comparisons, in the precision of the seed.
Effort everything(uint64_t seed, const std::vector<std::string>& vulkan);

}  // namespace hgc::fuzz
