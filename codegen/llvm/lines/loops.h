#pragma once
/// Finds loops that can be computed for a tile of lines and columns at a time, as a matrix product is. Instance
/// n * J + j of `h[n in N, j in J]` is at line n, column j:
///
///   sum(k in D) W[j, k] * x[n, k]
///
/// The loop is not nested and contains no other; all instances share its length. All its loads depend on the line only
/// (x) or on the column only (W); both meet in arithmetic and in reductions over the loop.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Whether a value depends on the line or the column of its instance.
enum class Along : uint8_t { Same, Line, Column, Both };

/// A loop of this form.
struct LineLoop {
  const Region* loop = nullptr;
  std::vector<uint32_t> before;  ///< positions before the loop that it reads and that depend on the instance, ascending
  std::vector<uint32_t> columns;  ///< reals in the loop that depend on the column and are used together with the line
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

/// Whether a position is the number of the line or of the column itself.
bool isPlace(const Lines& lines, const Kernel& kernel, uint32_t at);

}  // namespace hgc::cpu
