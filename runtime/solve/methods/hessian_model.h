#pragma once
/// The quadratic model of an objective about a point.
#include <optional>
#include <span>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/linear/block_cholesky.h"

namespace hgc {

/// The gradient and the Hessian. Rows and columns of fixed scalars are 0.
class HessianModel {
 public:
  explicit HessianModel(const Unknowns& unknowns) : unknowns_(unknowns) {}

  /// About the values that the session has, whole or with the part of each instance made positive semidefinite. An
  /// error where a number is not finite.
  Status take(Session& session, Projection projection);
  /// Whether the matrix is positive definite as it is.
  bool isPositive();
  std::span<const double> gradient() const { return model_.gradient; }
  /// The step that leads to where the gradient of the model is 0, with the diagonal larger by the relative `shift`, and
  /// 1 where it is 0. False where that matrix is not positive definite, or the step does not descend.
  bool findStep(double shift, std::vector<double>& step);

 private:
  bool factorise(double shift);
  Status checkFinite() const;
  void clearFixed();
  void takeDiagonal();

  const Unknowns& unknowns_;
  BlockModel model_;
  std::vector<double> diagonal_, added_;
  std::optional<BlockCholesky> cholesky_;
};

}  // namespace hgc
