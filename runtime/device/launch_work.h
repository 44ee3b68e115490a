#pragma once
/// What launches have to do, counted before they run.
#include "runtime/device/workload.h"

namespace hgc {

/// Of all instances that take part.
struct LaunchWork {
  int64_t instances = 0;
  double operations = 0;  ///< as kernels were counted, and what loops make of the values'
  double bytes = 0;       ///< `leastBytes`
  double results = 0;     ///< bytes of components, or of sums by symbol: what comes to the host
};

/// Of a launch of kernels of `kind`.
LaunchWork launchWork(const Workload& workload, KernelKind kind);

/// What an instance must read and write at least once: gathered scalars, indices, results. Seeds of other kinds of
/// kernels, which the topology may gather as well, do not count.
double leastBytes(const KernelInfo& kernel, const GatherLayout& topology);

}  // namespace hgc
