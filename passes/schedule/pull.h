#pragma once
/// Cutting a gradient's kernel into one for each port whose rows are summed.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

/// Rows that pull their sums hold so many components, one accumulator each.
inline constexpr uint32_t kMostPulledComponents = 16;

/// What rows of each port that derivatives are summed by can run for their entries: the operations of `kernel`, of
/// these what the port's partials and the value need. Nothing where such rows must be summed from what instances store:
/// for kernels with loops, and where rows are wider than `kMostPulledComponents`.
std::vector<PullKernel> cutPulls(const Kernel& kernel);

}  // namespace hgc
