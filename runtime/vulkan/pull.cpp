/// Rows that pull their sums: partials are computed where they are added, and are never in memory.

#include <algorithm>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/vulkan/executable.h"

namespace hgc {
namespace {

/// With fewer invocations at work a device is not full: rows that pull run up to 128 entries of a chunk one after
/// another, instances that store all at once.
uint64_t fullInvocations(const VulkanTraits& traits) { return uint64_t{1} << (traits.isCpu ? 12 : 16); }

}  // namespace

/// The code with which a group's rows are to pull: nothing where its instances store. Code for both leaves the choice
/// here.
std::vector<const GpuCode*> VulkanExecutable::pullsOf(size_t g, KernelKind kind) const {
  const KernelId id = kernelOf(workload_, g, kind);
  std::vector<const GpuCode*> pulls;
  bool mayStore = false;
  for (const GpuCode& code : workload_.artefact->gpu) {
    if (code.id != id || code.target.fused != fused_) continue;
    if (code.port == kNone) mayStore = true;
    else pulls.push_back(&code);
  }
  const auto isFew = [&](const GpuCode* code) {
    const VulkanReduction::PullSize size = reduction_->pullSize(static_cast<uint32_t>(g), code->port);
    return size.entries < size.longest * fullInvocations(device_->traits());
  };
  if (mayStore && std::ranges::any_of(pulls, isFew)) return {};
  return pulls;
}

/// The pipelines of what a group's rows run, as far as there are rows that are summed so.
Status VulkanExecutable::makePulls(std::span<const GpuCode* const> codes, uint32_t g, std::vector<Pull>& pulls) {
  struct Wanted {
    const GpuCode* code;
    PullWay way;
    VkPipeline* to;
    Result<VkPipeline> made = Error{};
  };
  const Piece all{g, 0, workload_.groups[g].segments().count(), 0, 0, 0, 0};
  std::vector<Wanted> wanted;
  pulls.resize(codes.size());
  for (size_t k = 0; k < codes.size(); ++k) {
    pulls[k].port = codes[k]->port;
    for (const PullDispatch& each : reduction_->pullsOf(codes[k]->port, all))
      wanted.push_back({codes[k], each.way, &pulls[k].ways[static_cast<size_t>(each.way)]});
  }
  forAll(static_cast<int64_t>(wanted.size()), [&](int64_t k) {
    Wanted& each = wanted[static_cast<size_t>(k)];
    const FloatingPointMode mode;
    each.made = holding_.pipeline(each.code->words, static_cast<uint32_t>(each.way));
  });
  for (const Wanted& each : wanted) {
    if (!each.made) return each.made.error();
    *each.to = *each.made;
  }
  return Done{};
}

/// What a group's rows run, if they pull.
Status VulkanExecutable::findPulls(Laid& laid, uint32_t g) {
  const std::vector<const GpuCode*> codes = pullsOf(g, laid.stage.kind);
  if (codes.empty()) return Done{};
  std::vector<Pull>& pulls = laid.pulls[g];
  Status done = reduction_->prepareRows(g);
  if (done) done = makePulls(codes, g, pulls);
  if (!done) return done;
  for (Pull& pull : pulls) {
    const auto order = inOrder(g, pull.port);
    if (!order) return order.error();
    pull.table = (*order)->table.address;
  }
  // Entries of long lists follow one another in short segments: who has the fewest lists writes values nearest
  // together.
  const auto listsOf = [&](const Pull& pull) { return reduction_->pullSize(g, pull.port).lists; };
  std::ranges::min_element(pulls, {}, listsOf)->bringsValues = true;
  const KernelInfo* kernel = findKernel(*workload_.artefact, kernelOf(workload_, g, laid.stage.kind));
  for (const Pull& pull : pulls) {
    const auto entries = std::ranges::count(layoutOf(workload_, g).gathers, pull.port, &Gather::port);
    laid.operations[g] += uint64_t{kernel->operations} * static_cast<uint64_t>(entries);
  }
  return Done{};
}

void VulkanExecutable::recordPulls(const Laid& laid, const Piece& piece, VkCommandBuffer commands) const {
  for (const Pull& pull : laid.pulls[piece.group]) {
    for (PullDispatch& each : reduction_->pullsOf(pull.port, piece)) {
      each.push.table = pull.table;
      each.push.values = pull.bringsValues ? valuesOf(piece.group) : 0;
      dispatch(commands, pull.ways[static_cast<size_t>(each.way)], device_->layout(), &each.push, sizeof each.push,
               each.invocations);
    }
  }
}

}  // namespace hgc
