#pragma once
/// What must not depend on what.
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ir/graph.h"

namespace hgc {

/// The origin of the first read whose row depends on reals that only a kernel knows, or nothing: rows are found before
/// kernels run.
std::optional<uint32_t> indexFromReal(const Graph& graph);

/// Whether a value is made of what `isUnknown` says of the symbols that it reads.
bool readsUnknown(const Graph& graph, NodeId value, const std::function<bool(uint32_t symbol)>& isUnknown);

/// The counters of loops that would make constants of `values`, in ascending order: of what is made of constants and
/// counters alone. A condition may be so in a part that `&&`, `||` or `!` combines with others.
std::vector<NodeId> countersThatDecide(const Graph& graph, std::span<const NodeId> values);

}  // namespace hgc
