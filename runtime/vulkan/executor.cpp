#include "runtime/vulkan/executor.h"

#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstdlib>

#include "ir/abi.h"
#include "runtime/device/clock.h"
#include "runtime/device/floating_point_mode.h"
#include "valuesum.spv.h"

namespace hgc {
namespace {

struct ValueSumPush {  // valuesum.comp
  uint64_t values, results;
  uint32_t count, segment;
};

/// Memory for partials or results of one wave. HGC_GPU_PIECE_KIB is for tests and tuning.
uint64_t pieceBudget(const VulkanTraits& traits) {
  if (const char* text = std::getenv("HGC_GPU_PIECE_KIB")) return std::strtoull(text, nullptr, 10) << 10;
  return traits.isCpu ? uint64_t{96} << 20 : uint64_t{512} << 20;
}

const GpuCode* findCode(const Artefact& artefact, KernelId id, bool fused) {
  const auto found = std::ranges::find_if(
      artefact.gpu, [&](const GpuCode& code) { return code.id == id && code.target.fused == fused; });
  return found == artefact.gpu.end() ? nullptr : &*found;
}

/// A kernel that was made, but for no GPU, was refused.
Error missingCode(const Artefact& artefact, KernelId id) {
  if (!findKernel(artefact, id))
    return {fmt::format("the program has no kernel `{}`", kernelName(id)), "build it with this kind of kernel"};
  return {fmt::format("there is no GPU code for `{}`: {}", kernelName(id), artefact.gpuRefusal), "--device=cpu"};
}

/// Operations that are expected to take a second, with a wide margin: no submission is longer, so that none meets the
/// deadline by its size alone. HGC_GPU_SECOND_OPERATIONS is for tests.
uint64_t operationsOfASecond(const VulkanTraits& traits) {
  if (const char* text = std::getenv("HGC_GPU_SECOND_OPERATIONS")) return std::strtoull(text, nullptr, 10);
  return traits.isCpu ? uint64_t{500'000'000} : uint64_t{50'000'000'000};
}

}  // namespace

Result<std::unique_ptr<Executor>> VulkanExecutor::open(std::shared_ptr<VulkanDevice> device, const Workload& workload,
                                                       bool fused, std::chrono::nanoseconds deadline) {
  const auto start = Clock::now();
  std::unique_ptr<VulkanExecutor> executor(new VulkanExecutor(std::move(device), workload, fused));
  auto transfers = Transfers::make(*executor->device_, deadline);
  if (!transfers) return transfers.error();
  executor->transfers_.emplace(std::move(*transfers));
  auto pool = CommandPool::make(*executor->device_, deadline);
  if (!pool) return pool.error();
  executor->commandPool_.emplace(std::move(*pool));
  const auto pipeline = executor->device_->pipeline(k_valuesum);
  if (!pipeline) return pipeline.error();
  executor->valueSum_ = *pipeline;
  Status done = executor->uploadAll();
  if (done) done = executor->device_->instance().validation();
  if (!done) return done.error();
  executor->uploadMilliseconds_ = millisecondsSince(start);
  return std::unique_ptr<Executor>(std::move(executor));
}

Result<uint64_t> VulkanExecutor::uploadColumn(const void* data, size_t bytes) {
  const auto span = memory_.allocate(bytes);
  if (!span) return span.error();
  if (const Status done = transfers_->upload(*span, data, bytes); !done) return done.error();
  return span->address;
}

Status VulkanExecutor::uploadAll() {
  for (const BoundSymbol& symbol : workload_.bound.symbols) {
    const size_t bytes = symbol.reals.size() * sizeof(double);
    const auto span = memory_.allocate(bytes);
    if (!span) return span.error();
    symbols_.push_back(*span);
    if (const Status done = transfers_->upload(*span, symbol.reals.data(), bytes); !done) return done;
  }
  uint32_t chunks = 0;
  groups_.resize(workload_.groups.size());
  for (uint32_t g = 0; g < groups_.size(); ++g) {
    groups_[g].firstChunk = chunks;
    chunks += chunkCount(workload_.groups[g].count);
    if (const Status done = uploadGroup(g); !done) return done;
  }
  const auto sums = memory_.allocate(uint64_t{chunks} * sizeof(double));
  if (!sums) return sums.error();
  chunkSums_ = *sums;
  auto reduction = VulkanReduction::make(*device_, memory_, *transfers_, workload_);
  if (!reduction) return reduction.error();
  reduction_.emplace(std::move(*reduction));
  return transfers_->flush();
}

Status VulkanExecutor::uploadGroup(uint32_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  if (data.count == 0) return Done{};
  const AddressTable at(static_cast<uint32_t>(group.ports.size()), static_cast<uint32_t>(data.slots.size()),
                        static_cast<uint32_t>(data.lifted.size()));
  std::vector<uint64_t> table(at.count());
  const auto put = [&](uint32_t place, const auto& column) -> Status {
    const auto address = uploadColumn(column.data(), column.size() * sizeof column[0]);
    if (!address) return address.error();
    table[place] = *address;
    return Done{};
  };
  for (uint32_t k = 0; k < group.ports.size(); ++k) table[k] = symbols_[group.ports[k]].address;
  for (uint32_t k = 0; k < data.slots.size(); ++k) {
    if (const Status done = put(at.firstSlot + k, data.slots[k]); !done) return done;
  }
  for (uint32_t k = 0; k < data.lifted.size(); ++k) {
    if (const Status done = put(at.firstLifted + k, data.lifted[k]); !done) return done;
  }
  std::vector<int32_t> sizes;
  for (const DimId dim : group.dims) sizes.push_back(static_cast<int32_t>(workload_.bound.sizes[dim]));
  if (const Status done = put(at.sizes, sizes); !done) return done;
  const auto span = memory_.allocate(table.size() * sizeof(uint64_t));
  if (!span) return span.error();
  groups_[g].table = *span;
  if (hasKernel(unitOf(g), KernelKind::Value) || hasKernel(unitOf(g), KernelKind::Pullback)) {
    const auto values = memory_.allocate(static_cast<uint64_t>(data.count) * sizeof(double));
    if (!values) return values.error();
    groups_[g].values = *values;
  }
  return transfers_->upload(*span, table.data(), table.size() * sizeof(uint64_t));
}

Status VulkanExecutor::update(SymbolId symbol, std::span<const double> values) {
  const FloatingPointMode mode;
  const auto start = Clock::now();
  Status done = device_->works();
  if (done) done = transfers_->upload(symbols_[symbol], values.data(), values.size_bytes());
  if (done) done = transfers_->flush();
  if (!done) transfers_->forget();
  uploadMilliseconds_ += millisecondsSince(start);
  return done;
}

/// Pipelines of all topologies that take part, made in parallel: drivers take tens of milliseconds for each.
Status VulkanExecutor::findPipelines(KernelKind kind, Recording& recording) {
  const Artefact& artefact = *workload_.artefact;
  std::vector<const GpuCode*> needed;
  std::vector<size_t> ofGroup(groups_.size(), SIZE_MAX);
  recording.columns.resize(groups_.size(), 0);
  recording.operations.resize(groups_.size(), 0);
  recording.pipelines.resize(groups_.size(), VK_NULL_HANDLE);
  for (size_t g = 0; g < groups_.size(); ++g) {
    if (!hasKernel(unitOf(g), kind) || workload_.groups[g].count == 0) continue;
    const KernelId id{artefact.plan.groups[g].topology, kernelFor(unitOf(g), kind)};
    const GpuCode* code = findCode(artefact, id, fused_);
    const KernelInfo* kernel = findKernel(artefact, id);
    if (!code || !kernel) return missingCode(artefact, id);
    recording.columns[g] = kernel->stores - hasValues(kind);  // scalars that an instance leaves besides its value
    recording.operations[g] = kernel->operations;
    const auto known = std::ranges::find(needed, code);
    ofGroup[g] = static_cast<size_t>(known - needed.begin());
    if (known == needed.end()) needed.push_back(code);
  }
  std::vector<Result<VkPipeline>> made(needed.size(), Error{});
  tbb::parallel_for(size_t{0}, needed.size(), [&](size_t k) {
    const FloatingPointMode mode;
    made[k] = device_->pipeline(needed[k]->words);
  });
  for (size_t g = 0; g < groups_.size(); ++g) {
    if (ofGroup[g] == SIZE_MAX) continue;
    if (!made[ofGroup[g]]) return made[ofGroup[g]].error();
    recording.pipelines[g] = *made[ofGroup[g]];
  }
  return Done{};
}

Status VulkanExecutor::layOutWaves(KernelKind kind, Recording& recording) {
  std::vector<PieceSource> sources;
  for (uint32_t g = 0; g < groups_.size(); ++g) {
    if (recording.pipelines[g] != VK_NULL_HANDLE)
      sources.push_back({g, workload_.groups[g].count, recording.columns[g], recording.operations[g]});
  }
  recording.waves = cutIntoWaves(sources, {pieceBudget(device_->traits()), operationsOfASecond(device_->traits())});
  uint64_t largest = 0;
  for (const Wave& wave : recording.waves) {
    largest = std::max(largest, wave.bytes);
    if (isGradient(kind) || wave.bytes == 0) {
      recording.outputs.push_back({});
      continue;
    }
    const auto outputs = memory_.allocate(wave.bytes);
    if (!outputs) return outputs.error();
    recording.outputs.push_back(*outputs);
  }
  if (isGradient(kind) && largest > partials_.bytes) {
    const auto partials = memory_.allocate(largest);
    if (!partials) return partials.error();
    partials_ = *partials;
  }
  return Done{};
}

Status VulkanExecutor::makeTimestamps(Recording& recording) {
  if (!device_->traits().hasTimestamps) return Done{};
  VkQueryPoolCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
  create.queryType = VK_QUERY_TYPE_TIMESTAMP;
  create.queryCount = static_cast<uint32_t>(2 * recording.waves.size() + 2);
  VkQueryPool pool = VK_NULL_HANDLE;
  const Status done =
      device_->check(vkCreateQueryPool(device_->handle(), &create, nullptr, &pool), "vkCreateQueryPool");
  if (done) recording.timestamps = {device_->life(), pool, vkDestroyQueryPool};
  return done;
}

void VulkanExecutor::recordKernel(const Recording& recording, const Piece& piece, uint64_t outputs,
                                  VkCommandBuffer commands) const {
  const GroupBuffers& group = groups_[piece.group];
  const KernelPush push{group.table.address, group.values.address, outputs + piece.offset,
                        piece.first,         piece.count,          piece.stride};
  dispatch(commands, recording.pipelines[piece.group], device_->layout(), &push, sizeof push, piece.count);
}

void VulkanExecutor::recordValueSums(const Recording& recording, VkCommandBuffer commands) const {
  for (size_t g = 0; g < groups_.size(); ++g) {
    if (recording.pipelines[g] == VK_NULL_HANDLE) continue;
    const int64_t count = workload_.groups[g].count;
    const ValueSumPush push{groups_[g].values.address, chunkSums_.address + groups_[g].firstChunk * sizeof(double),
                            static_cast<uint32_t>(count), static_cast<uint32_t>(segmentLength(count))};
    dispatch(commands, valueSum_, device_->layout(), &push, sizeof push, uint64_t{chunkCount(count)} * kLanes);
  }
}

void VulkanExecutor::recordWave(KernelKind kind, const Recording& recording, size_t w, VkCommandBuffer commands) const {
  const VkQueryPool timestamps = recording.timestamps.get();
  const auto stamp = [&](uint32_t query) {
    if (timestamps != VK_NULL_HANDLE)
      vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps, query);
  };
  const uint64_t outputs = isGradient(kind) ? partials_.address : recording.outputs[w].address;
  for (const Piece& piece : recording.waves[w].pieces) recordKernel(recording, piece, outputs, commands);
  if (isGradient(kind)) barrier(commands);
  stamp(static_cast<uint32_t>(2 * w + 1));
  if (isGradient(kind)) {
    for (const Piece& piece : recording.waves[w].pieces)
      reduction_->recordSums(commands, kind, piece, outputs + piece.offset);
    barrier(commands);
  }
  stamp(static_cast<uint32_t>(2 * w + 2));
}

/// Waves one after another; a wave that no longer fits the second begins another command buffer.
Status VulkanExecutor::record(KernelKind kind, Recording& recording) {
  const VkQueryPool timestamps = recording.timestamps.get();
  const auto queries = static_cast<uint32_t>(2 * recording.waves.size() + 2);
  const auto begin = [&]() -> Status {
    const auto commands = commandPool_->begin();
    if (!commands) return commands.error();
    recording.commands.push_back(*commands);
    return Done{};
  };
  const auto end = [&] { return vulkanCheck(vkEndCommandBuffer(recording.commands.back()), "vkEndCommandBuffer"); };
  const auto stamp = [&](uint32_t query) {
    if (timestamps != VK_NULL_HANDLE)
      vkCmdWriteTimestamp(recording.commands.back(), VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps, query);
  };
  if (const Status done = begin(); !done) return done;
  if (timestamps != VK_NULL_HANDLE) vkCmdResetQueryPool(recording.commands[0], timestamps, 0, queries);
  if (isGradient(kind)) reduction_->recordClears(recording.commands[0], kind);
  stamp(0);
  uint64_t operations = 0;
  for (size_t w = 0; w < recording.waves.size(); ++w) {
    operations += recording.waves[w].operations;
    if (w > 0 && operations > operationsOfASecond(device_->traits())) {
      Status done = end();
      if (done) done = begin();
      if (!done) return done;
      operations = recording.waves[w].operations;
    }
    recordWave(kind, recording, w, recording.commands.back());
  }
  const VkCommandBuffer last = recording.commands.back();
  if (kind == KernelKind::Value) barrier(last);
  if (hasValues(kind)) recordValueSums(recording, last);
  if (isGradient(kind)) reduction_->recordTotals(last, kind);
  barrier(last);
  stamp(queries - 1);
  return end();
}

Result<VulkanExecutor::Recording*> VulkanExecutor::recordingFor(KernelKind kind) {
  std::optional<Recording>& known = recordings_[static_cast<size_t>(kind)];
  if (known) return &*known;
  Recording recording;
  Status done = findPipelines(kind, recording);
  if (done && isGradient(kind)) done = reduction_->prepare(kind);
  if (done) done = transfers_->flush();
  if (done) done = layOutWaves(kind, recording);
  if (done) done = makeTimestamps(recording);
  if (done) done = record(kind, recording);
  if (!done) return done.error();
  return &known.emplace(std::move(recording));
}

Status VulkanExecutor::readTimes(const Recording& recording, double hostMilliseconds) {
  const VkQueryPool pool = recording.timestamps.get();
  if (pool == VK_NULL_HANDLE) {
    times_.kernel = hostMilliseconds;
    return Done{};
  }
  std::vector<uint64_t> ticks(2 * recording.waves.size() + 2);
  const Status done = device_->check(
      vkGetQueryPoolResults(device_->handle(), pool, 0, static_cast<uint32_t>(ticks.size()),
                            ticks.size() * sizeof(uint64_t), ticks.data(), sizeof(uint64_t), VK_QUERY_RESULT_64_BIT),
      "vkGetQueryPoolResults");
  if (!done) return done;
  for (size_t k = 1; k < ticks.size(); ++k) {
    const double milliseconds =
        static_cast<double>(ticks[k] - ticks[k - 1]) * device_->traits().nanosecondsPerTick * 1e-6;
    const bool isKernel = k % 2 != 0 && k + 1 != ticks.size();  // what follows the last wave are sums
    (isKernel ? times_.kernel : times_.reduce) += milliseconds;
  }
  return Done{};
}

Status VulkanExecutor::launch(KernelKind kind) {
  const FloatingPointMode mode;
  launched_.reset();
  times_ = {};
  if (const Status works = device_->works(); !works) return works;
  times_.upload = std::exchange(uploadMilliseconds_, 0);
  const auto recording = recordingFor(kind);
  if (!recording) return recording.error();
  const auto start = Clock::now();
  Status done = Done{};
  for (size_t k = 0; k < (*recording)->commands.size() && done; ++k)
    done = commandPool_->run((*recording)->commands[k]);
  const double hostMilliseconds = millisecondsSince(start);
  if (done) done = device_->instance().validation();
  if (done) done = readTimes(**recording, hostMilliseconds);
  if (done) launched_ = kind;
  return done;
}

}  // namespace hgc
