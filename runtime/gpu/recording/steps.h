#pragma once
/// Parts of a launch's commands (commands.h), each in a file of its own.
#include "runtime/gpu/recording/commands.h"

namespace hgc {

/// Where the columns of a piece of wave `w` are.
uint64_t outputsOf(const GpuContext& context, const GpuKernelStage& stage, size_t w, const Piece& piece);

/// The phases of a wave of these kinds; what they leave is seen by what comes after, and they see what came before.
void recordPhases(const GpuContext& context, const GpuKernelStage& stage, size_t w, std::span<const PhaseKind> kinds,
                  CommandList& commands);

/// Adds up blocks of a wave's instances.
void recordAssemblies(const GpuContext& context, const GpuKernelStage& stage, size_t w, CommandList& commands);

}  // namespace hgc
