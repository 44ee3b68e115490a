#pragma once
/// Divides launches so that their outputs fit a budget of memory.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/data/segments.h"

namespace hgc {

/// Segments of a group that one dispatch computes.
struct Piece {
  uint32_t group = 0;
  int64_t firstSegment = 0, lastSegment = 0;
  uint32_t first = 0, count = 0;  ///< instances
  uint32_t stride = 0;            ///< scalars from one column to the next
  uint64_t offset = 0;            ///< bytes from the start of the wave's memory
};

/// Pieces whose outputs are in memory at the same time.
struct Wave {
  std::vector<Piece> pieces;
  uint64_t bytes = 0;
  uint64_t operations = 0;
};

/// A group to divide.
struct PieceSource {
  uint32_t group = 0;
  Segments segments;
  uint32_t columns = 0;     ///< scalars that an instance stores
  uint64_t operations = 0;  ///< of an instance
  uint64_t scalarBytes = sizeof(double);
  int64_t before = 0;  ///< `GroupData::before`, the number of the first instance
};

/// The limits for a wave.
struct WaveBudget {
  uint64_t bytes = 0;
  uint64_t operations = UINT64_MAX;
};

/// Divides groups into waves within the budget, in order. A segment that exceeds the budget is a wave of its own.
std::vector<Wave> cutIntoWaves(std::span<const PieceSource> sources, const WaveBudget& budget);

}  // namespace hgc
