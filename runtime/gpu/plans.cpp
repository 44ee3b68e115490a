#include "runtime/gpu/plans.h"

#include "runtime/gpu/recording/commands.h"

namespace hgc {

Status LaunchPlans::load() {
  if (const Status done = data_.load(); !done) return done;
  auto sums = GpuSums::make(gpu_, *memory_, workload_);
  if (!sums) return sums.error();
  sums_.emplace(std::move(*sums));
  return gpu_.flush();
}

Result<Recording> LaunchPlans::record(const std::vector<Stage>& stages,
                                      const std::vector<const SumsOfOutputs*>& assemblies,
                                      const std::vector<SymbolId>& only) {
  const GpuContext context{gpu_, *memory_, workload_, fused_, data_, *sums_, copies_, scratch_};
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
