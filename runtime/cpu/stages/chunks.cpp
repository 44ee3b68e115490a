/// Kernels that run a chunk of instances at a time, and who takes what each chunk left.
#include "runtime/cpu/stages/chunks.h"

#include "runtime/cpu/counting.h"
#include "runtime/cpu/partials.h"
#include "runtime/device/tiles.h"

namespace hgc {
namespace {

/// Scalars of the outputs of one call: they stay in a cache.
constexpr int64_t kCallScalars = 1 << 15;

/// Whole `unit`s of instances, at least one.
int64_t callLength(int64_t columns, int64_t unit) { return std::max(kCallScalars / columns / unit * unit, unit); }

/// Runs some units of instances after others, whose outputs are in tiles of `columns` columns in the same memory, and
/// takes what each left: `take(tiles, first, last)`. Gives what the kernel gave.
template <class Take>
int64_t forUnits(CpuState& state, size_t g, int64_t unit, KernelArgs args, int64_t first, int64_t last, int64_t columns,
                 const RunKernel& run, const Take& take) {
  Pages& tiles = state.ofThread.local().tiles;
  const int64_t length = callLength(columns, unit);
  grow(tiles, static_cast<size_t>(columns * std::min(length, (last - first + kTile - 1) / kTile * kTile)));
  for (int64_t at = first; at < last; at += length) {
    args.outputs = countedFrom(tiles.data(), (at + state.workload.groups[g].before) * columns);
    const int64_t end = std::min(at + length, last);
    if (const int64_t missing = run(args, at, end); missing != 0) return missing;
    take(tiles.data(), at, end);
  }
  return 0;
}

/// Takes what rows that make their sums need of instances out of tiles.
void keepStems(CpuState& state, size_t g, const double* tiles, int64_t first, int64_t last) {
  CpuGroup& memory = state.groups[g];
  const int64_t columns = memory.columns.stored;
  for (size_t k = 0; k < memory.stems.size(); ++k) {
    const int64_t column = memory.columns.stems + static_cast<int64_t>(k);
    for (int64_t at = first; at < last; at += kTile)
      std::copy_n(tiles + (at - first) * columns + column * kTile, kTile, memory.stems[k].data() + at);
  }
}

/// Computes the partials of ports whose rows may pull, but lie too scattered for it, and adds them to cells.
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

}  // namespace hgc
