#include "runtime/gpu/stage/limits.h"

#include <fmt/format.h>

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/gpu/stage/steps.h"
#include "runtime/observe/environment.h"
#include "runtime/plan/loop_bounds.h"

namespace hgc {
namespace {

/// The driver would stop the loops of the kernel.
Error tooManyRounds(const Workload& workload, size_t g, KernelKind kind, double rounds, int64_t most) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format("`{}` of `{}` counts up to {:.0f} rounds of loops for an instance, and this driver stops loops "
                      "after {} rounds without an error",
                      info(kind).name, workload.artefact->program.terms[term].name, rounds, most),
          "--device=cpu, or another driver", ErrorKind::Unsupported};
}

/// By index table of a group: the length of its longest row if it is ragged, else 0.
std::vector<int64_t> longestRowsOf(const Workload& workload, size_t g) {
  std::vector<int64_t> longest;
  for (const SymbolId table : workload.artefact->plan.groups[g].tables) {
    const std::vector<int32_t> begins = kernelRowBegins(workload.bound.symbols[table]);
    longest.push_back(0);
    for (size_t k = 1; k < begins.size(); ++k)
      longest.back() = std::max<int64_t>(longest.back(), begins[k] - begins[k - 1]);
  }
  return longest;
}

/// A single instance needs more than the budget.
Error tooLong(const Workload& workload, size_t g, KernelKind kind, uint64_t bytes, uint64_t budget) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format(
              "`{}` of `{}` would need {} MiB in each instance for what its folds carry, more than the {} MiB that a "
              "GPU has for them",
              info(kind).name, workload.artefact->program.terms[term].name, (bytes >> 20) + 1, budget >> 20),
          "--device=cpu, or shorter folds", ErrorKind::Memory};
}

/// Bytes for the states of folds. HGC_GPU_STATES_KIB is for tests and tuning.
uint64_t statesBudget(const GpuTraits& traits) {
  const auto given = numberOfVariable("HGC_GPU_STATES_KIB", "KiB");
  return given ? static_cast<uint64_t>(*given) << 10 : std::min(traits.largestAllocation, uint64_t{256} << 20);
}

}  // namespace

uint64_t operationsOfASecond(const GpuTraits& traits) {
  const auto given = numberOfVariable("HGC_GPU_SECOND_OPERATIONS", "operations");
  return static_cast<uint64_t>(given.value_or(traits.isSoftware ? 5e8 : 5e10));
}

uint64_t pieceBudget(const GpuTraits& traits) {
  const auto given = numberOfVariable("HGC_GPU_PIECE_KIB", "KiB");
  return static_cast<uint64_t>(given.value_or(traits.isSoftware ? 96 << 10 : 512 << 10)) << 10;
}

Status checkRounds(const GpuContext& context, const KernelCode& kernel, size_t g) {
  const int64_t most = context.gpu.traits().mostLoopRounds;
  if (most == 0 || kernel.regions.empty()) return Done{};
  const Workload& workload = context.workload;
  const double rounds = mostRounds(kernel, workload.groups[g], kernelSizes(workload, g, workload.partialColumns[g]),
                                   longestRowsOf(workload, g));
  if (rounds <= static_cast<double>(most)) return Done{};
  return tooManyRounds(workload, g, kernel.id.kind, rounds, most);
}

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
