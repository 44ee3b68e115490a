/// Sums of rows that all instances read in loops: one for each segment and entry, without lists.
#include <algorithm>

#include "runtime/gpu/arguments.h"
#include "runtime/gpu/sums/sums.h"

namespace hgc {

SharedSums GpuSums::sharedOf(const Piece& piece, uint32_t gather) const {
  const GatherLayout& unit = layoutOf(*workload_, piece.group);
  const SumLists* lists = tables_.ofPort(piece.group, unit.gathers[gather].port);
  const SumRows& symbol = tables_.rows[lists->symbol];
  uint32_t before = 0;
  for (uint32_t g = 0; g < gather; ++g) {
    const GatherEntries& entries = workload_->groups[piece.group].entries[g];
    if (unit.gathers[g].port == lists->port && entries.shared) before += static_cast<uint32_t>(entries.count);
  }
  const uint64_t first = lists->firstShared + static_cast<uint64_t>(piece.firstSegment) * lists->sharedCount + before;
  return {symbol.sums.address + first * sizeof(double), lists->sharedCount, symbol.sumCount,
          lists->parts > 1 ? lists[1].firstResult - lists->firstResult : 0, lists->width};
}

void GpuSums::recordShared(CommandList& commands, KernelKind kind, const Piece& piece, uint64_t partials) const {
  for (const SumLists& lists : tables_.ofGroup(piece.group)) {
    if (lists.sharedCount == 0 || !differentiatesBy(*workload_, kind, lists.symbol)) continue;
    const SumRows& symbol = tables_.rows[lists.symbol];
    const uint64_t first = lists.firstShared + static_cast<uint64_t>(piece.firstSegment) * lists.sharedCount;
    const SharedSumArguments push{.partials = partials,
                                  .columns = lists.columns[info(kind).parameters].address,
                                  .sharedEntries = lists.sharedEntries.address,
                                  .results = symbol.sums.address + first * sizeof(double),
                                  .entries = lists.sharedCount,
                                  .width = lists.width,
                                  .count = piece.count,
                                  .stride = piece.stride,
                                  .segment = static_cast<uint32_t>(workload_->groups[piece.group].segment),
                                  .segmentStride = lists.sharedCount,
                                  .componentStride = symbol.sumCount};
    commands.dispatch(FixedKernel::SharedSum, push, uint64_t{lists.sharedCount} * lists.width * kLanes,
                      static_cast<uint32_t>(piece.lastSegment - piece.firstSegment));
  }
}

}  // namespace hgc
