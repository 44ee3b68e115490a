/// Waves: some segments of a group run, and what they left is added up while it is in caches.
#include <algorithm>

#include "runtime/cpu/counting.h"
#include "runtime/cpu/executable.h"
#include "runtime/cpu/widths.h"

namespace hgc {
namespace {

/// Cells of all segments that stay in a cache, in bytes: with no more there is nothing to gain.
constexpr int64_t kMostCached = 1 << 20;
/// Cells of a wave, in bytes.
constexpr int64_t kWave = 3 << 17;

int64_t strideOf(const GatherLayout& layout, const Incidence& incidence) {
  return static_cast<int64_t>(accumulatorStride(layout.ports[incidence.port].width));
}

/// Adds what a segment left by the rows of a port of `width` components to these rows at `to`.
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

}  // namespace

/// Whether a group's partials are added up wave by wave: where all of them are in cells, which are more than caches
/// hold, and nothing else is added to their rows. Several threads would wait for each other after every wave, which
/// takes longer than memory does.
bool CpuExecutable::mayWave(size_t g, const GroupKernel& kernel) const {
  const std::vector<Incidence>& all = workload_.incidence[g];
  const bool hasOthers = !workload_.ownedSums[g].empty() || !workload_.pulledSums[g].empty() ||
                         !workload_.lineSums[g].empty() || memory_[g].columns.summed > 0;
  if (threads_->count() > 1 || all.empty() || hasOthers) return false;
  int64_t bytes = 0;
  for (const Incidence& incidence : all) {
    const SymbolId symbol = workload_.artefact->plan.groups[g].ports[incidence.port];
    const SymbolKind kind = workload_.artefact->program.symbols[symbol].kind;
    if (readers_[symbol].size() > 1 || !isBy(kernel.id.kind, kind)) return false;
    bytes += incidence.cells() * strideOf(layoutOf(workload_, g), incidence) * static_cast<int64_t>(sizeof(double));
  }
  return bytes > kMostCached;
}

/// Finds the groups of a launch that run in waves, and clears what they add to.
Status CpuExecutable::prepareWaves(const Stage& stage, const Launch& launch, StageRun& run) {
  if (!isGradient(stage.kind)) return Done{};
  for (const uint32_t g : stage.groups) {
    const auto kernel = kernels_.find(g, stage.kind);
    if (!kernel) return kernel.error();
    if (!mayWave(g, **kernel)) continue;
    inWaves_[g] = true;
    for (const Incidence& incidence : workload_.incidence[g]) {
      const SymbolId symbol = workload_.artefact->plan.groups[g].ports[incidence.port];
      const SumStep step = stepOfRows({symbol, gradientPlace(symbol, launch), false}, {}, true, false);
      run.clearing.emplace_back().add(step.pieces, step.operations, step.run);
    }
  }
  return Done{};
}

/// How many segments are a wave of a group.
int64_t CpuExecutable::segmentsOfWave(size_t g) const {
  const int64_t segments = workload_.groups[g].segments().count();
  int64_t scalars = 1;
  for (const Incidence& incidence : workload_.incidence[g])
    scalars += incidence.cells() * strideOf(layoutOf(workload_, g), incidence) / segments;
  const int64_t each = kWave / static_cast<int64_t>(sizeof(double)) / scalars;
  return std::clamp<int64_t>(each, 1, segments);
}

/// Cells for any `length` segments that follow one another. Kernels add -0 to cells of the segment after those that
/// they run, which need a place for it.
void CpuExecutable::growCells(size_t g, int64_t length) {
  GroupMemory& memory = memory_[g];
  const int64_t segments = workload_.groups[g].segments().count();
  for (size_t k = 0; k < memory.cells.size(); ++k) {
    const Incidence& incidence = workload_.incidence[g][k];
    const auto cell = [&](int64_t segment) {
      return incidence.segmentCells[static_cast<size_t>(std::min(segment, segments))];
    };
    int64_t most = 0;
    for (int64_t s = 0; s < segments; s += length) most = std::max(most, cell(s + length + 1) - cell(s) + 1);
    grow(memory.cells[k], static_cast<size_t>(most * strideOf(layoutOf(workload_, g), incidence)));
  }
}

/// Gives the cells to the segments from `first` on.
void CpuExecutable::placeCells(size_t g, int64_t first) {
  GroupMemory& memory = memory_[g];
  for (size_t k = 0; k < memory.cells.size(); ++k) {
    const Incidence& incidence = workload_.incidence[g][k];
    const int64_t before = incidence.segmentCells[static_cast<size_t>(first)];
    memory.accumulators[incidence.port] =
        countedFrom(memory.cells[k].data(), before * strideOf(layoutOf(workload_, g), incidence));
  }
}

/// The waves of a group, which add to where the launch wants its gradients.
void CpuExecutable::addWaves(KernelKind kind, const Launch& launch, GroupRun& run, std::vector<Wave>& waves) {
  const uint32_t g = run.group;
  const int64_t segments = workload_.groups[g].segments().count(), length = segmentsOfWave(g);
  growCells(g, length);
  for (int64_t first = 0; first < segments; first += length) {
    Wave wave{g, first, {}, {}};
    const int64_t last = std::min(first + length, segments);
    addSegments(kind, run, first, last, wave.kernels);
    for (size_t k = 0; k < workload_.incidence[g].size(); ++k) addSumsOf(launch, g, k, first, last, wave.sums);
    waves.push_back(std::move(wave));
  }
}

/// The sums of one port's partials in a wave.
void CpuExecutable::addSumsOf(const Launch& launch, size_t g, size_t k, int64_t first, int64_t last, Tasks& sums) {
  const Incidence& incidence = workload_.incidence[g][k];
  const uint32_t width = layoutOf(workload_, g).ports[incidence.port].width;
  double* const to = gradientPlace(workload_.artefact->plan.groups[g].ports[incidence.port], launch);
  sums.add(last - first, 1, [=, this, &incidence](int64_t begin, int64_t end) {
    const double* const cells = memory_[g].accumulators[incidence.port];
    withWidth(width, [&](auto w) {
      for (int64_t s = first + begin; s < first + end; ++s) addSegment(incidence, s, cells, w, to);
    });
  });
}

void CpuExecutable::runWaves(std::span<const Wave> waves) {
  for (const Wave& wave : waves) {
    placeCells(wave.group, wave.first);
    wave.kernels.run(*threads_);
    wave.sums.run(*threads_);
  }
}

}  // namespace hgc
