/// Cutting out what one kernel needs.
#include "passes/passes.h"
#include "passes/schedule/schedule.h"

namespace hgc {

Kernel cutKernel(const Unit& unit, KernelKind kind, std::string name) {
  Kernel kernel;
  kernel.name = std::move(name);
  kernel.kind = kind;
  kernel.ports = unit.ports;
  kernel.gathers = unit.gathers;
  kernel.columns = unit.columns;
  kernel.slots = static_cast<uint32_t>(unit.slots.size());
  kernel.dims = unit.dims;
  kernel.liftedReals = unit.liftedReals;
  std::vector<NodeId> values;
  for (const Stored& stored : info(kind).stores) {
    for (const Root& root : unit.roots) {
      if (root.kind != stored.root || (stored.byColumn && !isBy(kind, symbolOf(unit, unit.columns[root.a])))) continue;
      kernel.stores.push_back({stored.as, root.a, root.b, kNoNode});
      values.push_back(root.node);
    }
  }
  const std::vector<uint32_t> positions = schedule(unit.graph, values, kernel);
  for (size_t k = 0; k < values.size(); ++k) kernel.stores[k].value = positions[k];
  return kernel;
}

}  // namespace hgc
