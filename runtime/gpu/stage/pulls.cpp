/// Rows that pull their sums: partials are added when they are computed, and never stored.
#include <algorithm>

#include "runtime/gpu/stage/limits.h"
#include "runtime/gpu/stage/steps.h"

namespace hgc {
namespace {

/// The code with which rows of a group pull; empty if instances store. Chooses if the program has code for both.
std::vector<const GpuCode*> pullCodeOf(const GpuContext& context, const GpuKernelStage& stage, uint32_t g) {
  std::vector<const GpuCode*> pulls = codeOf(context, stage, g);
  const bool mayStore = std::erase_if(pulls, [](const GpuCode* code) { return code->port == kNone; }) > 0;
  const auto isFew = [&](const GpuCode* code) {
    const PullSize size = context.sums.pullSize(g, code->port);
    return size.entries < size.longest * fullInvocations(context.gpu.traits());
  };
  if (mayStore && std::ranges::any_of(pulls, isFew)) return {};
  return pulls;
}

/// Loads the kernels for the ways in which rows are summed.
Status loadPulls(const GpuContext& context, std::span<const GpuCode* const> codes, uint32_t g,
                 std::vector<PullKernels>& pulls) {
  const Piece all{g, 0, context.workload.groups[g].segments().count(), 0, 0, 0, 0};
  std::vector<WantedKernel> wanted;
  pulls.resize(codes.size());
  for (size_t k = 0; k < codes.size(); ++k) {
    pulls[k].port = codes[k]->port;
    for (const PullDispatch& each : context.sums.pullsOf(codes[k]->port, all)) {
      const auto way = static_cast<uint32_t>(each.way);
      wanted.push_back({codes[k], way, false, &pulls[k].ways[way]});
    }
  }
  return loadKernels(context.gpu, wanted);
}

}  // namespace

Status findPulls(const GpuContext& context, GpuKernelStage& stage, uint32_t g) {
  const std::vector<const GpuCode*> codes = pullCodeOf(context, stage, g);
  if (codes.empty()) return Done{};
  std::vector<PullKernels>& pulls = stage.groups[g].pulls;
  Status done = context.sums.prepareRows(g);
  if (done) done = loadPulls(context, codes, g, pulls);
  if (!done) return done;
  for (PullKernels& pull : pulls) {
    const auto table = context.copies.tableOf(context.sums, g, pull.port);
    if (!table) return table.error();
    pull.table = *table;
  }
  // The port with the fewest lists has the longest runs of instances, so its writes of values are most coalesced.
  const auto listsOf = [&](const PullKernels& pull) { return context.sums.pullSize(g, pull.port).lists; };
  std::ranges::min_element(pulls, {}, listsOf)->computesValues = true;
  const KernelInfo* kernel = findKernel(*context.workload.artefact, kernelOf(context.workload, g, stage.stage.kind));
  for (const PullKernels& pull : pulls) {
    const auto entries = std::ranges::count(layoutOf(context.workload, g).gathers, pull.port, &Gather::port);
    stage.groups[g].operations += uint64_t{kernel->operations} * static_cast<uint64_t>(entries);
  }
  return Done{};
}

}  // namespace hgc
