#pragma once
/// Checks one random program.
#include <string>

#include "tools/hgc-fuzz/effort.h"
#include "tools/hgc-fuzz/made.h"

namespace hgc::fuzz {

struct Outcome {
  std::string difference;  ///< the first difference found; empty if there is none
  bool onVulkan = false;   ///< a Vulkan device was compared; Vulkan devices refuse very long kernels
};

/// Compiles a program made from `seed` and makes the comparisons of `effort`. Thread-safe.
Outcome check(const Made& made, uint64_t seed, const Effort& effort);

}  // namespace hgc::fuzz
