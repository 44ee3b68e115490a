#pragma once
/// Sparse matrices.
#include <cstdint>
#include <memory>
#include <vector>

namespace hgc {

/// Which part of a symmetric matrix is stored, its diagonal included.
enum class Triangle : uint8_t { Both, Lower, Upper };

/// Which places of a matrix are stored: compressed rows, in which columns ascend.
struct SparseShape {
  int64_t rows = 0, columns = 0;
  std::vector<int32_t> rowBegin = {0};  ///< one more than rows
  std::vector<int32_t> column;
};

/// Positions that an instance may touch are stored even where the value is 0, so that the shape depends on the indices
/// alone: a session gives the same one at every call until a table of indices is set, and it outlives the session.
struct SparseMatrix {
  std::shared_ptr<const SparseShape> shape = std::make_shared<const SparseShape>();
  std::vector<double> values;  ///< by place
};

/// Which blocks of a matrix are stored, each whole and row by row: also the one on the diagonal where the matrix is one
/// triangle of blocks. Blocks of a row of them follow one another, their columns ascend.
struct BlockShape {
  std::vector<int64_t> rows = {0}, columns = {0};  ///< by row and column of blocks: its first scalar; one more
  std::vector<int32_t> rowBegin = {0};             ///< by row of blocks: its first block; one more
  std::vector<int32_t> column;                     ///< by block, counted in blocks
  std::vector<int32_t> firstValue = {0};           ///< by block: the first of its numbers; one more
};

/// A matrix of dense blocks: a row of an unknown is one where all instances read whole rows of it, otherwise blocks are
/// scalars. The shape is one object as long as that of a `SparseMatrix` is.
struct BlockMatrix {
  std::shared_ptr<const BlockShape> shape = std::make_shared<const BlockShape>();
  std::vector<double> values;
};

/// How a matrix is stored: by compressed rows or by blocks.
enum class Storage : uint8_t { Rows, Blocks };

}  // namespace hgc
