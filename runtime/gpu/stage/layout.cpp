#include <fmt/format.h>

#include <algorithm>

#include "ir/kernel/quads.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/gpu/stage/limits.h"
#include "runtime/gpu/stage/steps.h"

namespace hgc {
namespace {

/// The program has no such kernel, or the compiler refused it for GPUs.
Error missingCode(const Artefact& artefact, KernelId id) {
  if (!findKernel(artefact, id))
    return {fmt::format("the program has no kernel `{}`", kernelName(id)), "build it with this kind of kernel"};
  return {fmt::format("there is no GPU code for `{}`: {}", kernelName(id), artefact.gpuRefusal), "--device=cpu"};
}

/// The columns that an instance stores. Its value is the last of them in kernels with `storesValueLast`; in others it
/// is in `GroupMemory::values`, and not counted.
uint32_t columnsOf(const Workload& workload, size_t g, KernelKind kind, const KernelInfo& kernel) {
  const bool isVariadic = isGradient(kind) && layoutOf(workload, g).variadic;
  if (isVariadic) return static_cast<uint32_t>(workload.partialColumns[g].stored);
  return kernel.stores - storesValue(layoutOf(workload, g), kind);
}

/// The bytes that the parts of a kernel keep for an instance.
uint64_t statesOf(const Workload& workload, uint32_t g, std::span<const GpuCode* const> parts) {
  uint64_t kept = parts.front()->cells;
  for (const GpuCode* code : parts)
    kept = std::max(kept, code->cells + code->atCounts * static_cast<uint64_t>(workload.longestKept[g]));
  return kept * sizeof(double);
}

/// Finds the kernels of a group whose instances store. Their handles are set when `wanted` is loaded.
Status findKernels(const GpuContext& context, GpuKernelStage& stage, uint32_t g, std::vector<WantedKernel>& wanted) {
  const Artefact& artefact = *context.workload.artefact;
  GroupStage& own = stage.groups[g];
  const KernelId id = kernelOf(context.workload, g, stage.stage.kind);
  const KernelInfo* kernel = findKernel(artefact, id);
  if (const GpuCode* runs = kernel ? findRuns(context, stage, g) : nullptr; runs != nullptr) {
    own.operations = kernel->operations;
    wanted.push_back({runs, 0, false, &own.runs.emplace()});
    return Done{};
  }
  std::vector<const GpuCode*> parts = codeOf(context, stage, g);
  std::erase_if(parts, [](const GpuCode* code) {  // pulls and other phases
    return code->port != kNone || (code->phase && code->phase->kind != PhaseKind::Instances);
  });
  if (const GpuCode* tiles = findTiles(context, stage, g); tiles != nullptr) parts = {tiles};
  if (parts.empty() || !kernel) return missingCode(artefact, id);
  own.columns = columnsOf(context.workload, g, stage.stage.kind, *kernel);
  own.singles = parts.front()->leavesSingles && stage.outputsAreResults() && own.fills == kNone;
  own.operations = kernel->operations;
  if (const Status done = findPhases(context, stage, g); !done) return done;
  own.states = statesOf(context.workload, g, parts);
  if (const KernelCode* code = findCode(artefact, id, context.fused); code != nullptr) {
    if (const Status done = checkRounds(context, *code, g); !done) return done;
  }
  own.kernels.resize(parts.size());
  for (size_t k = 0; k < parts.size(); ++k) wanted.push_back({parts[k], 0, own.singles, &own.kernels[k]});
  return Done{};
}

Status findAllKernels(const GpuContext& context, GpuKernelStage& stage) {
  std::vector<WantedKernel> wanted;
  for (const uint32_t g : stage.stage.groups) {
    if (const Status done = findPulls(context, stage, g); !done) return done;
    if (!stage.groups[g].pulls.empty()) continue;
    if (const Status done = findKernels(context, stage, g, wanted); !done) return done;
  }
  return loadKernels(context.gpu, wanted);
}

/// Allocates memory for results. Other outputs share scratch memory.
Status layOutWaves(const GpuContext& context, GpuKernelStage& stage) {
  std::vector<PieceSource> sources;
  for (const uint32_t g : stage.stage.groups) {
    const GroupStage& own = stage.groups[g];
    const GroupData& data = context.workload.groups[g];
    sources.push_back(
        {g, data.segments(), roomFor(own.columns, stage.stage.kind), own.operations, own.scalarBytes(), data.before});
  }
  const GpuTraits& traits = context.gpu.traits();
  stage.waves = cutIntoWaves(sources, {pieceBudget(traits), operationsOfASecond(traits)});
  uint64_t largest = 0;
  for (const Wave& wave : stage.waves) {
    largest = std::max(largest, wave.bytes);
    stage.outputs.push_back({});
    if (!stage.outputsAreResults() || wave.bytes == 0) continue;
    const auto outputs = context.memory.allocate(wave.bytes);
    if (!outputs) return outputs.error();
    stage.outputs.back() = *outputs;
  }
  if (stage.outputsAreResults() || largest <= context.scratch.partials.bytes) return Done{};
  const auto partials = context.memory.allocate(largest);
  if (partials) context.scratch.partials = *partials;
  return partials ? Status(Done{}) : Status(partials.error());
}

/// Assemblies also sum values, which takes memory for chunk sums. `ResidentData` allocates it for groups with kernels
/// of values. A group that computes fields where it reads them has none of these, so that its memory is allocated here.
Status layOutChunkSums(const GpuContext& context, const GpuKernelStage& stage) {
  if (stage.assemblies.empty() || !storesValueLast(stage.stage.kind)) return Done{};
  for (const uint32_t g : stage.stage.groups) {
    if (context.data.group(g).chunkSums.bytes != 0) continue;
    if (const Status done = context.data.makeChunkSums(g); !done) return done;
  }
  return Done{};
}

}  // namespace

uint32_t roomFor(uint32_t columns, KernelKind kind) {
  const uint32_t side = sideBySide(kind);
  return (columns + side - 1) / side * side;
}

bool storesValueLast(KernelKind kind) {
  return std::ranges::any_of(info(kind).stores, [](const Stored& stored) {
    return stored.root == RootKind::Value && stored.as != RootKind::Value;
  });
}

std::vector<const GpuCode*> codeOf(const GpuContext& context, const GpuKernelStage& stage, uint32_t g) {
  const KernelId id = kernelOf(context.workload, g, stage.stage.kind);
  std::vector<const GpuCode*> found;
  for (const GpuCode& code : context.workload.artefact->gpu) {
    if (code.id == id && code.target.fused == context.fused) found.push_back(&code);
  }
  return found;
}

Status loadKernels(Gpu& gpu, std::span<const WantedKernel> wanted) {
  std::vector<Result<LoadedKernel>> loaded(wanted.size(), Error{});
  std::vector<size_t> sameAs(wanted.size());  // the first equal one
  std::vector<size_t> distinct;
  for (size_t k = 0; k < wanted.size(); ++k) {
    const auto isSame = [&](const WantedKernel& each) {
      return each.code == wanted[k].code && each.way == wanted[k].way && each.singles == wanted[k].singles;
    };
    sameAs[k] = static_cast<size_t>(std::ranges::find_if(wanted, isSame) - wanted.begin());
    if (sameAs[k] == k) distinct.push_back(k);
  }
  forAll(static_cast<int64_t>(distinct.size()), [&](int64_t at) {
    const size_t k = distinct[static_cast<size_t>(at)];
    const FloatingPointMode mode;
    loaded[k] = gpu.load(*wanted[k].code, wanted[k].way, wanted[k].singles);
  });
  for (size_t k = 0; k < wanted.size(); ++k) {
    const Result<LoadedKernel>& own = loaded[sameAs[k]];
    if (!own) return own.error();
    *wanted[k].to = *own;
  }
  return Done{};
}

namespace {

Result<GpuStage> layOutWith(const GpuContext& context, const KernelStage& stage,
                            const std::vector<const SumsOfOutputs*>& assemblies) {
  GpuKernelStage laid;
  laid.stage = stage;
  if (stage.isMain) laid.assemblies = assemblies;
  laid.groups.resize(context.workload.groups.size());
  for (uint32_t g = 0; g < laid.groups.size(); ++g) laid.groups[g].table = context.data.group(g).table;
  for (size_t k = 0; k < stage.fills.size(); ++k) laid.groups[stage.groups[k]].fills = stage.fills[k];
  Status done = findAllKernels(context, laid);
  if (done && isGradient(stage.kind)) done = context.sums.prepare(stage.kind, pullingGroups(laid));
  if (done) done = layOutWaves(context, laid);
  if (done) done = layOutChunkSums(context, laid);
  if (done) done = layOutStates(context, laid);
  if (!done) return done.error();
  return GpuStage(std::move(laid));
}

Result<GpuStage> layOutWith(const GpuContext& context, const CollectiveStage& stage,
                            const std::vector<const SumsOfOutputs*>&) {
  if (info(stage.kind).onGpus) return GpuStage(stage);
  const Symbol& symbol = context.workload.artefact->program.symbols[stage.symbols.front().from];
  return Error{fmt::format("no GPU computes the {} of `{}`", info(stage.kind).name, symbol.name), "--device=cpu",
               ErrorKind::Unsupported};
}

}  // namespace

Result<GpuStage> layOut(const GpuContext& context, const Stage& stage,
                        const std::vector<const SumsOfOutputs*>& assemblies) {
  return std::visit([&](const auto& each) { return layOutWith(context, each, assemblies); }, stage);
}

}  // namespace hgc
