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

/// For larger or more results, a separate submission is faster.
constexpr uint64_t kMostBytes = uint64_t{128} << 10;
constexpr size_t kMostParts = 32;

void add(Readback& readback, const Buffer& buffer) {
  const uint64_t at = readback.parts.empty() ? 0 : readback.parts.back().at + readback.parts.back().from.bytes;
  const bool fits = buffer.bytes <= kMostBytes && at + buffer.bytes <= kReadbackBytes;
  if (buffer.bytes > 0 && fits && readback.parts.size() < kMostParts) readback.parts.push_back({buffer, at});
}

bool contains(const Buffer& all, const Buffer& some) {
  return all.handle == some.handle && all.offset <= some.offset && some.offset + some.bytes <= all.offset + all.bytes;
}

/// The copies for results that are small and usually read.
Readback readbackOf(const Workload& workload, const Results& results) {
  Readback readback;
  for (const Buffer& sums : results.chunkSums) add(readback, sums);
  for (const Buffer& gradient : results.gradients) add(readback, gradient);
  for (const Buffer& places : results.assembled) add(readback, places);
  for (size_t g = 0; g < results.values.size(); ++g) {
    // of a group of several terms each instance is a term, whose value the host reads
    if (workload.artefact->plan.groups[g].terms.size() > 1) add(readback, results.values[g]);
  }
  for (const std::vector<Tiles>& elements : results.elements) {
    for (const Tiles& tiles : elements) add(readback, tiles.buffer);
  }
  return readback;
}

}  // namespace

std::optional<uint64_t> offsetOf(const Readback& readback, const Buffer& numbers) {
  const auto part =
      std::ranges::find_if(readback.parts, [&](const Readback::Part& each) { return contains(each.from, numbers); });
  if (part == readback.parts.end()) return std::nullopt;
  return part->at + (numbers.offset - part->from.offset);
}

Status LaunchPlans::load() {
  const Status done = data_.load();
  return done ? gpu_.flush() : done;
}

Result<Recording> LaunchPlans::record(const std::vector<Stage>& stages,
                                      const std::vector<const SumsOfOutputs*>& assemblies,
                                      const std::vector<SymbolId>& only) {
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
