#pragma once
/// Which comparisons are made for a seed. Slow ones are made for a share of the seeds only.
#include <cstdint>
#include <string>
#include <vector>

#include "compiler/compile.h"
#include "ir/kernel/target.h"

namespace hgc::fuzz {

struct Effort {
  std::vector<Isa> isas;            ///< CPU instruction sets
  std::vector<std::string> vulkan;  ///< Vulkan devices to compare with
  bool single = false;              ///< compiled with --precision=f32
  bool parameters = false;          ///< also gradients by parameters
  bool fused = false;               ///< also with fused multiply-add, on all instruction sets that have it
  bool products = false;            ///< Jacobian, Hessian and other products with vectors
  bool matrices = false;            ///< products, and Jacobians, Hessians, normal equations
  bool jacobians = false;           ///< Jacobians alone
  Reduce reduce = Reduce::Auto;     ///< how gradients are summed
  bool fixed = false;               ///< the sizes of dimensions are written in the text
  bool sized = false;               ///< compiled for the given sizes of short dimensions that loops run over
  uint32_t unroll = 0;              ///< iterations that loop code computes at once; 0: the default
  uint32_t gpuOperations =
      kMaxGpuOperations;  ///< the largest number of operations of a shader, where kernels can be cut
  bool variants = false;  ///< also other texts of the same program
};

/// What to compare for a seed. One instruction set, in turn. Every 8th seed: all instruction sets, fused kernels, other
/// texts and one of `vulkan`. Ways to sum and to unroll change every eight seeds. Every 4th seed: products; every 16th:
/// matrices; every 5th: parameters; every 7th: binary32. Two of three seeds are compiled for the sizes of the data, and
/// four of eleven have these sizes in the text.
Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan);

/// All comparisons, in the precision of the seed.
Effort everything(uint64_t seed, const std::vector<std::string>& vulkan);

}  // namespace hgc::fuzz
