#include "runtime/vulkan/executable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "fieldrows.spv.h"
#include "inorder.spv.h"
#include "ir/kernel/abi.h"
#include "narrow.spv.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/vulkan/binary32.h"
#include "valuesum.spv.h"

namespace hgc {

/// The end of a launch.
class VulkanExecutable::Launched : public Event {
 public:
  Launched(VulkanExecutable& executable, std::vector<const Recording*> recordings)
      : executable_(&executable), recordings_(std::move(recordings)), start_(Clock::now()) {}
  Launched(const Launched&) = delete;
  Launched& operator=(const Launched&) = delete;
  ~Launched() override {  // NOLINT(bugprone-exception-escape): only for want of memory
    if (!isWaitedFor_) (void)wait();
  }

  Result<Times> wait() override {
    if (!std::exchange(isWaitedFor_, true)) times_ = executable_->finish(recordings_, start_);
    return times_;
  }

 private:
  VulkanExecutable* executable_;
  std::vector<const Recording*> recordings_;
  Clock::time_point start_;
  bool isWaitedFor_ = false;
  Result<Times> times_ = Error{"out of memory", "", ErrorKind::Memory};
};

VulkanExecutable::VulkanExecutable(std::shared_ptr<VulkanDevice> device, const Workload& workload,
                                   const LoadOptions& options)
    : device_(std::move(device)),
      workload_(workload),
      fused_(options.fused),
      deadline_(static_cast<int64_t>(options.deadline * 1e9)),
      holding_(*device_),
      readsSingles_(readsSingles(*workload.artefact)) {}

/// Others may have its memory next, so that nothing may be under way.
VulkanExecutable::~VulkanExecutable() {
  device_->settle();
  if (transfers_) transfers_->forget();
  if (commandPool_) (void)commandPool_->land();
  device_->keepShaders();
}

Result<std::unique_ptr<Executable>> VulkanExecutable::load(std::shared_ptr<VulkanDevice> device,
                                                           const Workload& workload, const LoadOptions& options) {
  std::unique_ptr<VulkanExecutable> executable(new VulkanExecutable(std::move(device), workload, options));
  Status done = executable->prepare();
  if (done) done = executable->uploadAll();
  if (done) done = executable->device_->instance().validation();
  if (!done) return done.error();
  return std::unique_ptr<Executable>(std::move(executable));
}

Status VulkanExecutable::prepare() {
  const auto isInBinary32 = [&](const GpuCode& code) {
    return code.target.fused == fused_ && computesInBinary32(code.words);
  };
  if (!device_->isBinary32Exact() && std::ranges::any_of(workload_.artefact->gpu, isInBinary32))
    return Error{fmt::format("{} does not compute exactly in binary32", device_->traits().name),
                 "hgc devices tells why; --device=cpu, or --precision=f64"};
  auto transfers = Transfers::make(*device_, deadline_);
  if (!transfers) return transfers.error();
  transfers_.emplace(std::move(*transfers));
  auto pool = CommandPool::make(*device_, deadline_);
  if (!pool) return pool.error();
  commandPool_.emplace(std::move(*pool));
  auto landing = device_->slabs().take(SlabUse::Staging, kLandingBytes);
  if (!landing) return landing.error();
  landingPlace_.emplace(std::move(*landing));
  const auto pipeline = holding_.pipeline(k_valuesum);
  if (!pipeline) return pipeline.error();
  valueSum_ = *pipeline;
  const auto rows = holding_.pipeline(k_fieldrows);
  if (!rows) return rows.error();
  fieldRows_ = *rows;
  const auto inOrder = holding_.pipeline(k_inorder);
  if (!inOrder) return inOrder.error();
  inOrderPipeline_ = *inOrder;
  if (!readsSingles_) return Done{};
  const auto narrow = holding_.pipeline(k_narrow);
  if (!narrow) return narrow.error();
  narrow_ = *narrow;
  return Done{};
}

Status VulkanExecutable::uploadAll() {
  for (SymbolId id = 0; id < workload_.bound.symbols.size(); ++id) {
    if (const Status done = uploadSymbol(id); !done) return done;
  }
  tables_.resize(symbols_.size());
  rowBegins_.resize(symbols_.size());
  groups_.resize(workload_.groups.size());
  for (uint32_t g = 0; g < groups_.size(); ++g) {
    if (workload_.groups[g].count == 0) continue;
    if (const Status done = uploadGroup(g); !done) return done;
  }
  auto reduction = VulkanReduction::make(*device_, holding_, *transfers_, workload_);
  if (!reduction) return reduction.error();
  reduction_.emplace(std::move(*reduction));
  return transfers_->flush();
}

/// What a group's kernels read of index tables, once for all groups.
Status VulkanExecutable::uploadTables(uint32_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const std::vector<TableReads> reads = tablesInLoops(layoutOf(workload_, g));
  const auto put = [&](bool isRead, Buffer& to, const auto& make) -> Status {
    if (!isRead || to.address != 0) return Done{};
    const auto buffer = upload(holding_, *transfers_, make());
    if (buffer) to = *buffer;
    return buffer ? Status(Done{}) : Status(buffer.error());
  };
  for (uint32_t k = 0; k < group.tables.size(); ++k) {
    const SymbolId id = group.tables[k];
    const BoundSymbol& symbol = workload_.bound.symbols[id];
    Status done = put(
        reads[k].entries, tables_[id], [&]() -> const auto& { return symbol.integers; });
    if (done) done = put(reads[k].rowBegins, rowBegins_[id], [&] { return kernelRowBegins(symbol); });
    if (!done) return done;
  }
  return Done{};
}

Status VulkanExecutable::uploadGroup(uint32_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  const AddressTable at(static_cast<uint32_t>(group.ports.size()), static_cast<uint32_t>(data.slots.size()),
                        static_cast<uint32_t>(data.lifted.size()));
  const auto tables = static_cast<uint32_t>(group.tables.size());
  std::vector<uint64_t> table(at.array(tables, 0));
  if (const Status done = uploadTables(g); !done) return done;
  for (uint32_t k = 0; k < group.tables.size(); ++k) {
    table[at.entries(k)] = tables_[group.tables[k]].address;
    table[at.rowBegins(k)] = rowBegins_[group.tables[k]].address;
  }
  const auto put = [&](uint32_t place, const auto& column, int64_t before = 0) -> Status {
    const auto buffer = upload(holding_, *transfers_, column);
    if (!buffer) return buffer.error();
    table[place] = buffer->address - static_cast<uint64_t>(before) * sizeof column.front();
    return Done{};
  };
  for (uint32_t k = 0; k < group.ports.size(); ++k) table[k] = symbols_[group.ports[k]].address;
  for (uint32_t k = 0; k < data.slots.size(); ++k) {
    if (const Status done = put(at.firstSlot + k, data.slots[k], data.before); !done) return done;
  }
  const uint64_t realBytes = readsSingles_ ? sizeof(float) : sizeof(double);
  for (uint32_t k = 0; k < data.lifted.size(); ++k) {
    const auto buffer = uploadReals(data.lifted[k]);
    if (!buffer) return buffer.error();
    table[at.firstLifted + k] = buffer->address - static_cast<uint64_t>(data.before) * realBytes;
  }
  if (const Status done = put(at.sizes, kernelSizes(workload_, g, workload_.partialColumns[g])); !done) return done;
  for (uint32_t k = 0; k < layoutOf(workload_, g).kept; ++k) {
    const auto kept = holding_.allocate(static_cast<uint64_t>(data.count) * sizeof(double));
    if (!kept) return kept.error();
    table[at.kept(tables, k)] = kept->address - static_cast<uint64_t>(data.before) * sizeof(double);
  }
  const auto addresses = upload(holding_, *transfers_, table);
  if (!addresses) return addresses.error();
  groups_[g].table = *addresses;
  groups_[g].words = std::move(table);
  if (layoutOf(workload_, g).kind == TermKind::Field && !data.flat.empty()) {
    const auto rows = upload(holding_, *transfers_, data.flat);
    if (!rows) return rows.error();
    groups_[g].rows = *rows;
  }
  if (!hasValues(layoutOf(workload_, g))) return Done{};
  const auto values = holding_.allocate(static_cast<uint64_t>(data.count) * sizeof(double));
  if (!values) return values.error();
  const auto sums = holding_.allocate(static_cast<uint64_t>(data.segments().chunks()) * sizeof(double));
  if (!sums) return sums.error();
  groups_[g].values = *values;
  groups_[g].chunkSums = *sums;
  return Done{};
}

Buffer VulkanExecutable::computed(SymbolId symbol) const {
  const BoundSymbol& own = workload_.bound.symbols[symbol];
  const bool isComputed = workload_.artefact->program.symbols[symbol].field != kNone;
  return isComputed ? reals_[symbol].from(0, static_cast<uint64_t>(own.rows * own.width) * sizeof(double)) : Buffer{};
}

Status VulkanExecutable::read(std::span<const Copy> copies) {
  const FloatingPointMode mode;
  Status done = device_->works();
  for (size_t k = 0; k < copies.size() && done; ++k) {
    const Copy& copy = copies[k];
    const char* there = landing_ ? landed(*landing_, *landingPlace_, copy.from) : nullptr;
    if (there) std::memcpy(copy.to, there, copy.from.bytes);
    else done = transfers_->download(copy.from, copy.to, copy.from.bytes);
  }
  if (done) done = transfers_->flush();
  if (done) done = device_->instance().validation();
  if (!done) transfers_->forget();  // what is left would be copied to where nobody waits for it
  return done;
}

Result<VulkanExecutable::Recording*> VulkanExecutable::recordingOf(const Launch& launch) {
  const auto stages = launchStages(workload_, launch.kind);
  return recordingFor(recordings_[{launch.kind, launch.assemblies}], stages, launch.assemblies);
}

Result<VulkanExecutable::Recording*> VulkanExecutable::recordingOfFields() {
  return recordingFor(fields_, fieldStages(workload_));
}

Status VulkanExecutable::prepare(const Launch& launch) {
  const FloatingPointMode mode;
  if (const Status works = device_->works(); !works) return works;
  if (!workload_.fieldLevels.empty()) {
    if (const auto fields = recordingOfFields(); !fields) return fields.error();
  }
  const auto recording = recordingOf(launch);
  return recording ? device_->instance().validation() : Status(recording.error());
}

Result<std::unique_ptr<Event>> VulkanExecutable::submit(const Launch& launch) {
  const FloatingPointMode mode;
  results_ = {};
  landing_ = nullptr;
  if (const Status works = device_->works(); !works) return works.error();
  std::vector<const Recording*> recordings;
  if (!fieldsAreCurrent_ && !workload_.fieldLevels.empty()) {
    const auto fields = recordingOfFields();
    if (!fields) return fields.error();
    recordings.push_back(*fields);
  }
  const auto recording = recordingOf(launch);
  if (!recording) return recording.error();
  recordings.push_back(*recording);
  if (const Status done = refreshCopies(recordings); !done) return done.error();
  return start(recordings);
}

/// Hands recordings to the queue, one after another.
Result<std::unique_ptr<Event>> VulkanExecutable::start(const std::vector<const Recording*>& recordings) {
  auto launched = std::make_unique<Launched>(*this, recordings);
  for (const Recording* each : recordings) {
    for (const Part& part : each->parts) {
      if (const Status done = device_->submit(part.commands, part.fence.get()); !done) return done.error();
    }
  }
  fieldsAreCurrent_ = true;
  return std::unique_ptr<Event>(std::move(launched));
}

Status VulkanExecutable::fillFields() {
  const FloatingPointMode mode;
  if (const Status works = device_->works(); !works) return works;
  if (fieldsAreCurrent_ || workload_.fieldLevels.empty()) return Done{};
  const auto fields = recordingOfFields();
  if (!fields) return fields.error();
  const Results kept = results_;
  const Landing* const landing = landing_;
  const auto event = start({*fields});
  if (!event) return event.error();
  const auto times = (*event)->wait();
  results_ = kept;
  landing_ = landing;
  return times ? Status(Done{}) : Status(times.error());
}

Result<Times> VulkanExecutable::finish(std::span<const Recording* const> recordings, Clock::time_point start) {
  const FloatingPointMode mode;
  Status done = Done{};
  for (const Recording* recording : recordings) {
    for (const Part& part : recording->parts) {
      if (done) done = device_->wait(part.fence.get(), deadline_);
    }
  }
  const double hostMilliseconds = millisecondsSince(start);
  if (done) done = device_->instance().validation();
  if (!done) fieldsAreCurrent_ = false;
  if (!done) return done.error();
  Times times;
  for (const Recording* recording : recordings) {
    const bool isLast = recording == recordings.back();
    const auto own = readTimes(*recording, isLast ? hostMilliseconds : 0);  // without a clock, all at once
    if (!own) return own.error();
    times += *own;
  }
  results_ = recordings.back()->results;
  landing_ = &recordings.back()->landing;
  return times;
}

Result<Times> VulkanExecutable::readTimes(const Recording& recording, double hostMilliseconds) {
  Times times;
  const VkQueryPool pool = recording.timestamps.get();
  if (pool == VK_NULL_HANDLE) {
    times.kernel = hostMilliseconds;
    return times;
  }
  std::vector<uint64_t> ticks(2 * size_t{recording.waves} + 2);
  const Status done = device_->check(
      vkGetQueryPoolResults(device_->handle(), pool, 0, static_cast<uint32_t>(ticks.size()),
                            ticks.size() * sizeof(uint64_t), ticks.data(), sizeof(uint64_t), VK_QUERY_RESULT_64_BIT),
      "vkGetQueryPoolResults");
  if (!done) return done.error();
  for (size_t k = 1; k < ticks.size(); ++k) {
    const double milliseconds =
        static_cast<double>(ticks[k] - ticks[k - 1]) * device_->traits().nanosecondsPerTick * 1e-6;
    const bool isKernel = k % 2 != 0 && k + 1 != ticks.size();  // what follows the last wave are sums
    (isKernel ? times.kernel : times.reduce) += milliseconds;
  }
  return times;
}

}  // namespace hgc
