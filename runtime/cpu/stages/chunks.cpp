#include <algorithm>

#include "runtime/cpu/memory/pages.h"
#include "runtime/cpu/stages/stages.h"
#include "runtime/cpu/widths.h"
#include "runtime/device/components.h"

namespace hgc {
namespace {

/// Cells are scattered: each is prefetched this many entries before the addition.
constexpr size_t kAhead = 16;

/// Adds the entries of one gather of an instance to their cells. Columns are a tile apart.
template <class Width>
void addEntries(std::span<const int32_t> targets, const double* partials, Width width, double* cells) {
  const int64_t stride = accumulatorStride(width);
  for (size_t e = 0; e < targets.size(); ++e) {
    __builtin_prefetch(cells + targets[std::min(e + kAhead, targets.size() - 1)] * stride, 1);
    double* cell = cells + targets[e] * stride;
    for (uint32_t c = 0; c < width; ++c) cell[c] += partials[c * kTile];
    partials += width * kTile;
  }
}

/// The same for a subset of the components.
void addEntries(std::span<const int32_t> targets, const double* partials, std::span<const uint32_t> components,
                int64_t stride, double* cells) {
  for (const int32_t target : targets) {
    for (const uint32_t component : components) {
      cells[target * stride + component] += *partials;
      partials += kTile;
    }
  }
}

/// Adds the partials of instances [first, last), stored at `tiles` in `columns.stored` columns, to the cells of one
/// port, in the order of entries: runtime/sum/incidence.h.
void addPartials(const Workload& workload, size_t group, const Incidence& incidence, const PartialColumns& columns,
                 const double* tiles, int64_t first, int64_t last, double* cells) {
  const GatherLayout& layout = layoutOf(workload, group);
  const uint32_t width = layout.ports[incidence.port].width;
  const int64_t tileSize = kTile * columns.stored;
  for (int64_t i = first; i < last; ++i) {
    const double* tile = tiles + (i - first) / kTile * tileSize + (i - first) % kTile;
    for (size_t k = 0; k < incidence.gathers.size(); ++k) {
      const uint32_t gather = incidence.gathers[k];
      const GatherEntries& entries = workload.groups[group].entries[gather];
      if (entries.shared) continue;
      const std::vector<uint32_t>& components = layout.gathers[gather].components;
      const std::span targets(incidence.targets[k].data() + entries.beginOf(i),
                              static_cast<size_t>(entries.countOf(i)));
      const double* partials = tile + columns.first[gather] * kTile;
      if (components.size() == width) withWidth(width, [&](auto w) { addEntries(targets, partials, w, cells); });
      else addEntries(targets, partials, components, accumulatorStride(width), cells);
    }
  }
}

/// Scalars of the outputs of one call: they fit in a cache.
constexpr int64_t kCallScalars = 1 << 15;

/// Instances of one call: whole `unit`s, at least one.
int64_t callLength(int64_t columns, int64_t unit) { return std::max(kCallScalars / columns / unit * unit, unit); }

/// Runs a kernel over instances [first, last), some units at a time, and calls `take(tiles, first, last)` after each.
/// All calls write their tiles of `columns` columns to the same memory. Returns what the kernel returns.
template <class Take>
int64_t forUnits(CpuState& state, size_t g, int64_t unit, KernelArgs args, int64_t first, int64_t last, int64_t columns,
                 const RunKernel& run, const Take& take) {
  Pages& tiles = state.ofThread.local().tiles;
  const int64_t length = callLength(columns, unit);
  grow(tiles, static_cast<size_t>(columns * std::min(length, wholeTiles(last - first))));
  for (int64_t at = first; at < last; at += length) {
    args.outputs = countedFrom(tiles.data(), (at + state.workload.groups[g].before) * columns);
    const int64_t end = std::min(at + length, last);
    if (const int64_t missing = run(args, at, end); missing != 0) return missing;
    take(tiles.data(), at, end);
  }
  return 0;
}

/// Copies what rows need of instances to make their sums (stems) out of tiles.
void keepStems(CpuState& state, size_t g, const double* tiles, int64_t first, int64_t last) {
  CpuGroup& memory = state.groups[g];
  const int64_t columns = memory.columns.stored;
  for (size_t k = 0; k < memory.stems.size(); ++k) {
    const int64_t column = memory.columns.stems + static_cast<int64_t>(k);
    for (int64_t at = first; at < last; at += kTile)
      std::copy_n(tiles + (at - first) * columns + column * kTile, kTile, memory.stems[k].data() + at);
  }
}

/// Computes the partials of ports with pull kernels whose rows are too scattered to pull, and adds them to cells.
void addPulledPartials(CpuState& state, size_t g, const GroupKernel& kernel, int64_t first, int64_t last) {
  CpuGroup& memory = state.groups[g];
  KernelArgs args = state.argsOf(g, nullptr);
  args.lifted = memory.stemPlaces.data();
  for (size_t k = 0; k < state.workload.incidence[g].size(); ++k) {
    const Incidence& incidence = state.workload.incidence[g][k];
    const auto puller = kernel.pullers.find(incidence.port);
    if (puller == kernel.pullers.end()) continue;
    const uint32_t components = layoutOf(state.workload, g).ports[incidence.port].width;
    const int64_t width = components, stride = accumulatorStride(components);
    const auto gathers = static_cast<int64_t>(incidence.gathers.size());
    for (int64_t at = first; at < last; at += kChunk) {
      const int64_t count = std::min(last - at, kChunk);
      std::vector<double> partials(static_cast<size_t>(gathers * width * count), 0.0);
      for (int64_t gather = 0; gather < gathers; ++gather) {
        const PulledEntry entry{gather, 0};
        puller->second(args, {&entry, 1, state.workload.groups[g].before + at, count,
                              partials.data() + gather * width * count, count});
      }
      for (int64_t i = 0; i < count; ++i) {
        for (int64_t c = 0; c < gathers * width; ++c) {
          const int32_t target = incidence.targets[static_cast<size_t>(c / width)][static_cast<size_t>(at + i)];
          memory.accumulators[incidence.port][target * stride + c % width] +=
              partials[static_cast<size_t>(c * count + i)];
        }
      }
    }
  }
}

}  // namespace

int64_t runAdding(CpuState& state, size_t g, KernelKind kind, const GroupKernel& kernel, KernelArgs args, int64_t first,
                  int64_t last, const RunKernel& run) {
  CpuGroup& memory = state.groups[g];
  const int64_t segment = first / state.workload.groups[g].segment;
  const int64_t columns = memory.columns.stored, sums = memory.columns.summed;
  args.sums = memory.sums.data() + segment * sums;
  std::fill_n(args.sums, sums, 0.0);
  if (columns == 0) {
    const bool isEmpty = sums == 0 && !storesValue(layoutOf(state.workload, g), kind);
    const int64_t missing = isEmpty ? 0 : run(args, first, last);
    if (missing == 0) addPulledPartials(state, g, kernel, first, last);
    return missing;
  }
  std::vector<LineAdder> adders;
  for (size_t k = 0; k < memory.lineCells.size(); ++k)
    adders.emplace_back(state.workload.lineSums[g][k], segment, memory.lineCells[k].data());
  const auto add = [&](const double* tiles, int64_t at, int64_t end) {
    for (size_t k = 0; k < state.workload.incidence[g].size(); ++k) {
      if (!kernel.pullers.contains(state.workload.incidence[g][k].port))
        addPartials(state.workload, g, state.workload.incidence[g][k], memory.columns, tiles, at, end,
                    memory.accumulators[state.workload.incidence[g][k].port]);
    }
    keepStems(state, g, tiles, at, end);
    addPulledPartials(state, g, kernel, at, end);
    for (LineAdder& adder : adders) adder.add({tiles, at, columns, memory.columns.first.data()}, at, end);
  };
  if (const int64_t missing = forUnits(state, g, kChunk, args, first, last, columns, run, add); missing != 0)
    return missing;
  for (LineAdder& adder : adders) adder.finish();
  return 0;
}

int64_t runFilling(CpuState& state, size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width,
                   double* to, const RunKernel& run) {
  const std::span<const int32_t> rows = state.workload.groups[g].flat;
  return forUnits(state, g, kChunk, args, first, last, width, run, [&](const double* tiles, int64_t at, int64_t end) {
    const auto own = rows.empty() ? rows : rows.subspan(static_cast<size_t>(at), static_cast<size_t>(end - at));
    const Tiles left{bufferOf(tiles, 0), 0, end - at, width, kTile};
    spreadSome(left, own, 0, end - at, rows.empty() ? to + at * width : to);
  });
}

int64_t runTaking(CpuState& state, size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width,
                  const TakeTiles& take, const RunKernel& run) {
  const int64_t before = state.workload.groups[g].before;
  return forUnits(state, g, kTile, args, first, last, width, run,
                  [&](double* tiles, int64_t at, int64_t end) { take(g, tiles, before + at, before + end); });
}

int64_t strideOf(const CpuState& state, size_t g, const Incidence& incidence) {
  return static_cast<int64_t>(accumulatorStride(layoutOf(state.workload, g).ports[incidence.port].width));
}

/// Kernels also add -0 to cells of the next segment, which therefore needs memory.
void growCells(CpuState& state, size_t g, int64_t length) {
  CpuGroup& memory = state.groups[g];
  const int64_t segments = state.workload.groups[g].segments().count();
  for (size_t k = 0; k < memory.cells.size(); ++k) {
    const Incidence& incidence = state.workload.incidence[g][k];
    const auto cell = [&](int64_t segment) {
      return incidence.segmentCells[static_cast<size_t>(std::min(segment, segments))];
    };
    int64_t most = 0;
    for (int64_t s = 0; s < segments; s += length) most = std::max(most, cell(s + length + 1) - cell(s) + 1);
    grow(memory.cells[k], static_cast<size_t>(most * strideOf(state, g, incidence)));
  }
}

void placeCells(CpuState& state, size_t g, int64_t first) {
  CpuGroup& memory = state.groups[g];
  for (size_t k = 0; k < memory.cells.size(); ++k) {
    const Incidence& incidence = state.workload.incidence[g][k];
    const int64_t before = incidence.segmentCells[static_cast<size_t>(first)];
    memory.accumulators[incidence.port] = countedFrom(memory.cells[k].data(), before * strideOf(state, g, incidence));
  }
}

void clearCells(CpuState& state, size_t g, size_t segment) {
  CpuGroup& memory = state.groups[g];
  for (const Incidence& incidence : state.workload.incidence[g]) {
    const auto stride = strideOf(state, g, incidence);
    double* const cells = memory.accumulators[incidence.port];
    std::fill(cells + incidence.segmentCells[segment] * stride, cells + incidence.segmentCells[segment + 1] * stride,
              0.0);
  }
}

}  // namespace hgc
