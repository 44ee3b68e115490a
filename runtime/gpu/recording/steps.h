#pragma once
/// Parts of a launch's commands (commands.h).
#include "runtime/gpu/recording/commands.h"

namespace hgc {

/// The address of the columns of a piece in wave `w`.
uint64_t outputsOf(const GpuContext& context, const GpuKernelStage& stage, size_t w, const Piece& piece);

/// Records the phases of these kinds in a wave, with barriers before and after.
void recordPhases(const GpuContext& context, const GpuKernelStage& stage, size_t w, std::span<const PhaseKind> kinds,
                  CommandList& commands);

/// Records the assemblies of a wave.
void recordAssemblies(const GpuContext& context, const GpuKernelStage& stage, size_t w, CommandList& commands);

// Collectives: each fills symbols from others, and ends with a barrier.
#define HGC_COLLECTIVE(name, word, onGpus) \
  void record##name(const GpuContext& context, std::span<const Filled> symbols, CommandList& commands);
#include "runtime/device/stages/collectives.def"
#undef HGC_COLLECTIVE

}  // namespace hgc
