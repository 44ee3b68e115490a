#pragma once
/// Cells: what the segments of a group leave by rows, before it is added up.
#include "runtime/cpu/state.h"

namespace hgc {

/// Scalars between two cells of an incidence.
int64_t strideOf(const CpuState& state, size_t g, const Incidence& incidence);
/// Takes memory for the cells of any `length` segments that follow one another.
void growCells(CpuState& state, size_t g, int64_t length);
/// Gives the cells to the segments from `first` on.
void placeCells(CpuState& state, size_t g, int64_t first);
/// Empties those of a segment, just before it runs.
void clearCells(CpuState& state, size_t g, size_t segment);

}  // namespace hgc
