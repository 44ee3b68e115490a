#pragma once
/// The work of launches, counted in advance.
#include "runtime/device/workload.h"

namespace hgc {

/// The work of all instances of a launch.
struct LaunchWork {
  int64_t instances = 0;
  double operations = 0;  ///< of kernels, with the rounds of loops that values take
  double bytes = 0;       ///< `leastBytes`
  double results = 0;     ///< bytes of the components or gradients that come to the host
};

/// The work of a launch of `kind`.
LaunchWork launchWork(const Workload& workload, KernelKind kind);

/// The bytes that an instance reads and writes at least once: gathered scalars, indices and results. Seeds that only
/// other kinds of kernels gather do not count.
double leastBytes(const KernelInfo& kernel, const GatherLayout& topology);

}  // namespace hgc
