#pragma once
/// The inverse of the matrix of normal equations about a solution.
#include <functional>
#include <optional>
#include <vector>

#include "runtime/solve/after/substitution.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/least_squares.h"
#include "runtime/solve/linear/block_cholesky.h"

namespace hgc {

/// (JᵀJ)⁻¹ of residuals. With constraints, by those changes alone that keep them met to first order: Z (ZᵀJᵀJZ)⁻¹ Zᵀ,
/// where the columns of Z are the unknowns by those that constraints leave. Rows and columns are 0 of what is fixed,
/// held by bounds or determined by constraints.
class InverseNormal {
 public:
  /// Factorises: by QR of J up to 500 unknowns, else by Cholesky's factorisation of the sparse JᵀJ. `squares` has been
  /// linearised. An error where residuals and constraints leave some direction free.
  static Result<InverseNormal> of(LeastSquares& squares, const Unknowns& unknowns);

  /// How many directions are free: the free scalars less the constraints that hold.
  int64_t rank() const { return rank_; }
  /// An error where a number is not finite.
  Result<std::vector<double>> column(int64_t scalar) const;
  /// The numbers between `count` scalars of a row of an unknown from `first` on, row-major.
  Result<std::vector<double>> within(int64_t first, int64_t count) const;

 private:
  /// Replaces a vector by the inverse of SJᵀJS times it, S such that the diagonal is 1. 1 where a column is 0.
  using SolveScaled = std::function<bool(std::span<double>)>;

  InverseNormal() = default;
  Status factorise(LeastSquares& squares, const Unknowns& unknowns);
  Status factoriseWithin(std::vector<LinearForm> constraints, LeastSquares& squares, const Unknowns& unknowns);
  Status setScale(std::span<const double> squares, const Unknowns& unknowns);
  void factoriseDense(const auto& forRows);
  Status factoriseSparse(const BlockMatrix& matrix, const Unknowns& unknowns);
  Status checkFree(const Unknowns& unknowns, const char* fault) const;

  std::vector<double> scale_;
  std::vector<bool> isStill_;  ///< by scalar of a step: fixed, held, or given by others
  SolveScaled solve_;
  std::optional<InverseBlocks> inverse_;  ///< by the rows of unknowns, unless J has a dense factor
  std::optional<Substitution> constraints_;
  int64_t rank_ = 0;
};

}  // namespace hgc
