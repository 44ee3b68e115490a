#pragma once
/// Where the blocks of instances lie among the unknowns.
#include "runtime/device/workload.h"

namespace hgc {

/// The columns of a unit's derivatives that are by unknowns, in their order.
std::vector<Column> unknownColumns(const GatherLayout& unit);

/// The unknown scalars that each instance of a group reads: `count` of them an instance, as its kernels order them.
struct LocalColumns {
  uint32_t count = 0;
  std::vector<int64_t> scalars;
};

LocalColumns localColumns(const Workload& workload, size_t g);

}  // namespace hgc
