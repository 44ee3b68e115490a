#pragma once
/// The inverse of the matrix of normal equations about a solution.
#include <functional>
#include <optional>
#include <vector>

#include "runtime/solve/after/active_constraints.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/least_squares.h"
#include "runtime/solve/linear/block_cholesky.h"

namespace hgc {

/// (JᵀJ)⁻¹ of residuals, with constraints that of JᵀJ along which these stay met (Nocedal and Wright, Numerical
/// Optimization, section 16.2). Rows and columns are 0 of scalars that are fixed, held, or
/// determined by constraints.
class InverseNormal {
 public:
  /// Factorises: by QR of J up to 500 unknowns, else by Cholesky's factorisation of the sparse JᵀJ. `squares` has been
  /// linearised, and is changed. An error where residuals and constraints leave some direction free.
  static Result<InverseNormal> of(LeastSquares& squares, const Unknowns& unknowns);

  /// How many directions residuals determine: the free scalars less the constraints.
  int64_t rank() const { return rank_; }
  /// An error where a number is not finite.
  Result<std::vector<double>> column(int64_t scalar) const;
  /// The numbers between `count` scalars of a row of an unknown from `first` on, row-major.
  Result<std::vector<double>> within(int64_t first, int64_t count) const;

 private:
  /// Replaces a vector by the inverse of SJᵀJS times it, S such that the diagonal is 1. 1 where a column is 0.
  using SolveScaled = std::function<bool(std::span<double>)>;

  InverseNormal() = default;
  Status factoriseDense(LeastSquares& squares);
  Status factoriseSparse(LeastSquares& squares, const Unknowns& unknowns);
  Status holdConstraints(LeastSquares& squares);
  Status findDetermined();
  Result<double> plainAt(int64_t scalar) const;

  std::vector<double> scale_;
  std::vector<bool> isStill_;  ///< by scalar of a step
  SolveScaled solve_;
  std::optional<InverseBlocks> inverse_;          ///< by the rows of unknowns, unless J has a dense factor
  std::optional<ActiveConstraints> constraints_;  ///< by scaled unknowns
  int64_t rank_ = 0;
};

}  // namespace hgc
