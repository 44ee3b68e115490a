#pragma once
/// Unknowns that an instance reads more than once.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/session/matrices/unknown_blocks.h"

namespace hgc {

/// Instances that read a scalar by several columns, which add up before anything else is made of them: what they have
/// together stands at the first.
struct Repeats {
  std::vector<int64_t> instances;  ///< ascending
  uint32_t columns = 0;            ///< of every instance
  std::vector<uint32_t> first;     ///< by instance of these and column: the first column of the same scalar

  /// Adds up what instances `first` to `last` have in tiles of `width` numbers: triangles, or from number `from` on
  /// `rows` rows of a number a column.
  void mergeTriangles(double* tiles, uint32_t width, int64_t begin, int64_t end) const;
  void mergeRows(double* tiles, uint32_t width, uint32_t from, uint32_t rows, int64_t begin, int64_t end) const;

  std::span<const uint32_t> firstsOf(size_t k) const { return std::span(first).subspan(k * columns, columns); }
};
Repeats repeatsOf(const LocalBlocks& local);

/// Where second derivatives by columns `row` and `column`, not before it, stand in a triangle.
constexpr uint32_t triangleOf(uint32_t row, uint32_t column) { return row * (row + 1) / 2 + column; }

}  // namespace hgc
