#pragma once
/// One program of the fuzzer, compiled and compared in every way.
#include <string>

#include "tools/hgc-fuzz/effort.h"
#include "tools/hgc-fuzz/made.h"

namespace hgc::fuzz {

struct Outcome {
  std::string difference;  ///< the first, or nothing
  bool onVulkan = false;   ///< a Vulkan device was among what was compared: it refuses very long kernels
};

/// Compiles what was made of `seed` and makes the comparisons of `effort`. Thread-safe.
Outcome check(const Made& made, uint64_t seed, const Effort& effort);

}  // namespace hgc::fuzz
