#pragma once
/// What must not depend on what.
#include <cstdint>
#include <optional>

#include "ir/graph.h"

namespace hgc {

/// The origin of the first read whose row depends on reals that only a kernel knows, or nothing: rows are found before
/// kernels run.
std::optional<uint32_t> indexFromReal(const Graph& graph);

}  // namespace hgc
