/// Room for what folds carried at every count: as many instances run at once as there is room for.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "ir/kernel/abi.h"
#include "runtime/vulkan/executable.h"

namespace hgc {
namespace {

/// Memory for what folds carried. HGC_GPU_STATES_KIB is for tests and tuning.
uint64_t statesBudget(const VulkanTraits& traits) {
  if (const char* text = std::getenv("HGC_GPU_STATES_KIB")) return std::strtoull(text, nullptr, 10) << 10;
  return std::min(traits.largestAllocation, uint64_t{256} << 20);
}

/// Not even one instance has room.
Error tooLong(const Workload& workload, size_t g, KernelKind kind, uint64_t bytes, uint64_t budget) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format("`{}` of `{}` would keep {} MiB of what its folds carry for each instance, more than the {} MiB "
                      "that a GPU has for it",
                      info(kind).name, workload.artefact->program.terms[term].name, (bytes >> 20) + 1, budget >> 20),
          "--device=cpu, or shorter folds", ErrorKind::Memory};
}

}  // namespace

/// How many instances of a piece run at once: as many as have room for what their folds carried, in whole workgroups.
uint32_t VulkanExecutable::atOnce(const Laid& laid, const Piece& piece) const {
  const uint64_t bytes = laid.states[piece.group];
  if (bytes == 0) return piece.count;
  const uint64_t most = statesBudget(device_->traits()) / bytes;
  return static_cast<uint32_t>(
      std::min<uint64_t>(piece.count, most < kWorkgroup ? most : most / kWorkgroup * kWorkgroup));
}

/// Room for what folds carried. It is taken anew where a launch wants more: what was recorded keeps its own.
Status VulkanExecutable::layOutStates(const Laid& laid) {
  uint64_t largest = 0;
  for (const Wave& wave : laid.waves) {
    for (const Piece& piece : wave.pieces) {
      const uint64_t bytes = laid.states[piece.group], instances = atOnce(laid, piece);
      if (instances == 0)
        return tooLong(workload_, piece.group, laid.stage.kind, bytes, statesBudget(device_->traits()));
      largest = std::max(largest, instances * bytes);
    }
  }
  if (largest <= states_.bytes) return Done{};
  const auto states = holding_.allocate(largest);
  if (!states) return states.error();
  states_ = *states;
  return Done{};
}

}  // namespace hgc
