#pragma once
/// Handles recorded terms that differ in which components of rows they read.
#include <span>

#include "ir/artefact/plan.h"

namespace hgc {

/// Puts components back into the loads of a topology, which have numbers in their place: column `firstComponent + k` of
/// each group's lifted integers holds the component of number k. If all terms read the same components of a port, these
/// become the components. Otherwise the port reads the symbol as narrower rows, as wide as possible, so that the
/// component is part of the row number. Unused columns are dropped.
void restoreComponents(const Program& program, Topology& topology, std::span<Group* const> groups,
                       uint32_t firstComponent);

}  // namespace hgc
