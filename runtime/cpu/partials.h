#pragma once
/// Adding up what variadic kernels store.
#include <span>

#include "runtime/device/workload.h"

namespace hgc {

/// Adds the partials of instances [first, last), which are in tiles of `columns.stored` columns at `tiles`, to the
/// cells of one port, in the order of entries: runtime/sum/incidence.h. What kernels sum is not among them.
void addPartials(const Workload& workload, size_t group, const Incidence& incidence, const PartialColumns& columns,
                 const double* tiles, int64_t first, int64_t last, double* cells);

}  // namespace hgc
