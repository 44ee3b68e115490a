#pragma once
/// How much a GPU is given at once.
#include <cstdint>

#include "runtime/gpu/gpu.h"

namespace hgc {

/// Operations that are expected to take a second, with a wide margin: no submission is longer, so that none meets the
/// deadline by its size alone. HGC_GPU_SECOND_OPERATIONS is for tests.
uint64_t operationsOfASecond(const GpuTraits& traits);

/// Memory for partials or results of one wave. HGC_GPU_PIECE_KIB is for tests and tuning.
uint64_t pieceBudget(const GpuTraits& traits);

/// Memory for what folds carried. HGC_GPU_STATES_KIB is for tests and tuning.
uint64_t statesBudget(const GpuTraits& traits);

/// With fewer invocations at work a GPU is not full: then rows that pull, each of which adds up to 128 entries one
/// after another, are slower than instances that store, which all run at once.
inline uint64_t fullInvocations(const GpuTraits& traits) { return uint64_t{1} << (traits.isSoftware ? 12 : 16); }

}  // namespace hgc
