#pragma once
/// What a core of this machine can do, for comparison.

namespace hgc::tool {

/// Bytes read and written by a second of copying memory that fits no cache, in 10^9, on one core.
double copyGigabytes();

/// Operations of a second in fused multiply-adds, two each, in 10^9, on one core; 0 without AVX-512.
double fmaGigaflops();

}  // namespace hgc::tool
