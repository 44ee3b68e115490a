#include "runtime/sum/partial_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace hgc {

Result<PartialColumns> findPartialColumns(const GatherLayout& layout, const GroupData& data, KernelKind gradient,
                                          StoredPartials which) {
  PartialColumns columns;
  if (!storesPartials(layout)) return columns;
  int64_t stored = 0, summed = 0;
  for (size_t g = 0; g < layout.gathers.size(); ++g) {
    const bool isSummed = data.entries[g].shared && which == StoredPartials::Rest;
    int64_t& next = isSummed ? summed : stored;
    columns.first.push_back(static_cast<int32_t>(next));
    const uint32_t port = layout.gathers[g].port;
    const bool isOfRows = std::ranges::count(layout.owned, port) + std::ranges::count(layout.pulled, port) > 0;
    if ((isOfRows && which == StoredPartials::Rest) || !isBy(gradient, layout.ports[port].kind)) continue;
    next += data.entries[g].count * static_cast<int64_t>(layout.gathers[g].components.size());
    if (next > std::numeric_limits<int32_t>::max())
      return Error{fmt::format("an instance of `{}` has more derivatives than 32 bits count", layout.name),
                   "shorter loops, or more terms"};
  }
  columns.stems = static_cast<int32_t>(stored);
  columns.stored = static_cast<int32_t>(stored + (which == StoredPartials::Rest ? layout.stems : 0));
  columns.summed = static_cast<int32_t>(summed);
  return columns;
}

}  // namespace hgc
