#pragma once
/// Instances that read an unknown more than once.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/session/matrices/unknown_blocks.h"

namespace hgc {

/// Instances with several columns for the same scalar. These are merged first: their sum replaces the first of them.
struct Repeats {
  std::vector<int64_t> instances;  ///< ascending
  uint32_t columns = 0;            ///< of every instance
  std::vector<uint32_t> first;     ///< by entry of `instances` and column: the first column of its scalar

  /// Merges columns of instances [begin, end) in tiles of `width` numbers an instance. The numbers are a triangle, or
  /// `rows` rows from number `from` on.
  void mergeTriangles(double* tiles, uint32_t width, int64_t begin, int64_t end) const;
  void mergeRows(double* tiles, uint32_t width, uint32_t from, uint32_t rows, int64_t begin, int64_t end) const;

  std::span<const uint32_t> firstsOf(size_t k) const { return std::span(first).subspan(k * columns, columns); }
};
Repeats repeatsOf(const LocalBlocks& local);

/// The place of (row, column), column <= row, in a lower triangle that is stored by rows.
constexpr uint32_t triangleOf(uint32_t row, uint32_t column) { return row * (row + 1) / 2 + column; }

}  // namespace hgc
