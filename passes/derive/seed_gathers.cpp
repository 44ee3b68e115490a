/// Adds gathers for directions and cotangents.
#include "passes/passes.h"

namespace hgc {
namespace {

/// The number of the instance in its domain, in row-major order, in the host program.
NodeId flatIndex(Hoisted& hoisted) {
  NodeId flat = hoisted.host.constant(int32_t{0});
  for (uint32_t axis = 0; axis < hoisted.rank; ++axis) {
    flat = hoisted.host.make(Op::IAdd, hoisted.host.make(Op::IMul, flat, hoisted.host.size(axis)),
                             hoisted.host.index(axis));
  }
  return flat;
}

std::vector<uint32_t> upTo(uint32_t count) {
  std::vector<uint32_t> numbers;
  for (uint32_t k = 0; k < count; ++k) numbers.push_back(k);
  return numbers;
}

}  // namespace

void seed(Hoisted& hoisted) {
  for (uint32_t port = 0; port < hoisted.ports.size(); ++port) {
    const std::vector<Gather> before = hoisted.gathers;
    if (hoisted.ports[port].role == PortRole::Direction) {
      for (const Gather& gather : before) {
        if (gather.port == hoisted.ports[port].of) hoisted.gathers.push_back({port, gather.row, gather.components});
      }
    }
    if (hoisted.ports[port].role == PortRole::Cotangent) {
      const NodeId row = flatIndex(hoisted);
      if (!hoisted.dense) hoisted.slots.push_back(row);
      hoisted.gathers.push_back({port, row, upTo(hoisted.ports[port].width)});
    }
  }
}

}  // namespace hgc
