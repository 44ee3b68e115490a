/// Programs in binary32: kernels round whatever they read, so that it lies on the device as they would round it.
///
/// What is computed there keeps its numbers in binary64 besides, since that is what is read back: fields, and symbols
/// that solvers step.
#include <algorithm>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/vulkan/executable.h"
#include "runtime/vulkan/push.h"

namespace hgc {
namespace {

std::vector<float> roundedOf(std::span<const double> reals) {
  const FloatingPointMode mode;
  std::vector<float> singles(reals.size());
  std::ranges::transform(reals, singles.begin(), [](double real) { return static_cast<float>(real); });
  return singles;
}

}  // namespace

bool readsSingles(const Artefact& artefact) {
  return std::ranges::any_of(artefact.gpu, [](const GpuCode& code) { return code.target.precision == Precision::F32; });
}

/// New memory with reals as kernels read them.
Result<Buffer> VulkanExecutable::uploadReals(std::span<const double> reals) {
  return readsSingles_ ? upload(holding_, *transfers_, roundedOf(reals)) : upload(holding_, *transfers_, reals);
}

Status VulkanExecutable::uploadSymbol(SymbolId symbol) {
  const BoundSymbol& bound = workload_.bound.symbols[symbol];
  const bool isComputed = workload_.artefact->program.symbols[symbol].field != kNone;
  const std::vector<double> zeros(isComputed ? static_cast<size_t>(scalarsWithSlack(bound)) : 0);
  const std::span<const double> reals = isComputed ? std::span<const double>(zeros) : bound.reals;
  const auto read = uploadReals(reals);
  if (!read) return read.error();
  symbols_.push_back(*read);
  if (!readsSingles_) {
    reals_.push_back(*read);
    return Done{};
  }
  const auto own = isComputed ? upload(holding_, *transfers_, reals) : Result<Buffer>(Buffer{});
  if (!own) return own.error();
  reals_.push_back(*own);
  return Done{};
}

/// The host has what nothing has changed since it was uploaded.
Result<Buffer> VulkanExecutable::bound(SymbolId symbol) {
  const BoundSymbol& own = workload_.bound.symbols[symbol];
  Buffer& reals = reals_[symbol];
  if (reals.address == 0) {
    const FloatingPointMode mode;
    const auto written = written_.find(symbol);
    Status done = device_->works();
    const auto made = done ? upload(holding_, *transfers_, written == written_.end() ? own.reals : written->second)
                           : Result<Buffer>(done.error());
    if (made) done = transfers_->flush();
    if (!made || !done) {
      transfers_->forget();
      return made ? done.error() : made.error();
    }
    reals = *made;
    written_.erase(symbol);
  }
  return reals.from(0, static_cast<uint64_t>(own.rows * own.width) * sizeof(double));
}

Status VulkanExecutable::write(SymbolId symbol, int64_t first, std::span<const double> values) {
  const FloatingPointMode mode;
  Status done = device_->works();
  const auto put = [&](const Buffer& to, const auto& scalars) {
    const size_t size = sizeof(scalars[0]), bytes = scalars.size() * size;
    if (done) done = transfers_->upload(to.from(static_cast<uint64_t>(first) * size, bytes), scalars.data(), bytes);
  };
  if (readsSingles_) put(symbols_[symbol], roundedOf(values));
  if (reals_[symbol].address != 0) {
    put(reals_[symbol], values);
  } else {
    HostVector<double>& written = written_.try_emplace(symbol, workload_.bound.symbols[symbol].reals).first->second;
    std::ranges::copy(values, written.begin() + first);
  }
  if (done) done = transfers_->post();
  if (!done) transfers_->forget();
  hasChanged(symbol);
  return done;
}

/// Rounds the reals of a symbol to what kernels read, which is seen by what comes after.
void VulkanExecutable::recordNarrow(SymbolId symbol, VkCommandBuffer commands) const {
  if (!readsSingles_) return;
  constexpr uint64_t kMostAtOnce = uint64_t{1} << 30;
  const uint64_t count = symbols_[symbol].bytes / sizeof(float);
  for (uint64_t first = 0; first < count; first += kMostAtOnce) {
    const NarrowPush push{reals_[symbol].address + first * sizeof(double),
                          symbols_[symbol].address + first * sizeof(float),
                          static_cast<uint32_t>(std::min(count - first, kMostAtOnce))};
    dispatch(commands, narrow_, device_->layout(), &push, sizeof push, push.count);
  }
  barrier(commands);
}

/// What a stage computed of fields.
void VulkanExecutable::recordNarrowFills(const Laid& laid, VkCommandBuffer commands) const {
  for (const SymbolId symbol : laid.stage.fills) {
    if (symbol != kNone) recordNarrow(symbol, commands);
  }
}

}  // namespace hgc
