/// Commands of assemblies.
#include "ir/kernel/quads.h"
#include "runtime/gpu/arguments.h"
#include "runtime/gpu/recording/steps.h"

namespace hgc {
namespace {

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
