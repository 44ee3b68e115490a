#pragma once
/// How much of what folds carried has to be kept.
#include <cstdint>
#include <span>

#include "ir/graph.h"
#include "runtime/data/instances.h"

namespace hgc {

/// The most counts, at any instance of a group, of the folds of which a kernel reads what they carried, wherever these
/// stand; 0 if there are none. `sizes` are those that the kernel finds.
int64_t longestFold(std::span<const Node> code, const GroupData& data, std::span<const int32_t> sizes);

}  // namespace hgc
