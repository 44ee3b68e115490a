#pragma once
/// Adding up what variadic kernels store.
#include <span>

#include "runtime/device/workload.h"

namespace hgc {

/// Adds the partials of up to `kTile` instances from `first` on, which are in columns of a tile, to the cells of one
/// port, in the order of entries: runtime/sum/incidence.h.
void addPartials(const Workload& workload, size_t group, const Incidence& incidence, const double* tile, int64_t first,
                 int64_t count, double* cells);

}  // namespace hgc
