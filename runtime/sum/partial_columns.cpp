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
  columns.first.resize(layout.gathers.size());
  const auto number = [&](size_t g) {
    const bool isSummed = data.entries[g].shared && which == StoredPartials::Rest;
    int64_t& next = isSummed ? summed : stored;
    columns.first[g] = static_cast<int32_t>(next);
    const uint32_t port = layout.gathers[g].port;
    const bool isPulled = which == StoredPartials::Rest && std::ranges::count(layout.pulled, port) > 0;
    if (isPulled || std::ranges::count(layout.owned, port) > 0 || !isBy(gradient, layout.ports[port].kind)) return;
    next += data.entries[g].count * static_cast<int64_t>(layout.gathers[g].components.size());
  };
  constexpr int64_t kMost = std::numeric_limits<int32_t>::max();
  for (const bool isShared : {false, true}) {
    for (size_t g = 0; g < layout.gathers.size(); ++g) {
      if (data.entries[g].shared == isShared && std::max(stored, summed) <= kMost) number(g);
    }
    if (!isShared) columns.rest = static_cast<int32_t>(std::min(stored, kMost));
  }
  if (std::max(stored, summed) > kMost)
    return Error{fmt::format("an instance of `{}` has more derivatives than 32 bits can count", layout.name),
                 "shorter loops, or more terms"};
  columns.stems = static_cast<int32_t>(stored);
  columns.stored = static_cast<int32_t>(stored + (which == StoredPartials::Rest ? layout.stems : 0));
  columns.summed = static_cast<int32_t>(summed);
  return columns;
}

}  // namespace hgc
