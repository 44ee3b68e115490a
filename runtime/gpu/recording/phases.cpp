/// Commands of the phases of kernels (ir/kernel/gpu_phases.h).
#include <algorithm>
#include <utility>

#include "runtime/gpu/recording/steps.h"
#include "runtime/gpu/sums/count.h"

namespace hgc {
namespace {

constexpr uint64_t kMostLayers = 65535;

void recordRows(const GpuContext& context, const GpuKernelStage& stage, const Piece& piece, const PhaseKernels& phase,
                uint64_t outputs, CommandList& commands) {
  const SharedSums sums = context.sums.sharedOf(piece, phase.code->phase->gather);
  RowsPush push{};
  push.table = stage.groups[piece.group].table.address;
  push.outputs = outputs;
  push.items = phase.items.address;
  push.results = sums.results;
  push.itemCount = phase.itemCount;
  push.first = piece.first;
  push.count = piece.count;
  push.stride = piece.stride;
  push.segment = static_cast<uint32_t>(context.workload.groups[piece.group].segment);
  push.segmentStride = sums.segmentStride;
  push.componentStride = sums.componentStride;
  push.partStride = sums.partStride;
  push.width = sums.width;
  const SumWay way = waysOf(context, piece.group, phase).front();
  commands.dispatch(phase.ways[static_cast<size_t>(way)], push, push.itemCount * invocationsOfItem(way),
                    static_cast<uint32_t>(piece.lastSegment - piece.firstSegment));
}

void recordOwners(const GpuContext& context, const GpuKernelStage& stage, const Piece& piece, const PhaseKernels& phase,
                  uint64_t outputs, CommandList& commands) {
  const uint32_t port = layoutOf(context.workload, piece.group).gathers[phase.code->phase->gather].port;
  for (OwnersDispatch& each : context.sums.ownersOf(piece, port)) {
    each.push.table = stage.groups[piece.group].table.address;
    each.push.outputs = outputs;
    commands.dispatch(phase.ways[static_cast<size_t>(each.way)], each.push, each.invocations);
  }
}

/// Records a phase of tables, which all pieces share, or one with an invocation for each instance and a layer for each
/// count.
void recordCounts(const GpuKernelStage& stage, const Piece& piece, const PhaseKernels& phase, uint64_t outputs,
                  CommandList& commands) {
  const bool isTable = phase.kind() == PhaseKind::Table;
  if (isTable && piece.firstSegment != 0) return;
  const KernelPush push{.table = stage.groups[piece.group].table.address,
                        .values = 0,
                        .outputs = isTable ? 0 : outputs,
                        .states = 0,
                        .first = piece.first,
                        .count = isTable ? phase.counts : piece.count,
                        .stride = piece.stride};
  const auto layers = static_cast<uint32_t>(std::min<uint64_t>(phase.counts, kMostLayers));
  commands.dispatch(phase.ways[0], push, push.count, isTable ? 1 : layers);
}

}  // namespace

void recordPhases(const GpuContext& context, const GpuKernelStage& stage, size_t w, std::span<const PhaseKind> kinds,
                  CommandList& commands) {
  bool isFirst = true;
  for (const Piece& piece : stage.waves[w].pieces) {
    for (const PhaseKernels& phase : stage.groups[piece.group].phases) {
      if (std::ranges::find(kinds, phase.kind()) == kinds.end()) continue;
      if (std::exchange(isFirst, false)) commands.barrier();
      const uint64_t outputs = outputsOf(context, stage, w, piece);
      switch (phase.kind()) {
        case PhaseKind::Rows: recordRows(context, stage, piece, phase, outputs, commands); break;
        case PhaseKind::Owners: recordOwners(context, stage, piece, phase, outputs, commands); break;
        default: recordCounts(stage, piece, phase, outputs, commands);
      }
    }
  }
  if (!isFirst) commands.barrier();
}

}  // namespace hgc
