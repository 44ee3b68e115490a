#pragma once
/// Splits a gradient's kernel into one for each port whose rows are summed.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

/// The most components of rows that compute their sums, one accumulator each.
inline constexpr uint32_t kMostPulledComponents = 16;

/// The code that rows of each port run for their entries: the operations of `kernel` that the port's partials and the
/// value need. Empty for kernels with loops and for rows wider than `kMostPulledComponents`: these are summed from
/// partials that instances store.
std::vector<PullKernel> cutPulls(const Kernel& kernel);

}  // namespace hgc
