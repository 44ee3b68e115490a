#include "runtime/vulkan/reduce.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "chunksum.spv.h"
#include "listtotal.spv.h"
#include "rowsum.spv.h"
#include "rowtotal.spv.h"

namespace hgc {
namespace {

constexpr uint32_t kUntouched = UINT32_MAX;

/// A list of entries, as the shaders read it.
struct ListWords {
  uint32_t firstEntryLow, firstEntryHigh, entries, firstInstance;
};
struct ChunkRange {
  uint32_t first, count;
};

struct SumPush {  // rowsum.comp, chunksum.comp
  uint64_t lists, entries, partials, columns, results;
  uint32_t count, width, gathers, stride, first, resultStride;
};
struct ListPush {  // listtotal.comp
  uint64_t lists, sums;
  uint32_t count, width, stride, firstResult;
};
struct RowPush {  // rowtotal.comp
  uint64_t rowBegin, order, sums, gradient;
  uint32_t count, width, stride;
};

ListWords listWords(int64_t firstEntry, int64_t entries, int64_t firstInstance) {
  return {static_cast<uint32_t>(firstEntry), static_cast<uint32_t>(firstEntry >> 32), static_cast<uint32_t>(entries),
          static_cast<uint32_t>(firstInstance)};
}

Error tooMany() { return Error{"the gradient has more sums than the device can count", "fewer instances, or the CPU"}; }

/// Shaders number their invocations with 32 bits.
bool countable(uint64_t items, uint64_t width) { return items * width < (uint64_t{1} << 31); }

}  // namespace

void dispatch(VkCommandBuffer commands, VkPipeline pipeline, VkPipelineLayout layout, const void* push,
              uint32_t pushBytes, uint64_t invocations) {
  const auto groups = static_cast<uint32_t>((invocations + kWorkgroup - 1) / kWorkgroup);
  if (groups == 0) return;
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, pushBytes, push);
  vkCmdDispatch(commands, std::min(groups, kMaxGroups), (groups + kMaxGroups - 1) / kMaxGroups, 1);
}

void barrier(VkCommandBuffer commands) {
  VkMemoryBarrier memory{};
  memory.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  memory.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  memory.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_READ_BIT;
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                       VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &memory, 0, nullptr,
                       0, nullptr);
}

const GatherLayout& VulkanReduction::unitOf(uint32_t group) const {
  return workload_->artefact->plan.topologies[workload_->artefact->plan.groups[group].topology];
}

bool VulkanReduction::asked(SymbolId symbol, KernelKind kind) const {
  return isBy(kind, workload_->artefact->program.symbols[symbol].kind);
}

template <class T>
Result<DeviceSpan> VulkanReduction::upload(const std::vector<T>& data) {
  auto span = memory_->allocate(data.size() * sizeof(T));
  if (!span) return span;
  if (const Status done = transfers_->upload(*span, data.data(), data.size() * sizeof(T)); !done) return done.error();
  return span;
}

Result<VulkanReduction> VulkanReduction::make(VulkanDevice& device, DevicePool& memory, Transfers& transfers,
                                              const Workload& workload) {
  VulkanReduction result(device, memory, transfers, workload);
  const auto get = [&](VkPipeline& to, std::span<const uint32_t> words) -> Status {
    const auto made = device.pipeline(words);
    if (!made) return made.error();
    to = *made;
    return Done{};
  };
  Status done = get(result.shortPipeline_, k_rowsum);
  if (done) done = get(result.chunkPipeline_, k_chunksum);
  if (done) done = get(result.listPipeline_, k_listtotal);
  if (done) done = get(result.rowPipeline_, k_rowtotal);
  if (done) done = result.layOut();
  if (!done) return done.error();
  return result;
}

void VulkanReduction::findWidths() {
  for (const BoundSymbol& symbol : workload_->bound.symbols) rows_.emplace_back().width = symbol.width;
  for (uint32_t g = 0; g < workload_->incidence.size(); ++g) {
    for (const Incidence& incidence : workload_->incidence[g]) {
      uint32_t& width = rows_[workload_->artefact->plan.groups[g].ports[incidence.port]].width;
      width = std::min(width, unitOf(g).ports[incidence.port].width);
    }
  }
}

