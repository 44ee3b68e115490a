#pragma once
/// Shaders that make the sums of rows, and what they have in common.
///
/// The order of additions is that of runtime/vulkan/shaders/sharedsum.comp.
#include <cstdint>
#include <string>

#include "ir/gpu_phases.h"

namespace hgc {

/// Lanes that add up a chunk.
inline constexpr uint32_t kSumLanes = 8;

/// What the sums of a shader of rows are of.
struct RowSums {
  uint32_t number = 0;  ///< of sums of an invocation, each in a lane
  uint32_t totals = 0;  ///< that a lane adds up over chunks
};
RowSums rowSums(uint32_t number);

/// A line each, with `{0}` for its number.
std::string eachOf(uint32_t count, const char* line);
/// The shader of a phase of rows, and of one of owners. Thread-safe.
std::string rowsGlsl(const PhasedKernel& kernel, size_t phase);
std::string ownersGlsl(const PhasedKernel& kernel, size_t phase);

/// Memory in which lanes meet.
std::string laneMemory(const RowSums& sums);
/// Lanes are added up at the end of a chunk: lane 0 adds the first sum to its `total0`, and so on.
std::string foldLanes(const RowSums& sums);

}  // namespace hgc
