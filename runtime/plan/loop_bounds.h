#pragma once
/// How far the loops of a kernel count, at most, before it runs.
#include <cstdint>
#include <span>

#include "ir/artefact/artefact.h"
#include "runtime/data/instances.h"

namespace hgc {

/// The most counts, at any instance of a group, of the loops at whose counts a kernel keeps something (`keptAtCounts`);
/// 0 if there are none. `sizes` are those that the kernel finds.
int64_t longestKept(std::span<const Node> code, const GroupData& data, std::span<const int32_t> sizes);

/// The most rounds that the loops of a kernel make for an instance, all together, at most. `longestRows` of the group's
/// index tables that are ragged: lengths that a loop chooses.
double mostRounds(const KernelCode& kernel, const GroupData& data, std::span<const int32_t> sizes,
                  std::span<const int64_t> longestRows);

}  // namespace hgc
