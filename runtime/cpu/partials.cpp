#include "runtime/cpu/partials.h"

#include "ir/abi.h"

namespace hgc {

void addPartials(const Workload& workload, size_t group, const Incidence& incidence, const double* tile, int64_t first,
                 int64_t count, double* cells) {
  const GatherLayout& layout = layoutOf(workload, group);
  const auto stride = static_cast<int64_t>(accumulatorStride(layout.ports[incidence.port].width));
  for (int64_t lane = 0; lane < count; ++lane) {
    for (size_t k = 0; k < incidence.gathers.size(); ++k) {
      const uint32_t gather = incidence.gathers[k];
      const std::vector<uint32_t>& components = layout.gathers[gather].components;
      const int64_t entries = workload.groups[group].entries[gather].count;
      const int32_t* targets = incidence.targets[k].data() + (first + lane) * entries;
      const double* partial = tile + workload.partialColumns[group][gather] * kTile + lane;
      for (int64_t e = 0; e < entries; ++e) {
        double* cell = cells + targets[e] * stride;
        for (const uint32_t component : components) {
          cell[component] += *partial;
          partial += kTile;
        }
      }
    }
  }
}

}  // namespace hgc
