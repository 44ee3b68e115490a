#pragma once
/// Measures a core of this machine, for comparison.

namespace hgc::tool {

/// The bandwidth of copying memory outside caches on one core: GB/s read and written.
double copyGigabytes();

/// The rate of fused multiply-adds on one core in GFLOP/s, two operations each; 0 without AVX-512.
double fmaGigaflops();

}  // namespace hgc::tool
