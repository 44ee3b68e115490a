#pragma once
/// Sums of products over lines and columns of a domain, as of a dense layer, in tiles of both.
#include <optional>

#include "ir/kernel/kernel.h"

namespace hgc {

/// A loop of a kernel that reads, at every count, a scalar that its line of the domain (all axes but the last) has, and
/// one that its column has, each the next in memory, and adds up something of both.
struct TiledSum {
  uint32_t loop = 0;                      ///< among the kernel's regions
  uint32_t sum = 0;                       ///< the reduction
  uint32_t lineLoad = 0, columnLoad = 0;  ///< in the loop
  uint32_t lineRow = 0, columnRow = 0;    ///< where they begin, before the loop
};

/// Nothing where a kernel has another loop, or none.
std::optional<TiledSum> findTiledSum(const Kernel& kernel);

}  // namespace hgc