Status VulkanReduction::layOut() {
  findWidths();
  std::vector<std::vector<uint32_t>> resultOf;  // of each sum, by list
  for (uint32_t g = 0; g < workload_->incidence.size(); ++g) {
    firstList_.push_back(lists_.size());
    for (const Incidence& incidence : workload_->incidence[g]) {
      const SymbolId symbol = workload_->artefact->plan.groups[g].ports[incidence.port];
      const uint32_t parts = unitOf(g).ports[incidence.port].width / rows_[symbol].width;
      for (uint32_t part = 0; part < parts; ++part) {
        resultOf.emplace_back();
        if (const Status done = layOutLists(g, incidence, part, resultOf.back()); !done) return done;
      }
    }
  }
  firstList_.push_back(lists_.size());
  for (SymbolId symbol = 0; symbol < rows_.size(); ++symbol) {
    if (!asked(symbol, gradientOf(*workload_))) continue;
    if (const Status done = layOutRows(symbol, resultOf); !done) return done;
  }
  return Done{};
}

/// Sorts the sums of a port into short lists and chunks, and says where each one's result will be.
Status VulkanReduction::layOutLists(uint32_t group, const Incidence& incidence, uint32_t part,
                                    std::vector<uint32_t>& resultOf) {
  const int64_t length = segmentLength(workload_->groups[group].count);
  const GatherLayout& unit = unitOf(group);
  Lists lists;
  lists.symbol = workload_->artefact->plan.groups[group].ports[incidence.port];
  lists.width = rows_[lists.symbol].width;
  lists.part = part;
  lists.parts = unit.ports[incidence.port].width / lists.width;
  lists.gathers = static_cast<uint32_t>(incidence.gathers.size());
  lists.port = incidence.port;
  lists.group = group;
  Rows& symbol = rows_[lists.symbol];
  lists.firstResult = symbol.sumCount;

  std::vector<ListWords> shorts, chunks;
  std::vector<ChunkRange> multiples;
  std::vector<uint32_t> place(incidence.sums.size());  // among its kind
  for (size_t segment = 0; segment + 1 < incidence.segmentSums.size(); ++segment) {
    const int64_t firstInstance = static_cast<int64_t>(segment) * length;
    lists.firstShort.push_back(static_cast<uint32_t>(shorts.size()));
    lists.firstChunk.push_back(static_cast<uint32_t>(chunks.size()));
    for (auto s = static_cast<size_t>(incidence.segmentSums[segment]);
         s < static_cast<size_t>(incidence.segmentSums[segment + 1]); ++s) {
      const RowSum& sum = incidence.sums[s];
      const bool isShort = sum.entries <= kShortList;
      place[s] = static_cast<uint32_t>(isShort                ? shorts.size()
                                       : sum.entries > kChunk ? multiples.size()
                                                              : chunks.size());
      if (isShort) {
        shorts.push_back(listWords(sum.firstEntry, sum.entries, firstInstance));
        continue;
      }
      const auto firstChunk = static_cast<uint32_t>(chunks.size());
      for (int64_t at = 0; at < sum.entries; at += kChunk) {
        chunks.push_back(listWords(sum.firstEntry + at, std::min(kChunk, sum.entries - at), firstInstance));
      }
      if (sum.entries > kChunk) multiples.push_back({firstChunk, static_cast<uint32_t>(chunks.size()) - firstChunk});
    }
  }
  lists.firstShort.push_back(static_cast<uint32_t>(shorts.size()));
  lists.firstChunk.push_back(static_cast<uint32_t>(chunks.size()));
  lists.multipleCount = static_cast<uint32_t>(multiples.size());

  const uint64_t total = uint64_t{symbol.sumCount} + shorts.size() + chunks.size() + multiples.size();
  if (!countable(std::max<uint64_t>(total, chunks.size() * kLanes), lists.width)) return tooMany();
  const auto afterShorts = lists.firstResult + static_cast<uint32_t>(shorts.size());
  const auto afterChunks = afterShorts + static_cast<uint32_t>(chunks.size());
  for (ChunkRange& range : multiples) range.first += afterShorts;
  for (size_t s = 0; s < place.size(); ++s) {
    const int64_t entries = incidence.sums[s].entries;
    place[s] += entries <= kShortList ? lists.firstResult : entries > kChunk ? afterChunks : afterShorts;
  }
  resultOf = std::move(place);
  symbol.sumCount = static_cast<uint32_t>(total);

  const auto put = [&](DeviceSpan& to, const auto& data) -> Status {
    const auto span = upload(data);
    if (!span) return span.error();
    to = *span;
    return Done{};
  };
  Status done = put(lists.entries, incidence.entries);
  if (done) done = put(lists.shorts, shorts);
  if (done) done = put(lists.chunks, chunks);
  if (done) done = put(lists.multiples, multiples);
  lists_.push_back(std::move(lists));
  return done;
}

