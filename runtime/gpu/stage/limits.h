#pragma once
/// Limits for submissions and memory.
#include <cstdint>

#include "runtime/gpu/gpu.h"

namespace hgc {

/// Operations that take at most about a second. Submissions have no more, so that large ones do not miss the deadline.
/// HGC_GPU_SECOND_OPERATIONS is for tests.
uint64_t operationsOfASecond(const GpuTraits& traits);

/// Bytes for partials or results of one wave. HGC_GPU_PIECE_KIB is for tests and tuning.
uint64_t pieceBudget(const GpuTraits& traits);

/// Invocations that fill a GPU. With fewer, rows that pull (up to 128 entries one after another) are slower than
/// instances that store, which all run at once.
inline uint64_t fullInvocations(const GpuTraits& traits) { return uint64_t{1} << (traits.isSoftware ? 12 : 16); }

}  // namespace hgc
