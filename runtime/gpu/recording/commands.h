#pragma once
/// The commands of launches.
#include <span>

#include "runtime/gpu/stage/stage.h"

namespace hgc {

/// The commands of a launch. The first mark is at the start; then marks at the end of kernels and at the end of sums
/// alternate; the last mark, after sums, ends the launch.
CommandList commandsOf(const GpuContext& context, std::span<const GpuStage> stages, const Readback& readback);

/// The stage whose results are those of the launch; null if only fields are computed.
const GpuKernelStage* mainOf(std::span<const GpuStage> stages);

/// The results of a launch with this main stage.
Results resultsOf(const GpuContext& context, const GpuKernelStage& main);

}  // namespace hgc
