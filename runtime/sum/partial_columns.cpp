#include "runtime/sum/partial_columns.h"

#include <fmt/format.h>

#include <limits>

namespace hgc {

Result<PartialColumns> findPartialColumns(const GatherLayout& layout, const GroupData& data, KernelKind gradient,
                                          SharedPartials shared) {
  PartialColumns columns;
  if (!storesPartials(layout)) return columns;
  int64_t stored = 0, summed = 0;
  for (size_t g = 0; g < layout.gathers.size(); ++g) {
    const bool isSummed = data.entries[g].shared && shared == SharedPartials::Summed;
    int64_t& next = isSummed ? summed : stored;
    columns.first.push_back(static_cast<int32_t>(next));
    if (!isBy(gradient, layout.ports[layout.gathers[g].port].kind)) continue;
    next += data.entries[g].count * static_cast<int64_t>(layout.gathers[g].components.size());
    if (next > std::numeric_limits<int32_t>::max())
      return Error{fmt::format("an instance of `{}` has more derivatives than 32 bits count", layout.name),
                   "shorter loops, or more terms"};
  }
  columns.stored = static_cast<int32_t>(stored);
  columns.summed = static_cast<int32_t>(summed);
  return columns;
}

}  // namespace hgc
