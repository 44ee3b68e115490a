#pragma once
/// The numbers of a matrix of blocks, one by one.
#include <cstdint>

#include "runtime/sum/sparse.h"

namespace hgc {

/// Calls `visit` with the row and the column of each number of a matrix, and that number.
template <class Matrix>
void forEntries(Matrix& matrix, const auto& visit) {
  const BlockShape& shape = *matrix.shape;
  auto number = matrix.values.begin();
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    for (int32_t block = shape.rowBegin[row]; block < shape.rowBegin[row + 1]; ++block) {
      const auto column = static_cast<size_t>(shape.column[static_cast<size_t>(block)]);
      for (int64_t i = shape.rows[row]; i < shape.rows[row + 1]; ++i) {
        for (int64_t j = shape.rows[column]; j < shape.rows[column + 1]; ++j) visit(i, j, *number++);
      }
    }
  }
}

}  // namespace hgc
