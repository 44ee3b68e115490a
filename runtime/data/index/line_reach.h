#pragma once
/// How far from their own place the instances of a group read.
#include <optional>
#include <span>

#include "runtime/data/index/program.h"

namespace hgc {

/// Instance i reads rows i + least to i + most, at most.
struct Reach {
  int64_t least = 0, most = 0;
};

/// The reach of a row of the host graph, over all lines; nothing where it does not run along lines.
std::optional<Reach> reachOf(const Graph& host, NodeId row, const IndexContext& context, int64_t instances);

}  // namespace hgc
