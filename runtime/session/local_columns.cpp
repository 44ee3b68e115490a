#include "runtime/session/local_columns.h"

#include <algorithm>

namespace hgc {

std::vector<Column> unknownColumns(const GatherLayout& unit) {
  std::vector<Column> columns;
  std::ranges::copy_if(unit.columns, std::back_inserter(columns),
                       [&](const Column& column) { return symbolOf(unit, column) == SymbolKind::Var; });
  return columns;
}

LocalColumns localColumns(const Workload& workload, size_t g) {
  const Group& group = workload.artefact->plan.groups[g];
  const GroupData& data = workload.groups[g];
  const GatherLayout& unit = layoutOf(workload, g);
  const std::vector<Column> columns = unknownColumns(unit);
  LocalColumns result{static_cast<uint32_t>(columns.size()), {}};
  for (int64_t i = 0; i < data.count; ++i) {
    for (const Column& column : columns) {
      const uint32_t port = unit.gathers[column.gather].port;
      const int64_t row = data.rows[column.gather][static_cast<size_t>(i)];
      result.scalars.push_back(workload.sizes.firstScalar[group.ports[port]] + row * unit.ports[port].width +
                               column.component);
    }
  }
  return result;
}

}  // namespace hgc