/// For every row its sums, in the order of groups, ports and segments.
Status VulkanReduction::layOutRows(SymbolId id, const std::vector<std::vector<uint32_t>>& resultOf) {
  Rows& symbol = rows_[id];
  const BoundSymbol& bound = workload_->bound.symbols[id];
  symbol.rows = static_cast<uint32_t>(bound.rows * (bound.width / symbol.width));
  if (!countable(symbol.rows, symbol.width)) return tooMany();
  std::vector<uint32_t> begin(size_t{symbol.rows} + 1, 0);
  const auto forEachSum = [&](const auto& visit) {
    size_t list = 0;
    for (const auto& group : workload_->incidence) {
      for (const Incidence& incidence : group) {
        const uint32_t parts = lists_[list].parts;
        for (const size_t last = list + parts; list < last; ++list) {
          const std::vector<uint32_t>& results = resultOf[list];
          if (lists_[list].symbol != id) continue;
          for (size_t s = 0; s < results.size(); ++s)
            visit(static_cast<size_t>(incidence.sums[s].row) * parts + lists_[list].part, results[s]);
        }
      }
    }
  };
  forEachSum([&](size_t row, uint32_t) { ++begin[row + 1]; });
  for (size_t row = 0; row < symbol.rows; ++row) begin[row + 1] += begin[row];
  std::vector<uint32_t> order(begin.back()), next(begin.begin(), begin.end() - 1);
  forEachSum([&](size_t row, uint32_t result) { order[next[row]++] = result; });

  const auto rowBegin = upload(begin);
  if (!rowBegin) return rowBegin.error();
  const auto orders = upload(order);
  if (!orders) return orders.error();
  const auto sums = memory_->allocate(uint64_t{symbol.sumCount} * symbol.width * sizeof(double));
  if (!sums) return sums.error();
  const auto gradient = memory_->allocate(uint64_t{symbol.rows} * symbol.width * sizeof(double));
  if (!gradient) return gradient.error();
  symbol.rowBegin = *rowBegin;
  symbol.order = *orders;
  symbol.sums = *sums;
  symbol.gradient = *gradient;
  return Done{};
}

Status VulkanReduction::prepare(KernelKind kind) {
  for (Lists& lists : lists_) {
    if (!asked(lists.symbol, kind)) continue;
    const GatherLayout& unit = unitOf(lists.group);
    std::vector<uint32_t> gatherInPort(unit.gathers.size(), kUntouched);
    uint32_t gathers = 0;
    for (size_t g = 0; g < unit.gathers.size(); ++g) {
      if (unit.gathers[g].port == lists.port) gatherInPort[g] = gathers++;
    }
    // A gradient kernel stores the columns of its kind one after another, in the order of `GatherLayout::columns`.
    std::vector<uint32_t> columns(size_t{gathers} * lists.width, kUntouched);
    uint32_t stored = 0;
    for (const Column& column : unit.columns) {
      const Gather& gather = unit.gathers[column.gather];
      if (!isBy(kind, symbolOf(unit, column))) continue;
      const uint32_t at = stored++;
      if (gather.port == lists.port && column.component / lists.width == lists.part)
        columns[size_t{gatherInPort[column.gather]} * lists.width + column.component % lists.width] = at;
    }
    const auto span = upload(columns);
    if (!span) return span.error();
    lists.columns[kind == KernelKind::GradientAll] = *span;
  }
  return Done{};
}

