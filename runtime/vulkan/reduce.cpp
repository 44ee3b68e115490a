#include "runtime/vulkan/reduce.h"

#include <algorithm>
#include <set>

#include "chunksum.spv.h"
#include "listtotal.spv.h"
#include "rowsum.spv.h"
#include "rowtotal.spv.h"
#include "runtime/vulkan/push.h"
#include "sharedsum.spv.h"

namespace hgc {
namespace {

constexpr uint32_t kUntouched = UINT32_MAX;

}  // namespace

void dispatch(VkCommandBuffer commands, VkPipeline pipeline, VkPipelineLayout layout, const void* push,
              uint32_t pushBytes, uint64_t invocations, uint32_t layers) {
  const auto groups = static_cast<uint32_t>((invocations + kWorkgroup - 1) / kWorkgroup);
  if (groups == 0 || layers == 0) return;
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, pushBytes, push);
  vkCmdDispatch(commands, std::min(groups, kMaxGroups), (groups + kMaxGroups - 1) / kMaxGroups, layers);
}

void barrier(VkCommandBuffer commands) {
  VkMemoryBarrier memory{};
  memory.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  memory.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  memory.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_READ_BIT |
                         VK_ACCESS_TRANSFER_WRITE_BIT;
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                       VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &memory, 0, nullptr,
                       0, nullptr);
}

bool VulkanReduction::asked(SymbolId symbol, KernelKind kind) const {
  return isBy(kind, workload_->artefact->program.symbols[symbol].kind);
}

/// Derivatives by fields are on their way.
bool VulkanReduction::isResult(SymbolId symbol, KernelKind kind) const {
  return asked(symbol, kind) && workload_->artefact->program.symbols[symbol].field == kNone;
}

Result<VulkanReduction> VulkanReduction::make(VulkanDevice& device, Holding& holding, Transfers& transfers,
                                              const Workload& workload) {
  VulkanReduction result(device, holding, transfers, workload);
  const auto get = [&](VkPipeline& to, std::span<const uint32_t> words) -> Status {
    const auto made = holding.pipeline(words);
    if (!made) return made.error();
    to = *made;
    return Done{};
  };
  Status done = get(result.shortPipeline_, k_rowsum);
  if (done) done = get(result.chunkPipeline_, k_chunksum);
  if (done) done = get(result.sharedPipeline_, k_sharedsum);
  if (done) done = get(result.listPipeline_, k_listtotal);
  if (done) done = get(result.rowPipeline_, k_rowtotal);
  if (done) done = result.layOut();
  if (!done) return done.error();
  return result;
}

/// Where the partials of an instance's entries are, by place of the entry and component of the list's part.
std::vector<uint32_t> VulkanReduction::columnsOf(const Lists& lists, KernelKind kind) const {
  const GatherLayout& unit = layoutOf(*workload_, lists.group);
  const std::vector<int32_t>& first = workload_->partialColumns[lists.group].first;
  std::vector<uint32_t> columns(size_t{lists.places} * lists.width, kUntouched);
  // A gradient kernel stores the columns of its kind one after another, in the order of `GatherLayout::columns`.
  uint32_t stored = 0, place = 0;
  for (uint32_t g = 0; g < unit.gathers.size(); ++g) {
    const Gather& gather = unit.gathers[g];
    if (!isBy(kind, unit.ports[gather.port].kind)) continue;
    const auto width = static_cast<uint32_t>(gather.components.size());
    const auto entries = static_cast<uint32_t>(workload_->groups[lists.group].entries[g].count);
    if (unit.variadic) stored = static_cast<uint32_t>(first[g]);
    for (uint32_t e = 0; e < entries; ++e, stored += width) {
      if (gather.port != lists.port) continue;
      for (uint32_t k = 0; k < width; ++k) {
        if (gather.components[k] / lists.width == lists.part)
          columns[size_t{place} * lists.width + gather.components[k] % lists.width] = stored + k;
      }
      ++place;
    }
  }
  return columns;
}

Status VulkanReduction::prepare(KernelKind kind) {
  for (Lists& lists : lists_) {
    Buffer& columns = lists.columns[info(kind).parameters];
    if (!asked(lists.symbol, kind) || columns.address != 0) continue;
    const auto span = upload(columnsOf(lists, kind));
    if (!span) return span.error();
    columns = *span;
  }
  return Done{};
}

