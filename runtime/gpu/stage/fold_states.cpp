/// Memory for the states of folds at every count.
#include <fmt/format.h>

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/gpu/stage/limits.h"
#include "runtime/gpu/stage/steps.h"

namespace hgc {
namespace {

/// A single instance needs more than the budget.
Error tooLong(const Workload& workload, size_t g, KernelKind kind, uint64_t bytes, uint64_t budget) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format(
              "`{}` of `{}` would need {} MiB in each instance for what its folds carry, more than the {} MiB that a "
              "GPU has for them",
              info(kind).name, workload.artefact->program.terms[term].name, (bytes >> 20) + 1, budget >> 20),
          "--device=cpu, or shorter folds", ErrorKind::Memory};
}

}  // namespace

uint32_t instancesAtOnce(const GpuContext& context, const GpuKernelStage& stage, const Piece& piece) {
  const uint64_t bytes = stage.groups[piece.group].states;
  if (bytes == 0) return piece.count;
  const uint64_t most = statesBudget(context.gpu.traits()) / bytes;
  return static_cast<uint32_t>(
      std::min<uint64_t>(piece.count, most < kWorkgroup ? most : most / kWorkgroup * kWorkgroup));
}

/// Larger launches get new memory; recorded launches keep theirs.
Status layOutStates(const GpuContext& context, const GpuKernelStage& stage) {
  uint64_t largest = 0;
  for (const Wave& wave : stage.waves) {
    for (const Piece& piece : wave.pieces) {
      const uint64_t bytes = stage.groups[piece.group].states, instances = instancesAtOnce(context, stage, piece);
      if (instances == 0)
        return tooLong(context.workload, piece.group, stage.stage.kind, bytes, statesBudget(context.gpu.traits()));
      largest = std::max(largest, instances * bytes);
    }
  }
  if (largest <= context.scratch.states.bytes) return Done{};
  const auto states = context.memory.allocate(largest);
  if (states) context.scratch.states = *states;
  return states ? Status(Done{}) : Status(states.error());
}

}  // namespace hgc
