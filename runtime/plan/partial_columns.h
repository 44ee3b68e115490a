#pragma once
/// Where variadic kernels leave their partials.
#include <cstdint>
#include <vector>

#include "ir/derivative.h"
#include "ir/result.h"
#include "runtime/data/instances.h"

namespace hgc {

/// The first column of each gather that `gradient` is by, entry by entry its components, and last how many columns
/// there are: `sizes` of ir/kernel_interface.def. Nothing for what is not variadic. Fails where 32 bits do not count
/// them.
Result<std::vector<int32_t>> findPartialColumns(const GatherLayout& layout, const GroupData& data, KernelKind gradient);

}  // namespace hgc
