#pragma once
/// Linear systems with sparse symmetric matrices.
#include <span>

namespace hgc {

/// A factorisation of matrices of blocks that have the same shape. Thread-safety: one thread at a time.
class SparseFactor {
 public:
  virtual ~SparseFactor() = default;

  /// Of a matrix of that shape, with these numbers added to its diagonal. False where it is not positive definite.
  virtual bool factorise(std::span<const double> values, std::span<const double> diagonal) = 0;
  /// Solves with the last factor, in place.
  virtual void solve(std::span<double> x) const = 0;
  /// About the least of the last factor's pivots, each over its number on the diagonal of the matrix, which is given:
  /// the inverse has lost as many digits as this is small.
  virtual double leastPivot(std::span<const double> diagonal) const = 0;
};

}  // namespace hgc
