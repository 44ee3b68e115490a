#pragma once
/// Where variadic kernels leave their partials.
#include <cstdint>
#include <vector>

#include "ir/derivative.h"
#include "ir/result.h"
#include "runtime/data/instances.h"

namespace hgc {

/// Who adds up the partials of rows that all instances read in a loop.
enum class SharedPartials : uint8_t {
  Stored,  ///< whoever adds up all others
  Summed,  ///< the kernel: they have columns of their own, numbered apart
};

/// The first column of each gather that `gradient` is by, entry by entry its components; then how many columns there
/// are of what is stored, and of what is summed: `sizes` of ir/kernel_interface.def. Nothing for what is not variadic.
/// Fails where 32 bits do not count them.
Result<std::vector<int32_t>> findPartialColumns(const GatherLayout& layout, const GroupData& data, KernelKind gradient,
                                                SharedPartials shared);

}  // namespace hgc
