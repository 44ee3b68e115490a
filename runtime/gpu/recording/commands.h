#pragma once
/// Launches as commands.
#include <span>

#include "runtime/gpu/stage/stage.h"

namespace hgc {

/// All that a launch of laid-out stages does. There is a mark at its beginning, two for each wave of each stage (after
/// its kernels, and after the sums of what they left), and one at its end.
CommandList commandsOf(const GpuContext& context, std::span<const GpuStage> stages, const Land& landing);

/// Where a launch leaves the results of its main stage.
Results resultsOf(const GpuContext& context, const GpuStage& main);

}  // namespace hgc
