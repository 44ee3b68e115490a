#pragma once
/// From a graph to a linear program.
#include <span>
#include <vector>

#include "ir/kernel.h"

namespace hgc {

/// Appends to `kernel` the code that computes `values`, operands right before their first user, and the regions of arms
/// that are worth skipping. Gives the position of each value.
std::vector<uint32_t> schedule(const Graph& graph, std::span<const NodeId> values, Kernel& kernel);

/// The positions of `values`, which `scheduler` places one after another.
template <class Scheduler>
std::vector<uint32_t> placeAll(Scheduler scheduler, std::span<const NodeId> values) {
  std::vector<uint32_t> positions;
  for (const NodeId value : values) positions.push_back(scheduler.run(value));
  return positions;
}

}  // namespace hgc
