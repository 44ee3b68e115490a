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

}  // namespace hgc
