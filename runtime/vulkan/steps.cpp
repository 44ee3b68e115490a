/// Steps of solvers: values that change where they are.
#include <algorithm>
#include <bit>
#include <cstdint>

#include "exchange.spv.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/vulkan/executable.h"
#include "runtime/vulkan/push.h"
#include "step.spv.h"

namespace hgc {
namespace {

/// Scalars of a dispatch: fewer than invocations can be counted.
constexpr uint64_t kMostAtOnce = uint64_t{1} << 30;

}  // namespace

/// What follows from the values of a symbol is to be made anew.
void VulkanExecutable::hasChanged(SymbolId symbol) {
  if (feedsFields(workload_, symbol)) fieldsAreCurrent_ = false;
  forgetCopies(symbol);
}

/// Runs a shader once for each scalar of `values`, and rounds what has changed for the kernels that round it.
Status VulkanExecutable::step(std::span<const uint32_t> shader, const Buffer& values, const Buffer& others,
                              double scale, std::initializer_list<SymbolId> changed) {
  const FloatingPointMode mode;
  if (const Status works = device_->works(); !works) return works;
  const auto pipeline = holding_.pipeline(shader);
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
  for (const SymbolId symbol : changed) recordNarrow(symbol, stepCommands_);
  if (const Status done = vulkanCheck(vkEndCommandBuffer(stepCommands_), "vkEndCommandBuffer"); !done) return done;
  return commandPool_->post(stepCommands_);
}

Status VulkanExecutable::add(SymbolId symbol, double scale, const Buffer& direction) {
  const auto own = bound(symbol);
  if (!own) return own.error();
  hasChanged(symbol);
  return step(k_step, *own, direction, scale, {symbol});
}

Status VulkanExecutable::exchange(SymbolId a, SymbolId b) {
  const auto left = bound(a), right = bound(b);
  if (!left || !right) return left ? right.error() : left.error();
  hasChanged(a);
  hasChanged(b);
  return step(k_exchange, *left, *right, 1, {a, b});
}

}  // namespace hgc
