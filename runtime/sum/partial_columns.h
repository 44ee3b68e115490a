#pragma once
/// Where kernels that store partials leave them.
#include <cstdint>
#include <vector>

#include "ir/kernel/derivative.h"
#include "ir/result.h"
#include "runtime/data/instances.h"

namespace hgc {

/// Which partials a kernel stores.
enum class StoredPartials : uint8_t {
  All,   ///< for whoever adds them up: all but those of rows that make their sums
  Rest,  ///< nor those of rows that pull, but stems for both; and those of rows that all instances
         ///< read in a loop the kernel adds up: they have columns of their own, numbered apart
};

/// Columns of partials, for `sizes` of ir/kernel/kernel_interface.def. Empty for what stores none (`storesPartials`).
struct PartialColumns {
  std::vector<int32_t> first;      ///< of each gather that the gradient is by: entry by entry its components
  int32_t stored = 0, summed = 0;  ///< how many there are
  int32_t rest = 0;                ///< the first of rows that all instances read in a loop: they come last
  int32_t stems = 0;               ///< the first of what rows need that make their sums; they are stored, too
};

/// Fails where 32 bits do not count them.
Result<PartialColumns> findPartialColumns(const GatherLayout& layout, const GroupData& data, KernelKind gradient,
                                          StoredPartials which);

}  // namespace hgc
