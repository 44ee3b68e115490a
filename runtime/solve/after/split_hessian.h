#pragma once
/// The Hessian of an objective at a solution, by unknowns that are free and by those that are kept.
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/linear/block_cholesky.h"

namespace hgc {

/// The part by free unknowns, factorised, and the part by one that is free and one that is kept. Vectors have a number
/// for each scalar of a step of all unknowns.
class SplitHessian {
 public:
  /// Where the session is, whose program is built with `hessian`. Kept are unknowns that are fixed or held at a bound.
  /// An error where the objective has no strict minimum by the free ones.
  static Result<SplitHessian> at(Session& session, const Unknowns& unknowns);

  /// How far the minimum is, as Newton's step tells: its length over 1 plus that of the free unknowns.
  double offset() const { return offset_; }
  bool isFree(int64_t scalar) const { return isFree_[static_cast<size_t>(scalar)]; }
  /// Replaces the numbers of free scalars by the inverse of their part times them, and the others by 0.
  void solve(std::span<double> x) const;
  /// The part between free and kept scalars, times a vector.
  std::vector<double> mixedTimes(std::span<const double> x) const;

 private:
  SplitHessian() = default;
  bool isSlope(std::span<const double> gradient, double length) const;
  Status checkFinite(const Unknowns& unknowns) const;
  /// The matrix of rows of blocks that have a free scalar, with zeros where others of theirs are kept.
  BlockMatrix freePart();
  Status factorise(const Unknowns& unknowns);
  /// The error of a part that has no strict minimum: along which direction the objective falls, if there is one.
  Error notMinimal(const Unknowns& unknowns, const BlockMatrix& part, std::string fault);

  BlockMatrix whole_;             ///< the lower triangle, by all unknowns
  std::vector<bool> isFree_;      ///< by scalar
  std::vector<int64_t> scalars_;  ///< by row of the matrix that is factorised
  std::optional<BlockCholesky> factor_;
  double offset_ = 0;
};

}  // namespace hgc
