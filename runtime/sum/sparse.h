#pragma once
/// Sparse matrices assembled from what instances add to them.
#include <cstdint>
#include <span>
#include <vector>

namespace hgc {

/// Compressed rows; columns ascend within a row. Positions that an instance may touch are stored even where the value
/// is 0, so that the pattern depends on the indices alone.
struct SparseMatrix {
  int64_t rows = 0, columns = 0;
  std::vector<int64_t> rowBegin;  ///< one more than rows
  std::vector<int64_t> column;
  std::vector<double> values;
};

/// Where each of a list of entries goes. Made once when data is bound; thread-safe afterwards.
class SparsePattern {
 public:
  SparsePattern() = default;
  SparsePattern(int64_t rows, int64_t columns, std::span<const int64_t> row, std::span<const int64_t> column);

  /// The matrix: entries at one position are added in the order of the list.
  SparseMatrix fill(std::span<const double> entries) const;

 private:
  SparseMatrix empty_;
  std::vector<int64_t> place_;  // of each entry
};

/// Replaces a symmetric n × n matrix by the nearest positive semidefinite one (in the Frobenius norm): negative
/// eigenvalues become 0. A matrix that is not finite is left as it is. See Higham, Computing a nearest symmetric
/// positive semidefinite matrix (1988).
void projectPositive(std::span<double> matrix, uint32_t n);

}  // namespace hgc
