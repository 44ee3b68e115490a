/// Steps of solvers: values that change where they are.
#include <algorithm>
#include <bit>
#include <cstdint>

#include "exchange.spv.h"
#include "runtime/data/floating_point_mode.h"
#include "runtime/vulkan/executable.h"
#include "runtime/vulkan/push.h"
#include "step.spv.h"

namespace hgc {
namespace {

/// Scalars of a dispatch: fewer than invocations can be counted.
constexpr uint64_t kMostAtOnce = uint64_t{1} << 30;

}  // namespace

Buffer VulkanExecutable::bound(SymbolId symbol) const {
  const BoundSymbol& own = workload_.bound.symbols[symbol];
  return symbols_[symbol].from(0, static_cast<uint64_t>(own.rows * own.width) * sizeof(double));
}

/// What follows from the values of a symbol is to be made anew.
void VulkanExecutable::hasChanged(SymbolId symbol) {
  if (feedsFields(workload_, symbol)) fieldsAreCurrent_ = false;
  forgetCopies(symbol);
}

/// Runs a shader once for each scalar of `values`.
Status VulkanExecutable::step(std::span<const uint32_t> shader, const Buffer& values, const Buffer& others,
                              double scale) {
  const FloatingPointMode mode;
  if (const Status works = device_->works(); !works) return works;
  const auto pipeline = device_->pipeline(shader);
  if (!pipeline) return pipeline.error();
  if (stepCommands_ == VK_NULL_HANDLE) {
    const auto commands = commandPool_->begin();
    if (!commands) return commands.error();
    stepCommands_ = *commands;
  } else if (const Status begun = commandPool_->restart(stepCommands_); !begun) {
    return begun;
  }
  barrier(stepCommands_);
  const uint64_t count = values.bytes / sizeof(double);
  for (uint64_t first = 0; first < count; first += kMostAtOnce) {
    const uint64_t skipped = first * sizeof(double);
    const StepPush push{values.address + skipped, others.address + skipped, std::bit_cast<uint64_t>(scale),
                        static_cast<uint32_t>(std::min(count - first, kMostAtOnce))};
    dispatch(stepCommands_, *pipeline, device_->layout(), &push, sizeof push, push.count);
  }
  barrier(stepCommands_);
  if (const Status done = vulkanCheck(vkEndCommandBuffer(stepCommands_), "vkEndCommandBuffer"); !done) return done;
  return commandPool_->run(stepCommands_);
}

Status VulkanExecutable::add(SymbolId symbol, double scale, const Buffer& direction) {
  hasChanged(symbol);
  return step(k_step, bound(symbol), direction, scale);
}

Status VulkanExecutable::exchange(SymbolId a, SymbolId b) {
  hasChanged(a);
  hasChanged(b);
  return step(k_exchange, bound(a), bound(b), 1);
}

}  // namespace hgc
