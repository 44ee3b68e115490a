#pragma once
/// Loops along the lines of a domain. An instance of `h[n in N, j in J]` is n * J + j: line n, column j. The shape:
///
///   sum(k in D) W[j, k] * x[n, k]
///
/// a loop that is in no other and has none within, whose length all instances share, and in which everything that is
/// read, computed or made an index of follows from the line alone (x) or from the column alone (W); both meet in
/// arithmetic and in reductions over the loop. So a tile of lines and columns reads each number once for many.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// With what of an instance a value varies.
enum class Along : uint8_t { Same, Line, Column, Both };

/// A loop of that shape.
struct LineLoop {
  const Region* loop = nullptr;
  std::vector<uint32_t> before;   ///< positions outside that it needs and that are not the same for all, ascending
  std::vector<uint32_t> columns;  ///< reals in the loop that vary with the column and meet what varies with the line
  std::vector<uint32_t> results;  ///< its reductions
};

struct Lines {
  uint32_t length = 0;       ///< the position of J
  std::vector<Along> along;  ///< by position
  std::vector<LineLoop> loops;

  /// The loop of this region, or null.
  const LineLoop* find(const Region* loop) const;
};

Lines findLines(const Kernel& kernel);

/// Whether this is the number of the line, or of the column, itself.
bool isPlace(const Lines& lines, const Kernel& kernel, uint32_t at);

}  // namespace hgc::cpu
