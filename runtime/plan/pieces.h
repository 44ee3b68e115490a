#pragma once
/// Cutting launches so that what they leave in memory fits a budget.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/data/segments.h"

namespace hgc {

/// One dispatch of a group's kernel: whole segments of its instances.
struct Piece {
  uint32_t group = 0;
  int64_t firstSegment = 0, lastSegment = 0;
  uint32_t first = 0, count = 0;  ///< instances
  uint32_t stride = 0;            ///< scalars between two columns
  uint64_t offset = 0;            ///< bytes from the beginning of the wave's memory
};

/// Pieces whose columns are in memory at the same time.
struct Wave {
  std::vector<Piece> pieces;
  uint64_t bytes = 0;
  uint64_t operations = 0;
};

/// A group that takes part, and how many scalars an instance of it leaves.
struct PieceSource {
  uint32_t group = 0;
  Segments segments;
  uint32_t columns = 0;
  uint64_t operations = 0;  ///< of its kernel
  uint64_t scalarBytes = sizeof(double);
  int64_t before = 0;  ///< `GroupData::before`: pieces count from there
};

/// What one wave may need.
struct WaveBudget {
  uint64_t bytes = 0;
  uint64_t operations = UINT64_MAX;
};

/// Waves within the budget, in the order of groups and segments; a segment that is larger has a wave of its own.
std::vector<Wave> cutIntoWaves(std::span<const PieceSource> sources, const WaveBudget& budget);

}  // namespace hgc
