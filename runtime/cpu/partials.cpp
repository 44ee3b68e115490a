#include "runtime/cpu/partials.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/cpu/widths.h"

namespace hgc {
namespace {

/// Cells lie all over memory: they are asked for so many entries before they are added to.
constexpr size_t kAhead = 16;

/// Adds the entries of an instance by one gather, whose columns lie a tile apart, to their cells.
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

/// The same of some components.
void addEntries(std::span<const int32_t> targets, const double* partials, std::span<const uint32_t> components,
                int64_t stride, double* cells) {
  for (const int32_t target : targets) {
    for (const uint32_t component : components) {
      cells[target * stride + component] += *partials;
      partials += kTile;
    }
  }
}

}  // namespace

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

}  // namespace hgc
