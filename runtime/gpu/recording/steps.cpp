/// Commands of assemblies, and of the phases of kernels (ir/kernel/gpu_phases.h).
#include "runtime/gpu/recording/steps.h"

#include <algorithm>
#include <utility>

#include "ir/kernel/quads.h"
#include "runtime/gpu/arguments.h"
#include "runtime/gpu/sums/tables.h"

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

/// Sums the values that instances of a piece stored among other numbers.
void recordValueSum(const GpuContext& context, const GpuKernelStage& stage, size_t w, const Piece& piece,
                    CommandList& commands) {
  const Segments segments = context.workload.groups[piece.group].segments();
  const uint32_t column = stage.groups[piece.group].columns - 1, side = sideBySide(stage.stage.kind);
  const auto firstChunk = static_cast<uint64_t>(piece.firstSegment * segments.chunksEach());
  const uint64_t skipped = (uint64_t{column / side} * piece.stride * side + column % side) * sizeof(double);
  const ValueSumArguments arguments{
      .values = outputsOf(context, stage, w, piece) + skipped,
      .results = context.data.group(piece.group).chunkSums.address + firstChunk * sizeof(double),
      .count = piece.count,
      .step = side,
      .segment = static_cast<uint32_t>(segments.length),
      .chunks = static_cast<uint32_t>(segments.chunksEach())};
  commands.dispatch(FixedKernel::ValueSum, arguments,
                    static_cast<uint64_t>((piece.lastSegment - piece.firstSegment) * segments.chunksEach() * kLanes));
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

void recordAssemblies(const GpuContext& context, const GpuKernelStage& stage, size_t w, CommandList& commands) {
  const auto outputs = [&](const Piece& piece) {
    return PieceOutputs{outputsOf(context, stage, w, piece), sideBySide(stage.stage.kind)};
  };
  bool isMerged = false;
  for (const Piece& piece : stage.waves[w].pieces) {
    for (const SumsOfOutputs* assembly : stage.assemblies)
      isMerged = assembly->recordMerges(commands, piece, outputs(piece)) || isMerged;
  }
  if (isMerged) commands.barrier();
  for (const Piece& piece : stage.waves[w].pieces) {
    if (const GroupStage& group = stage.groups[piece.group]; group.runs) {
      if (piece.firstSegment == 0)
        stage.assemblies.front()->recordRuns(commands, piece.group, {*group.runs, group.table.address});
      continue;
    }
    if (storesValueLast(stage.stage.kind)) recordValueSum(context, stage, w, piece, commands);
    for (const SumsOfOutputs* assembly : stage.assemblies) assembly->recordSums(commands, piece, outputs(piece));
  }
}

}  // namespace hgc
