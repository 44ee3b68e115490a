#include <algorithm>

#include "runtime/cpu/memory/pages.h"
#include "runtime/cpu/stages/stages.h"

namespace hgc {

int64_t strideOf(const CpuState& state, size_t g, const Incidence& incidence) {
  return static_cast<int64_t>(accumulatorStride(layoutOf(state.workload, g).ports[incidence.port].width));
}

/// Kernels also add -0 to cells of the next segment, which therefore needs memory.
void growCells(CpuState& state, size_t g, int64_t length) {
  CpuGroup& memory = state.groups[g];
  const int64_t segments = state.workload.groups[g].segments().count();
  for (size_t k = 0; k < memory.cells.size(); ++k) {
    const Incidence& incidence = state.workload.incidence[g][k];
    const auto cell = [&](int64_t segment) {
      return incidence.segmentCells[static_cast<size_t>(std::min(segment, segments))];
    };
    int64_t most = 0;
    for (int64_t s = 0; s < segments; s += length) most = std::max(most, cell(s + length + 1) - cell(s) + 1);
    grow(memory.cells[k], static_cast<size_t>(most * strideOf(state, g, incidence)));
  }
}

void placeCells(CpuState& state, size_t g, int64_t first) {
  CpuGroup& memory = state.groups[g];
  for (size_t k = 0; k < memory.cells.size(); ++k) {
    const Incidence& incidence = state.workload.incidence[g][k];
    const int64_t before = incidence.segmentCells[static_cast<size_t>(first)];
    memory.accumulators[incidence.port] = countedFrom(memory.cells[k].data(), before * strideOf(state, g, incidence));
  }
}

void clearCells(CpuState& state, size_t g, size_t segment) {
  CpuGroup& memory = state.groups[g];
  for (const Incidence& incidence : state.workload.incidence[g]) {
    const auto stride = strideOf(state, g, incidence);
    double* const cells = memory.accumulators[incidence.port];
    std::fill(cells + incidence.segmentCells[segment] * stride, cells + incidence.segmentCells[segment + 1] * stride,
              0.0);
  }
}

}  // namespace hgc
