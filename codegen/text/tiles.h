#pragma once
/// Finds matrix products, as of a dense layer, that workgroups can compute in tiles.
#include <optional>

#include "ir/kernel/kernel.h"

namespace hgc {

/// A loop that sums a product of two scalars: one depends on all axes of the domain but the last (the line), one on the
/// last (the column), and iterations read each from consecutive addresses.
struct TiledSum {
  uint32_t loop = 0;                      ///< its number among the kernel's regions
  uint32_t sum = 0;                       ///< the reduction
  uint32_t lineLoad = 0, columnLoad = 0;  ///< in the loop
  uint32_t lineRow = 0, columnRow = 0;    ///< the rows that iteration 0 reads
};

/// Nothing unless this is the kernel's only loop.
std::optional<TiledSum> findTiledSum(const Kernel& kernel);

}  // namespace hgc
