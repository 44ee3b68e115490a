#include "runtime/gpu/recording/commands.h"

#include <algorithm>
#include <array>

#include "ir/kernel/abi.h"
#include "ir/kernel/quads.h"
#include "runtime/gpu/arguments.h"
#include "runtime/gpu/recording/steps.h"
#include "runtime/gpu/stage/limits.h"

namespace hgc {
namespace {

/// Whether kernels write a field's rows directly: scalars in the order of instances.
bool fillsInPlace(const GpuContext& context, const GpuKernelStage& stage, uint32_t g) {
  return stage.groups[g].fills != kNone && stage.groups[g].columns == 1 && context.data.group(g).rows.bytes == 0;
}

/// The invocations of a dispatch: one for each instance, or a workgroup for each tile.
uint64_t invocationsOf(const GroupStage& group, const KernelPush& push) {
  const auto columns = static_cast<uint64_t>(group.tiledColumns);
  if (columns == 0 || push.count == 0) return push.count;
  const auto tiles = [](uint64_t side) { return (side + kTileSide - 1) / kTileSide; };
  const uint64_t lines = (uint64_t{push.first} + push.count - 1) / columns - push.first / columns + 1;
  return tiles(lines) * tiles(columns) * kWorkgroup;
}

/// Each dispatch gets the next free range of the memory for states, so dispatches may overlap. When none is left, a
/// barrier is recorded and ranges begin at the start of the memory again.
void recordInstances(const GpuContext& context, const GpuKernelStage& stage, size_t w, const Piece& piece,
                     uint64_t& room, CommandList& commands) {
  const GroupStage& group = stage.groups[piece.group];
  const Buffer& states = context.scratch.states;
  const uint32_t most = instancesAtOnce(context, stage, piece);
  for (uint32_t done = 0; done < piece.count; done += most) {
    const uint32_t count = std::min(most, piece.count - done);
    const uint64_t bytes = count * group.states;
    if (bytes > room) {
      commands.barrier();
      room = states.bytes;
    }
    const uint64_t skipped = uint64_t{done} * sideBySide(stage.stage.kind) * group.scalarBytes();
    const KernelPush push{.table = group.table.address,
                          .values = context.data.valuesOf(piece.group),
                          .outputs = outputsOf(context, stage, w, piece) + skipped,
                          .states = states.address + states.bytes - room,
                          .first = piece.first + done,
                          .count = count,
                          .stride = piece.stride};
    for (const LoadedKernel& part : group.kernels) {
      if (&part != &group.kernels.front()) commands.barrier();
      commands.dispatch(part, push, invocationsOf(group, push));
    }
    room -= bytes;
  }
}

void recordPulls(const GpuContext& context, const GpuKernelStage& stage, const Piece& piece, CommandList& commands) {
  for (const PullKernels& pull : stage.groups[piece.group].pulls) {
    const bool computesValues = pull.computesValues && stage.wantsValues();
    const SymbolId symbol = context.workload.artefact->plan.groups[piece.group].ports[pull.port];
    if (!computesValues && !stage.isWanted(symbol)) continue;
    for (PullDispatch& each : context.sums.pullsOf(pull.port, piece)) {
      each.push.table = pull.table;
      each.push.values = computesValues ? context.data.valuesOf(piece.group) : 0;
      commands.dispatch(pull.ways[static_cast<size_t>(each.way)], each.push, each.invocations);
    }
  }
}

void recordKernels(const GpuContext& context, const GpuKernelStage& stage, size_t w, CommandList& commands) {
  recordPhases(context, stage, w, std::array{PhaseKind::Table, PhaseKind::Pack}, commands);
  recordPhases(context, stage, w, std::array{PhaseKind::Grid}, commands);
  uint64_t room = 0;
  for (const Piece& piece : stage.waves[w].pieces) {
    if (stage.groups[piece.group].pulls.empty()) recordInstances(context, stage, w, piece, room, commands);
    else recordPulls(context, stage, piece, commands);
  }
  recordPhases(context, stage, w, std::array{PhaseKind::Rows, PhaseKind::Owners}, commands);
}

/// Copies columns to the rows of fields.
void recordFills(const GpuContext& context, const GpuKernelStage& stage, size_t w, CommandList& commands) {
  for (const Piece& piece : stage.waves[w].pieces) {
    const GroupStage& group = stage.groups[piece.group];
    if (group.fills == kNone || fillsInPlace(context, stage, piece.group)) continue;
    const FieldRowsArguments arguments{.components = outputsOf(context, stage, w, piece),
                                       .rows = context.data.group(piece.group).rows.address,
                                       .to = context.data.symbol(group.fills).reals.address,
                                       .count = piece.count,
                                       .width = group.columns,
                                       .stride = piece.stride,
                                       .first = piece.first};
    commands.dispatch(FixedKernel::FieldRows, arguments, uint64_t{arguments.count} * arguments.width);
  }
}

/// Sums the outputs of a wave, or copies them to fields.
void recordSums(const GpuContext& context, const GpuKernelStage& stage, size_t w, CommandList& commands) {
  if (!stage.assemblies.empty()) recordAssemblies(context, stage, w, commands);
  for (const Piece& piece : stage.waves[w].pieces) {
    const GroupStage& group = stage.groups[piece.group];
    if (!isGradient(stage.stage.kind) || !group.pulls.empty() || !stage.wantsSums()) continue;
    const uint64_t partials = outputsOf(context, stage, w, piece);
    context.sums.recordSums(commands, stage.stage.kind, piece, partials);
    if (!group.sumsShared()) context.sums.recordShared(commands, stage.stage.kind, piece, partials);
  }
  recordFills(context, stage, w, commands);
}

void recordValueSums(const GpuContext& context, const GpuKernelStage& stage, CommandList& commands) {
  for (const uint32_t g : stage.stage.groups) {
    const Segments segments = context.workload.groups[g].segments();
    const ValueSumArguments arguments{.values = context.data.group(g).values.address,
                                      .results = context.data.group(g).chunkSums.address,
                                      .count = static_cast<uint32_t>(segments.instances),
                                      .step = 1,
                                      .segment = static_cast<uint32_t>(segments.length),
                                      .chunks = static_cast<uint32_t>(segments.chunksEach())};
    commands.dispatch(FixedKernel::ValueSum, arguments, static_cast<uint64_t>(segments.chunks()) * kLanes);
  }
}

/// The commands since the last cut.
struct Submission {
  bool isEmpty = true;
  uint64_t operations = 0;
};

/// Records waves in order. A wave starts another submission if the current one would take more than about a second.
void recordStage(const GpuContext& context, const GpuKernelStage& stage, Submission& submission,
                 CommandList& commands) {
  const bool isFollowed = isGradient(stage.stage.kind) || !stage.stage.fills.empty() || !stage.assemblies.empty();
  for (size_t w = 0; w < stage.waves.size(); ++w) {
    submission.operations += stage.waves[w].operations;
    if (!submission.isEmpty && submission.operations > operationsOfASecond(context.gpu.traits())) {
      commands.add(Cut{});
      submission.operations = stage.waves[w].operations;
    }
    submission.isEmpty = false;
    recordKernels(context, stage, w, commands);
    if (isFollowed) commands.barrier();
    commands.add(Mark{});
    if (isFollowed) {
      recordSums(context, stage, w, commands);
      commands.barrier();
    }
    if (w + 1 == stage.waves.size()) {
      for (const SymbolId symbol : stage.stage.fills) {
        if (symbol != kNone) context.data.narrow(symbol, commands);
      }
    }
    commands.add(Mark{});
  }
}

void recordStage(const GpuContext& context, const CollectiveStage& stage, Submission&, CommandList& commands) {
  commands.add(Mark{});
  switch (stage.kind) {
#define HGC_COLLECTIVE(name, word, onGpus)                                \
  case Collective::name:                                                  \
    if constexpr (onGpus) record##name(context, stage.symbols, commands); \
    break;
#include "runtime/device/stages/collectives.def"
#undef HGC_COLLECTIVE
  }
  for (const Filled& each : stage.symbols) context.data.narrow(each.into, commands);
  commands.add(Mark{});
}

/// Zeroes the sums of groups without derivatives in this launch, which may hold those of an earlier launch.
void recordClears(const GpuContext& context, std::span<const GpuStage> stages, CommandList& commands) {
  std::vector<bool> hasPartials(context.workload.groups.size(), false);
  bool isSummed = false;
  for (const GpuStage& stage : stages) {
    const auto* const kernels = std::get_if<GpuKernelStage>(&stage);
    if (kernels == nullptr || !isGradient(kernels->stage.kind)) continue;
    isSummed = true;
    for (const uint32_t g : kernels->stage.groups) hasPartials[g] = true;
  }
  if (isSummed) context.sums.recordClears(commands, hasPartials);
}

/// Records the sums that are results.
void recordEnd(const GpuContext& context, const GpuKernelStage& main, CommandList& commands) {
  if (info(main.stage.kind).gives == Gives::Values) commands.barrier();
  if (hasValues(main.stage.kind) && main.wantsValues()) recordValueSums(context, main, commands);
  for (const SumsOfOutputs* assembly : main.assemblies) assembly->recordTotals(commands);
  if (!isGradient(main.stage.kind)) return;
  std::vector<SymbolId> results;
  for (const SymbolId symbol : context.sums.resultsOf(main.stage.kind)) {
    if (main.isWanted(symbol)) results.push_back(symbol);
  }
  context.sums.recordTotals(commands, results, pullingGroups(main));
}

}  // namespace

void recordFieldSum(const GpuContext& context, std::span<const Filled> symbols, CommandList& commands) {
  for (const auto& [field, adjoint] : symbols)
    context.sums.recordTotal(commands, field, context.data.symbol(adjoint).reals.address);
}

uint64_t outputsOf(const GpuContext& context, const GpuKernelStage& stage, size_t w, const Piece& piece) {
  if (fillsInPlace(context, stage, piece.group))
    return context.data.symbol(stage.groups[piece.group].fills).reals.address + uint64_t{piece.first} * sizeof(double);
  return (stage.outputsAreResults() ? stage.outputs[w].address : context.scratch.partials.address) + piece.offset;
}

const GpuKernelStage* mainOf(std::span<const GpuStage> stages) {
  for (const GpuStage& stage : stages) {
    const auto* const kernels = std::get_if<GpuKernelStage>(&stage);
    if (kernels != nullptr && kernels->stage.isMain) return kernels;
  }
  return nullptr;
}

CommandList commandsOf(const GpuContext& context, std::span<const GpuStage> stages, const Readback& readback) {
  CommandList commands;
  recordClears(context, stages, commands);
  commands.add(Mark{});
  Submission submission;
  for (const GpuStage& stage : stages)
    std::visit([&](const auto& each) { recordStage(context, each, submission, commands); }, stage);
  if (const GpuKernelStage* const main = mainOf(stages)) recordEnd(context, *main, commands);
  commands.barrier();
  commands.add(Mark{});
  if (!readback.parts.empty()) commands.add(readback);
  return commands;
}

Results resultsOf(const GpuContext& context, const GpuKernelStage& main) {
  const KernelKind kind = main.stage.kind;
  Results results;
  results.values.resize(main.groups.size());
  results.chunkSums.resize(main.groups.size());
  results.elements.resize(main.groups.size());
  for (const uint32_t g : main.stage.groups) {
    const GroupMemory& group = context.data.group(g);
    if (hasValues(kind)) results.values[g] = group.values;
    if (hasValues(kind) || (!main.assemblies.empty() && storesValueLast(kind))) results.chunkSums[g] = group.chunkSums;
  }
  for (const SumsOfOutputs* assembly : main.assemblies) results.assembled.push_back(assembly->values());
  if (isGradient(kind)) results.gradients = context.sums.gradients(kind);
  if (!main.outputsAreResults()) return results;
  for (size_t w = 0; w < main.waves.size(); ++w) {
    for (const Piece& piece : main.waves[w].pieces) {
      const GroupStage& group = main.groups[piece.group];
      const uint64_t bytes = uint64_t{roomFor(group.columns, kind)} * piece.stride * group.scalarBytes();
      const int64_t first = piece.first - context.workload.groups[piece.group].before;
      results.elements[piece.group].push_back({main.outputs[w].from(piece.offset, bytes), first, piece.count,
                                               group.columns, piece.stride, sideBySide(kind), group.singles});
    }
  }
  return results;
}

}  // namespace hgc
