#pragma once
/// Sparse matrices.
#include <cstdint>
#include <memory>
#include <vector>

namespace hgc {

/// The stored part of a symmetric matrix, including its diagonal.
enum class Triangle : uint8_t { Both, Lower, Upper };

/// The stored places of a matrix in compressed rows. Columns ascend in each row.
struct SparseShape {
  int64_t rows = 0, columns = 0;
  std::vector<int32_t> rowBegin = {0};  ///< by row: its first place, and the end
  std::vector<int32_t> column;
};

/// All places that an instance may touch are stored, even if they are 0, so that the shape depends only on indices. A
/// session returns the same shape at every call until a table of indices is set. The shape may outlive the session.
struct SparseMatrix {
  std::shared_ptr<const SparseShape> shape = std::make_shared<const SparseShape>();
  std::vector<double> values;  ///< by place
};

/// The stored blocks of a matrix, each whole and row by row, even on the diagonal of a triangle. Blocks are ordered by
/// row, then by column.
struct BlockShape {
  std::vector<int64_t> rows = {0}, columns = {0};  ///< by row and column of blocks: its first scalar, and the end
  std::vector<int32_t> rowBegin = {0};             ///< by row of blocks: its first block, and the end
  std::vector<int32_t> column;                     ///< by block: its column of blocks
  std::vector<int32_t> firstValue = {0};           ///< by block: its first value, and the end
};

/// A matrix of dense blocks. The scalars of a row of an unknown share a block if all instances read whole rows of the
/// unknown; otherwise blocks are scalars. The shape is kept like that of a `SparseMatrix`.
struct BlockMatrix {
  std::shared_ptr<const BlockShape> shape = std::make_shared<const BlockShape>();
  std::vector<double> values;
};

/// How a matrix is stored: by compressed rows or by blocks.
enum class Storage : uint8_t { Rows, Blocks };

}  // namespace hgc
