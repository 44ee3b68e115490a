#pragma once
/// Launches as commands.
#include <span>

#include "runtime/gpu/stage/stage.h"

namespace hgc {

/// All that a launch of laid-out stages does. There is a mark at its beginning, then come marks in turns at the end of
/// kernels and at the end of sums; the last one, at the end of the launch, is after sums too.
CommandList commandsOf(const GpuContext& context, std::span<const GpuStage> stages, const Land& landing);

/// The stage whose results are those of the launch; null where only fields are computed.
const GpuKernelStage* mainOf(std::span<const GpuStage> stages);

/// Where a launch leaves the results of its main stage.
Results resultsOf(const GpuContext& context, const GpuKernelStage& main);

}  // namespace hgc
