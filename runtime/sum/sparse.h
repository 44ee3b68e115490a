#pragma once
/// Sparse matrices whose places are sums of what instances add to them.
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// Which places of a matrix are stored: compressed rows, in which columns ascend.
struct SparseShape {
  int64_t rows = 0, columns = 0;
  std::vector<int64_t> rowBegin = {0};  ///< one more than rows
  std::vector<int64_t> column;
};

/// Positions that an instance may touch are stored even where the value is 0, so that the shape depends on the indices
/// alone: a session gives the same one at every call, and it outlives the session.
struct SparseMatrix {
  std::shared_ptr<const SparseShape> shape = std::make_shared<const SparseShape>();
  std::vector<double> values;  ///< by place
};

/// A number that is added to a place of a row: it lies at `at` among all numbers.
struct SparseEntry {
  int64_t column = 0;
  uint64_t at = 0;
};
/// Appends the numbers of which a row is made, those of one place in the order in which they are added. Called from any
/// thread.
using ListRow = std::function<void(int64_t row, std::vector<SparseEntry>& entries)>;

/// What a matrix is a sum of. Made once when a session first needs it; thread-safe afterwards.
class SparsePlan {
 public:
  SparsePlan() = default;
  /// Fails where 2^32 numbers are added, or lie there.
  static Result<SparsePlan> make(int64_t rows, int64_t columns, const ListRow& list);

  const std::shared_ptr<const SparseShape>& shape() const { return shape_; }
  size_t places() const { return begin_.size() - 1; }
  /// The sums of places `first` to `last`, each from +0 in the order of its row; NaNs are canonical.
  void sum(size_t first, size_t last, const double* numbers, double* values) const;

 private:
  std::shared_ptr<const SparseShape> shape_ = std::make_shared<SparseShape>();
  std::vector<uint32_t> begin_{0};  // of each place, among `from_`; one more
  std::vector<uint32_t> from_;
};

/// Replaces a symmetric n × n matrix by the nearest positive semidefinite one (in the Frobenius norm): negative
/// eigenvalues become 0. A matrix that is not finite is left as it is. See Higham, Computing a nearest symmetric
/// positive semidefinite matrix (1988).
void projectPositive(std::span<double> matrix, uint32_t n);

}  // namespace hgc
