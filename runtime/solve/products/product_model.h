#pragma once
/// The linear model of residuals about a point, by products with JᵀJ.
#include <span>
#include <string>
#include <vector>

#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/model_step.h"
#include "runtime/solve/products/block_diagonal.h"
#include "runtime/solve/products/conjugate_gradients.h"
#include "runtime/solve/products/normal_products.h"
#include "runtime/solve/scaling.h"

namespace hgc {

/// By conjugate gradients, preconditioned by JᵀJ's blocks on the diagonal. Some unknowns may be eliminated: then of
/// the Schur complement, whose products are two of JᵀJ with a product by the inverses of these unknowns' blocks.
class ProductModel {
 public:
  ProductModel(Session& session, const Unknowns& unknowns, const std::vector<std::string>& eliminated,
               const InnerRules& rules);

  /// Each as of `DenseModel`.
  Status linearise(Session& session);
  std::span<const double> gradient() const { return gradient_; }
  Status checkGradient(Session&) { return Done{}; }
  Scaling& scaling() { return scaling_; }
  Result<bool> findStep(double radius, ModelStep& found);
  Result<double> decreaseAlong(std::span<const double> step);
  double offset() const;

 private:
  /// Some of the unknowns: where their scalars are in a step, and the blocks of these.
  struct Part {
    explicit Part(std::vector<BlockRun> in);
    std::vector<double> takeFrom(std::span<const double> step) const;
    void putInto(std::span<double> step, std::span<const double> scalars) const;
    std::vector<double> multiplyInverse(std::span<const double> scalars) const;

    std::vector<BlockRun> ranges;
    int64_t count = 0;  ///< scalars
    BlockDiagonal blocks;
  };
  Status takeGradient(Session& session);
  Status findBlocks();
  Status holdAtBounds(Session& session);
  Status checkFinite(std::span<const double> squares) const;
  Status solveSchur(std::span<const double> right, std::span<const double> damping, ModelStep& found);
  Status solveAll(std::span<const double> right, std::span<const double> damping, ModelStep& found);
  /// JᵀJ times the step of `last_`, into its product; returns the step's square by it.
  Result<double> multiplyStep();
  /// The same where only these unknowns move.
  Status multiply(const Part& part, std::span<const double> scalars);

  const Unknowns& unknowns_;
  NormalProducts products_;
  InnerRules rules_;
  Part kept_, eliminated_;
  std::vector<double> gradient_;
  struct {
    std::vector<double> step, product;
  } last_;  ///< what was multiplied
  Scaling scaling_;
};

}  // namespace hgc
