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
  result.scalars.resize(static_cast<size_t>(data.count) * columns.size());
  std::vector<int32_t> rows;
  for (size_t k = 0; k < columns.size(); ++k) {
    const Column& column = columns[k];
    const uint32_t port = unit.gathers[column.gather].port;
    if (k == 0 || column.gather != columns[k - 1].gather)
      rows = listRows(workload.artefact->program, group, unit, workload.bound, data, column.gather);
    const int64_t first = workload.sizes.firstScalar[group.ports[port]] + column.component;
    for (size_t i = 0; i < rows.size(); ++i)
      result.scalars[i * columns.size() + k] = first + int64_t{rows[i]} * unit.ports[port].width;
  }
  return result;
}

}  // namespace hgc
