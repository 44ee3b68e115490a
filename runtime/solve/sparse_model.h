#pragma once
/// The linear model of residuals about a point, with a sparse matrix JᵀJ.
#include <optional>
#include <span>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/linear/block_cholesky.h"
#include "runtime/solve/model_step.h"
#include "runtime/solve/scaling.h"
#include "runtime/solve/unknowns.h"

namespace hgc {

/// By Cholesky's factorisation of JᵀJ, which the session adds up in blocks of the rows of unknowns.
class SparseModel {
 public:
  explicit SparseModel(const Unknowns& unknowns) : unknowns_(unknowns) {}

  /// Each as of `DenseModel`.
  Status linearise(Session& session);
  std::span<const double> gradient() const { return model_.gradient; }
  /// It is the gradient of the objective, whatever losses read.
  Status checkGradient(Session&) { return Done{}; }
  Scaling& scaling() { return scaling_; }
  bool findStep(double radius, ModelStep& found);
  /// The norm of the gradient by scaled unknowns.
  double offset() const;
  double decreaseAlong(std::span<const double>) { return 0; }

 private:
  Status checkFinite() const;
  void clearFixed();

  const Unknowns& unknowns_;
  BlockModel model_;
  Scaling scaling_;
  std::optional<BlockCholesky> cholesky_;
};

}  // namespace hgc
