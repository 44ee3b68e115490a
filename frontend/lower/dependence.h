#pragma once
/// What must not depend on what.
#include <cstdint>
#include <functional>
#include <optional>

#include "ir/graph.h"

namespace hgc {

/// The origin of the first read whose row depends on reals that only a kernel knows, or nothing: rows are found before
/// kernels run.
std::optional<uint32_t> indexFromReal(const Graph& graph);

/// Whether a value is made of what `isUnknown` says of the symbols that it reads.
bool readsUnknown(const Graph& graph, NodeId value, const std::function<bool(uint32_t symbol)>& isUnknown);

}  // namespace hgc
