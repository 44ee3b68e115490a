#include "runtime/split/addends.h"

#include <algorithm>

namespace hgc {

std::vector<SummedPort> summedPortsOf(const Workload& whole, size_t group) {
  const GatherLayout& layout = layoutOf(whole, group);
  std::vector<SummedPort> ports;
  if (!hasValues(layout) || whole.groups[group].count == 0) return ports;
  for (const uint32_t port : summedPorts(layout, gradientOf(whole))) {
    const SymbolId symbol = whole.artefact->plan.groups[group].ports[port];
    ports.push_back({group, port, symbol, partsOf(whole.bound.symbols[symbol], layout.ports[port])});
  }
  return ports;
}

Result<PortRows> PortRows::find(const Workload& whole, const SummedPort& port) {
  const Program& program = whole.artefact->program;
  const Group& group = whole.artefact->plan.groups[port.group];
  const GatherLayout& layout = layoutOf(whole, port.group);
  const GroupData& data = whole.groups[port.group];
  PortRows rows;
  for (uint32_t gather = 0; gather < layout.gathers.size(); ++gather) {
    if (layout.gathers[gather].port != port.port) continue;
    rows.gathers_.push_back(gather);
    rows.known_.emplace_back(data.rows[gather]);
    rows.listed_.emplace_back();
    if (!data.rows[gather].empty()) continue;
    if (data.entries[gather].all(data.count) > kMostListedRows) return tooManyRows(program, group, layout, gather);
    rows.listed_.back() = listRows(program, group, layout, whole.bound, data, gather);
  }
  return rows;
}

bool readsRepeatedly(const Workload& whole, const SummedPort& port, const PortRows& rows) {
  return std::ranges::any_of(rows.gathers(),
                             [&](uint32_t gather) { return whole.groups[port.group].entries[gather].shared; });
}

}  // namespace hgc
