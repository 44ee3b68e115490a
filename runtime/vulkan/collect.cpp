/// Bringing results back from a Vulkan device.
#include <algorithm>

#include "runtime/device/clock.h"
#include "runtime/device/floating_point_mode.h"
#include "runtime/vulkan/executor.h"

namespace hgc {
Status VulkanExecutor::collectValues(const Recording& recording, LaunchResult& collected) {
  std::vector<double> chunks(chunkSums_.bytes / sizeof(double));
  Status done = transfers_->download(chunkSums_, chunks.data(), chunks.size() * sizeof(double));
  for (size_t g = 0; g < groups_.size() && done; ++g) {
    if (recording.pipelines[g] == VK_NULL_HANDLE) continue;
    collected.values[g].resize(static_cast<size_t>(workload_.groups[g].count));
    done = transfers_->download(groups_[g].values, collected.values[g].data(),
                                collected.values[g].size() * sizeof(double));
  }
  if (done && isGradient(*launched_)) done = reduction_->download(*launched_, collected.gradients);
  if (done) done = transfers_->flush();
  for (size_t g = 0; g < groups_.size() && done; ++g) {
    if (recording.pipelines[g] == VK_NULL_HANDLE) continue;
    const int64_t count = workload_.groups[g].count;
    collected.sums[g] = sumOfChunks(std::span(chunks).subspan(groups_[g].firstChunk, chunkCount(count)), count);
  }
  return done;
}

/// From columns on the device to instances one after another, some thousands at a time.
Status VulkanExecutor::collectOutputs(const Recording& recording, LaunchResult& collected) {
  constexpr uint32_t kBlock = 16384;
  std::vector<double> block;
  for (size_t w = 0; w < recording.waves.size(); ++w) {
    for (const Piece& piece : recording.waves[w].pieces) {
      const size_t columns = recording.columns[piece.group];
      std::vector<double>& all = collected.outputs[piece.group];
      all.resize(static_cast<size_t>(workload_.groups[piece.group].count) * columns);
      for (uint32_t at = 0; at < piece.count; at += kBlock) {
        const uint32_t count = std::min(kBlock, piece.count - at);
        block.resize(columns * count);
        Status done = Done{};
        for (size_t c = 0; c < columns && done; ++c) {
          const uint64_t from = piece.offset + (c * piece.stride + at) * sizeof(double);
          done = transfers_->download(recording.outputs[w].from(from, count * sizeof(double)), block.data() + c * count,
                                      count * sizeof(double));
        }
        if (done) done = transfers_->flush();
        if (!done) return done;
        double* to = all.data() + (size_t{piece.first} + at) * columns;
        for (size_t i = 0; i < count; ++i) {
          for (size_t c = 0; c < columns; ++c) to[i * columns + c] = block[c * count + i];
        }
      }
    }
  }
  return Done{};
}

Result<LaunchResult> VulkanExecutor::collect() {
  const FloatingPointMode mode;  // the sums of chunks are strict numbers, too
  if (const Status works = device_->works(); !works) return works.error();
  if (!launched_) return Error{"there is no finished launch to collect from", ""};
  const auto start = Clock::now();
  LaunchResult collected;
  collected.values.resize(groups_.size());
  collected.outputs.resize(groups_.size());
  collected.sums.resize(groups_.size(), 0.0);
  const Recording& recording = *recordings_[static_cast<size_t>(*launched_)];
  Status done = hasValues(*launched_) ? collectValues(recording, collected) : collectOutputs(recording, collected);
  if (done) done = device_->instance().validation();
  if (!done) transfers_->forget();  // they lead into this collected
  if (!done) return done.error();
  times_.download = millisecondsSince(start);
  return collected;
}

}  // namespace hgc
