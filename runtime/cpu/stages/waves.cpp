
#include <algorithm>

#include "runtime/cpu/stages/stages.h"
#include "runtime/cpu/sums.h"
#include "runtime/cpu/widths.h"

namespace hgc {
namespace {

/// Bytes of cells that fit in a cache: waves only help if all segments have more.
constexpr int64_t kMostCached = 1 << 20;
/// Bytes of cells of a wave.
constexpr int64_t kWave = 3 << 17;

/// Adds the cells of a segment to the rows, of `width` components, at `to`.
template <class Width>
void addSegment(const Incidence& incidence, int64_t segment, const double* cells, Width width, double* to) {
  const auto stride = static_cast<int64_t>(accumulatorStride(width));
  const auto at = [&](int64_t s) { return incidence.sums.begin() + incidence.segmentSums[static_cast<size_t>(s)]; };
  for (auto sum = at(segment); sum != at(segment + 1); ++sum) {
    double* const row = to + int64_t{sum->row} * width;
    const double* const cell = cells + sum->firstCell * stride;
    if (!isShort(*sum)) {
      addLanes(cell, stride, sum->entries, width, row);
      continue;
    }
    for (uint32_t c = 0; c < width; ++c) row[c] += cell[c];
  }
}

/// Whether the partials of a group are added up in waves: if all are in cells that exceed the caches, and nothing else
/// adds to their rows. Only with one thread: several would wait for each other after every wave, which costs more.
bool mayWave(const CpuState& state, size_t g, const GroupKernel& kernel) {
  const std::vector<Incidence>& all = state.workload.incidence[g];
  const bool hasOthers = !state.workload.ownedSums[g].empty() || !state.workload.pulledSums[g].empty() ||
                         !state.workload.lineSums[g].empty() || state.groups[g].columns.summed > 0;
  if (state.threads->count() > 1 || all.empty() || hasOthers) return false;
  int64_t bytes = 0;
  for (const Incidence& incidence : all) {
    const SymbolId symbol = state.symbolOf(g, incidence.port);
    const SymbolKind kind = state.workload.artefact->program.symbols[symbol].kind;
    if (state.symbols[symbol].readers.size() > 1 || !isBy(kernel.id.kind, kind)) return false;
    bytes += incidence.cells() * strideOf(state, g, incidence) * static_cast<int64_t>(sizeof(double));
  }
  return bytes > kMostCached;
}

/// The number of segments in a wave of a group.
int64_t segmentsOfWave(const CpuState& state, size_t g) {
  const int64_t segments = state.workload.groups[g].segments().count();
  int64_t scalars = 1;
  for (const Incidence& incidence : state.workload.incidence[g])
    scalars += incidence.cells() * strideOf(state, g, incidence) / segments;
  const int64_t each = kWave / static_cast<int64_t>(sizeof(double)) / scalars;
  return std::clamp<int64_t>(each, 1, segments);
}

/// Adds the sums of one port's partials in a wave.
void addSumsOf(CpuState& state, const Launch& launch, size_t g, size_t k, int64_t first, int64_t last, Tasks& sums) {
  const Incidence& incidence = state.workload.incidence[g][k];
  const uint32_t width = layoutOf(state.workload, g).ports[incidence.port].width;
  double* const to = state.placeGradient(state.symbolOf(g, incidence.port), launch);
  sums.add(last - first, 1, [=, &state, &incidence](int64_t begin, int64_t end) {
    const double* const cells = state.groups[g].accumulators[incidence.port];
    withWidth(width, [&](auto w) {
      for (int64_t s = first + begin; s < first + end; ++s) addSegment(incidence, s, cells, w, to);
    });
  });
}

}  // namespace

Status prepareWaves(CpuState& state, const KernelStage& stage, const Launch& launch, StageRun& run) {
  if (!isGradient(stage.kind)) return Done{};
  for (const uint32_t g : stage.groups) {
    const auto kernel = state.kernels.find(g, stage.kind);
    if (!kernel) return kernel.error();
    if (!mayWave(state, g, **kernel)) continue;
    state.groups[g].inWaves = true;
    for (const Incidence& incidence : state.workload.incidence[g]) {
      const SymbolId symbol = state.symbolOf(g, incidence.port);
      const SumStep step = clearRows(state, {symbol, state.placeGradient(symbol, launch), false});
      run.clearing.emplace_back().add(step.pieces, step.operations, step.run);
    }
  }
  return Done{};
}

void addWaves(CpuState& state, KernelKind kind, const Launch& launch, GroupRun& run, std::vector<SegmentWave>& waves) {
  const uint32_t g = run.group;
  const int64_t segments = state.workload.groups[g].segments().count(), length = segmentsOfWave(state, g);
  growCells(state, g, length);
  for (int64_t first = 0; first < segments; first += length) {
    SegmentWave wave{g, first, {}, {}};
    const int64_t last = std::min(first + length, segments);
    addSegments(state, kind, run, first, last, wave.kernels);
    for (size_t k = 0; k < state.workload.incidence[g].size(); ++k)
      addSumsOf(state, launch, g, k, first, last, wave.sums);
    waves.push_back(std::move(wave));
  }
}

void runWaves(CpuState& state, std::span<const SegmentWave> waves) {
  for (const SegmentWave& wave : waves) {
    placeCells(state, wave.group, wave.first);
    wave.kernels.run(*state.threads);
    wave.sums.run(*state.threads);
  }
}

}  // namespace hgc
