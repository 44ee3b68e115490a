#pragma once
/// Upper bounds for the loops of a kernel, before it runs.
#include <cstdint>
#include <span>

#include "ir/artefact/artefact.h"
#include "runtime/data/instances.h"

namespace hgc {

/// The greatest length, over the instances of a group, of the loops that keep a value at each count (`keptAtCounts`); 0
/// if there are none. `sizes`: `kernelSizes`.
int64_t longestKept(std::span<const Node> code, const GroupData& data, std::span<const int32_t> sizes);

/// An upper bound for the total number of rounds of a kernel's loops in one instance. `longestRows`: by index table of
/// the group, the length of its longest row if it is ragged, else 0.
double mostRounds(const KernelCode& kernel, const GroupData& data, std::span<const int32_t> sizes,
                  std::span<const int64_t> longestRows);

}  // namespace hgc
