#include "runtime/cpu/partials.h"

#include "ir/abi.h"

namespace hgc {

void addPartials(const Workload& workload, size_t group, const Incidence& incidence, const PartialColumns& columns,
                 const double* tiles, int64_t first, int64_t last, double* cells) {
  const GatherLayout& layout = layoutOf(workload, group);
  const auto stride = static_cast<int64_t>(accumulatorStride(layout.ports[incidence.port].width));
  const int64_t tileSize = kTile * columns.stored;
  for (int64_t i = first; i < last; ++i) {
    const double* tile = tiles + (i - first) / kTile * tileSize + (i - first) % kTile;
    for (size_t k = 0; k < incidence.gathers.size(); ++k) {
      const uint32_t gather = incidence.gathers[k];
      const GatherEntries& entries = workload.groups[group].entries[gather];
      if (entries.shared) continue;
      const int32_t* targets = incidence.targets[k].data() + entries.beginOf(i);
      const double* partial = tile + columns.first[gather] * kTile;
      const int64_t count = entries.countOf(i);
      for (int64_t e = 0; e < count; ++e) {
        double* cell = cells + targets[e] * stride;
        for (const uint32_t component : layout.gathers[gather].components) {
          cell[component] += *partial;
          partial += kTile;
        }
      }
    }
  }
}

}  // namespace hgc