void VulkanReduction::recordClears(VkCommandBuffer commands, KernelKind kind) const {
  std::set<SymbolId> stale;
  for (const Lists& lists : lists_) {
    if (asked(lists.symbol, kind) && !hasKernel(unitOf(lists.group), kind)) stale.insert(lists.symbol);
  }
  for (const SymbolId symbol : stale) {
    const DeviceSpan& sums = rows_[symbol].sums;
    if (sums.bytes != 0) vkCmdFillBuffer(commands, sums.buffer, sums.offset, sums.bytes, 0);
  }
  if (stale.empty()) return;
  VkMemoryBarrier memory{};
  memory.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  memory.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
  memory.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &memory, 0,
                       nullptr, 0, nullptr);
}

void VulkanReduction::recordSums(VkCommandBuffer commands, KernelKind kind, const Piece& piece,
                                 uint64_t partials) const {
  const auto from = static_cast<size_t>(piece.firstSegment), to = static_cast<size_t>(piece.lastSegment);
  for (size_t k = firstList_[piece.group]; k < firstList_[piece.group + 1]; ++k) {
    const Lists& lists = lists_[k];
    if (!asked(lists.symbol, kind)) continue;
    const Rows& symbol = rows_[lists.symbol];
    const auto push = [&](const DeviceSpan& list, uint32_t first, uint32_t last, uint32_t firstResult) {
      return SumPush{list.address + first * sizeof(ListWords),
                     lists.entries.address,
                     partials,
                     lists.columns[kind == KernelKind::GradientAll].address,
                     symbol.sums.address + (uint64_t{firstResult} + first) * sizeof(double),
                     last - first,
                     lists.width,
                     lists.gathers,
                     piece.stride,
                     piece.first,
                     symbol.sumCount};
    };
    const SumPush shorts = push(lists.shorts, lists.firstShort[from], lists.firstShort[to], lists.firstResult);
    const uint64_t blocks = (uint64_t{shorts.count} + 31) / 32;
    dispatch(commands, shortPipeline_, device_->layout(), &shorts, sizeof shorts, blocks * 32 * lists.width);
    const SumPush chunks =
        push(lists.chunks, lists.firstChunk[from], lists.firstChunk[to], lists.firstResult + lists.firstShort.back());
    dispatch(commands, chunkPipeline_, device_->layout(), &chunks, sizeof chunks,
             uint64_t{chunks.count} * lists.width * kLanes);
  }
}

void VulkanReduction::recordTotals(VkCommandBuffer commands, KernelKind kind) const {
  bool some = false;
  for (const Lists& lists : lists_) {
    if (lists.multipleCount == 0 || !asked(lists.symbol, kind)) continue;
    const Rows& symbol = rows_[lists.symbol];
    const uint32_t firstResult = lists.firstResult + lists.firstShort.back() + lists.firstChunk.back();
    const ListPush push{lists.multiples.address, symbol.sums.address, lists.multipleCount, lists.width,
                        symbol.sumCount,         firstResult};
    dispatch(commands, listPipeline_, device_->layout(), &push, sizeof push, uint64_t{push.count} * push.width);
    some = true;
  }
  if (some) barrier(commands);
  for (SymbolId id = 0; id < rows_.size(); ++id) {
    if (!asked(id, kind)) continue;
    const Rows& symbol = rows_[id];
    const RowPush push{symbol.rowBegin.address, symbol.order.address, symbol.sums.address,
                       symbol.gradient.address, symbol.rows,          symbol.width,
                       symbol.sumCount};
    dispatch(commands, rowPipeline_, device_->layout(), &push, sizeof push, uint64_t{push.count} * push.width);
  }
}

Status VulkanReduction::download(KernelKind kind, std::vector<std::vector<double>>& gradients) {
  gradients.assign(rows_.size(), {});
  for (SymbolId id = 0; id < rows_.size(); ++id) {
    if (!asked(id, kind)) continue;
    gradients[id].resize(size_t{rows_[id].rows} * rows_[id].width);
    const Status done =
        transfers_->download(rows_[id].gradient, gradients[id].data(), gradients[id].size() * sizeof(double));
    if (!done) return done;
  }
  return Done{};
}

}  // namespace hgc