void VulkanReduction::recordClears(VkCommandBuffer commands, const std::vector<bool>& leaves) const {
  std::set<SymbolId> stale;
  for (const Lists& lists : lists_) {
    if (!leaves[lists.group]) stale.insert(lists.symbol);
  }
  for (const Owners& owners : owners_) {
    if (!leaves[owners.group]) stale.insert(owners.symbol);
  }
  for (const SymbolId symbol : stale) {
    const Buffer& sums = rows_[symbol].sums;
    if (sums.bytes != 0) vkCmdFillBuffer(commands, vulkanHandle(sums), sums.offset, sums.bytes, 0);
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
    const auto push = [&](const Buffer& list, uint32_t first, uint32_t last, uint32_t firstResult) {
      return ListSumPush{list.address + first * sizeof(ListWords),
                         lists.entries.address,
                         partials,
                         lists.columns[info(kind).parameters].address,
                         symbol.sums.address + (uint64_t{firstResult} + first) * sizeof(double),
                         last - first,
                         lists.width,
                         lists.places,
                         piece.stride,
                         piece.first,
                         symbol.sumCount};
    };
    const ListSumPush shorts = push(lists.shorts, lists.firstShort[from], lists.firstShort[to], lists.firstResult);
    const uint64_t blocks = (uint64_t{shorts.count} + 31) / 32;
    dispatch(commands, shortPipeline_, device_->layout(), &shorts, sizeof shorts, blocks * 32 * lists.width);
    const ListSumPush chunks =
        push(lists.chunks, lists.firstChunk[from], lists.firstChunk[to], lists.firstResult + lists.firstShort.back());
    dispatch(commands, chunkPipeline_, device_->layout(), &chunks, sizeof chunks,
             uint64_t{chunks.count} * lists.width * kLanes);
  }
}

/// The lists that have several chunks.
void VulkanReduction::recordLists(VkCommandBuffer commands, SymbolId id) const {
  for (const Lists& lists : lists_) {
    if (lists.multipleCount == 0 || lists.symbol != id) continue;
    const Rows& symbol = rows_[id];
    const uint32_t firstResult = lists.firstResult + lists.firstShort.back() + lists.firstChunk.back();
    const ListTotalPush push{lists.multiples.address, symbol.sums.address, lists.multipleCount, lists.width,
                             symbol.sumCount,         firstResult};
    dispatch(commands, listPipeline_, device_->layout(), &push, sizeof push, uint64_t{push.count} * push.width);
  }
}

void VulkanReduction::recordRows(VkCommandBuffer commands, SymbolId id, uint64_t to) const {
  const Rows& symbol = rows_[id];
  const RowTotalPush push{
      symbol.rowBegin.address, symbol.order.address, symbol.sums.address, to, symbol.rows, symbol.width,
      symbol.sumCount};
  dispatch(commands, rowPipeline_, device_->layout(), &push, sizeof push, uint64_t{push.count} * push.width);
}

void VulkanReduction::recordTotals(VkCommandBuffer commands, KernelKind kind, const std::vector<bool>& pulls) const {
  for (SymbolId id = 0; id < rows_.size(); ++id) {
    if (isResult(id, kind)) recordLists(commands, id);
  }
  barrier(commands);
  for (SymbolId id = 0; id < rows_.size(); ++id) {
    if (isResult(id, kind) && !isReady(id, pulls)) recordRows(commands, id, rows_[id].gradient.address);
  }
}

void VulkanReduction::recordTotal(VkCommandBuffer commands, SymbolId symbol, uint64_t to) const {
  recordLists(commands, symbol);
  barrier(commands);
  recordRows(commands, symbol, to);
  barrier(commands);
}

std::vector<Buffer> VulkanReduction::gradients(KernelKind kind) const {
  std::vector<Buffer> result(rows_.size());
  for (SymbolId id = 0; id < rows_.size(); ++id) {
    if (isResult(id, kind)) result[id] = rows_[id].gradient;
  }
  return result;
}

}  // namespace hgc
