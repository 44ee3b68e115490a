#pragma once
/// What is compared of a seed; the dearer comparisons are made of a share of the seeds.
#include <cstdint>
#include <string>
#include <vector>

#include "ir/target.h"

namespace hgc::fuzz {

struct Effort {
  std::vector<Isa> isas;            ///< CPU instruction sets
  std::vector<std::string> vulkan;  ///< devices besides
  bool single = false;              ///< compiled with --precision=f32
  bool parameters = false;          ///< gradients by parameters, too
  bool fused = false;               ///< fused kernels of all instruction sets that have them
  bool products = false;            ///< products with derivatives
  bool matrices = false;            ///< products, and Jacobians, Hessians, normal equations
  bool jacobians = false;           ///< Jacobians alone
  bool pulls = false;               ///< on GPUs, rows compute what they sum
  bool variants = false;            ///< other texts of the same program
};

/// Of a seed: one instruction set in turn, and every 8th all, fused kernels, other texts and one of `vulkan`, where
/// rows pull in every other of these; every 4th products, every 16th matrices; every 5th parameters; every 7th in
/// binary32.
Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan);

/// All comparisons, in the precision of the seed.
Effort everything(uint64_t seed, const std::vector<std::string>& vulkan);

}  // namespace hgc::fuzz
