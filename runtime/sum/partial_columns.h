#pragma once
/// Where kernels that store partials leave them.
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

/// Columns of partials, for `sizes` of ir/kernel_interface.def. Empty for what stores none (`storesPartials`).
struct PartialColumns {
  std::vector<int32_t> first;      ///< of each gather that the gradient is by: entry by entry its components
  int32_t stored = 0, summed = 0;  ///< how many there are
};

/// Fails where 32 bits do not count them.
Result<PartialColumns> findPartialColumns(const GatherLayout& layout, const GroupData& data, KernelKind gradient,
                                          SharedPartials shared);

}  // namespace hgc
