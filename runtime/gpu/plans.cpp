#include "runtime/gpu/plans.h"

#include <algorithm>

#include "runtime/gpu/recording/commands.h"

namespace hgc {
namespace {

/// Whether a stage sums derivatives by rows.
bool sumsRows(const Stage& stage) {
  const auto* const kernels = std::get_if<KernelStage>(&stage);
  return kernels == nullptr || isGradient(kernels->kind);
}

}  // namespace

Status LaunchPlans::load() {
  const Status done = data_.load();
  return done ? gpu_.flush() : done;
}

Result<Recording> LaunchPlans::record(const std::vector<Stage>& stages,
                                      const std::vector<const SumsOfOutputs*>& assemblies,
                                      const std::optional<SomeResults>& only) {
  if (std::ranges::any_of(stages, sumsRows)) {
    if (const Status done = sums_.layOut(); !done) return done.error();
  }
  const GpuContext context{gpu_, *memory_, workload_, fused_, data_, sums_, copies_, scratch_};
  Recording recording;
  for (const Stage& stage : stages) {
    auto laid = layOut(context, stage, assemblies);
    if (!laid) return laid.error();
    if (auto* const kernels = std::get_if<GpuKernelStage>(&*laid); kernels && kernels->stage.isMain)
      kernels->only = only;
    recording.stages.push_back(std::move(*laid));
  }
  if (const Status done = gpu_.flush(); !done) return done.error();
  if (const GpuKernelStage* const main = mainOf(recording.stages)) recording.results = resultsOf(context, *main);
  recording.readback = readbackOf(workload_, recording.results);
  const CommandList commands = commandsOf(context, recording.stages, recording.readback);
  if (const Status done = gpu_.record(recording.list, commands); !done) return done.error();
  return recording;
}

}  // namespace hgc
