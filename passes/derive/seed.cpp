/// Gathers for what derivatives start from.
#include "passes/passes.h"

namespace hgc {
namespace {

/// The place of the instance in its domain, in row-major order, on the host.
NodeId flatIndex(Unit& unit) {
  NodeId flat = unit.host.constant(int32_t{0});
  for (uint32_t axis = 0; axis < unit.rank; ++axis) {
    flat = unit.host.make(Op::IAdd, unit.host.make(Op::IMul, flat, unit.host.size(axis)), unit.host.index(axis));
  }
  return flat;
}

std::vector<uint32_t> upTo(uint32_t count) {
  std::vector<uint32_t> numbers;
  for (uint32_t k = 0; k < count; ++k) numbers.push_back(k);
  return numbers;
}

}  // namespace

void seed(Unit& unit) {
  const std::vector<Gather> plain = unit.gathers;
  for (uint32_t port = 0; port < unit.ports.size(); ++port) {
    if (unit.ports[port].role == PortRole::Direction) {
      for (const Gather& gather : plain) {
        if (gather.port == unit.ports[port].of) unit.gathers.push_back({port, gather.row, gather.components});
      }
    }
    if (unit.ports[port].role == PortRole::Cotangent) {
      const NodeId row = flatIndex(unit);
      if (!unit.dense) unit.slots.push_back(row);
      unit.gathers.push_back({port, row, upTo(unit.ports[port].width)});
    }
  }
}

}  // namespace hgc
