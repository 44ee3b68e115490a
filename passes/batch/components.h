#pragma once
/// Recorded terms that differ in the components of rows which they read.
#include <span>

#include "ir/artefact/plan.h"

namespace hgc {

/// Gives the loads of a topology, which count their components, those components. Column `firstComponent + k` of each
/// group's lifted integers holds component k. Where all that is read of a port agrees they are components again;
/// otherwise the port reads the symbol as more and narrower rows, the widest that do: `x[17].y` of a `vec3[100]` is
/// component 1 of row 17. Columns that nothing reads then are dropped.
void restoreComponents(const Program& program, Topology& topology, std::span<Group* const> groups,
                       uint32_t firstComponent);

}  // namespace hgc
