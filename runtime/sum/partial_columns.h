#pragma once
/// The columns in which kernels store partials.
#include <cstdint>
#include <vector>

#include "ir/kernel/derivative.h"
#include "ir/result.h"
#include "runtime/data/instances.h"

namespace hgc {

/// Which partials a kernel stores.
enum class StoredPartials : uint8_t {
  All,   ///< all except those of rows that make their own sums
  Rest,  ///< also without rows that pull, but with the stems of both. Rows that all instances read in a loop are summed
         ///< by the kernel, in columns that are numbered separately
};

/// Columns of partials, for `sizes` of ir/kernel/kernel_interface.def. Empty unless `storesPartials`.
struct PartialColumns {
  std::vector<int32_t> first;      ///< by gather: its first column; the components of each entry follow
  int32_t stored = 0, summed = 0;  ///< the numbers of columns
  int32_t rest = 0;                ///< the first column of rows that all instances read in a loop, which are last
  int32_t stems = 0;               ///< the first stored column of stems, for rows that make their own sums
};

/// Fails if 32 bits cannot count the columns.
Result<PartialColumns> findPartialColumns(const GatherLayout& layout, const GroupData& data, KernelKind gradient,
                                          StoredPartials which);

}  // namespace hgc
