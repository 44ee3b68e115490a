#pragma once
/// The normal equations of a linear model of residuals.
#include <span>
#include <vector>

#include "runtime/solve/least_squares.h"
#include "runtime/solve/normal_plan.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// JᵀJ by blocks and Jᵀr. Each block is the sum of the products of its instances, one after another, so that bits
/// depend on structure alone; blocks are added up in parallel.
class NormalEquations {
 public:
  /// Adds them up. The rows must be those of the first call in all but their numbers.
  Status add(const LeastSquares& squares, int64_t unknowns);

  const BlockMatrix& matrix() const { return matrix_; }
  std::span<const double> diagonal() const { return diagonal_; }
  std::span<const double> gradient() const { return gradient_; }

 private:
  Status plan(const LeastSquares& squares, int64_t unknowns);

  NormalPlan plan_;
  BlockMatrix matrix_;
  std::vector<double> diagonal_, gradient_;
  std::vector<int32_t> firstRows_;  ///< of pieces of about as many products; then the number of rows
};

}  // namespace hgc
