#pragma once
/// The linear model of residuals about a point, by products with JᵀJ.
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/model_step.h"
#include "runtime/solve/products/conjugate_gradients.h"
#include "runtime/solve/products/eliminated_unknowns.h"
#include "runtime/solve/products/kept_unknowns.h"
#include "runtime/solve/products/step_products.h"
#include "runtime/solve/scaling.h"

namespace hgc {

/// By conjugate gradients, preconditioned by JᵀJ's blocks on the diagonal. Some unknowns may be eliminated: then of
/// the Schur complement, whose products are two of JᵀJ with a product by the inverses of these unknowns' blocks. On a
/// device with memory of its own what these have stays there; should the session leave it, all is found again on the
/// host, with the same bits.
class ProductModel {
 public:
  /// Whether steps are found by products, where the session is then.
  static constexpr bool kMultiplies = true;

  ProductModel(Session& session, const Unknowns& unknowns, const std::vector<std::string>& eliminated,
               const InnerRules& rules);

  /// Each as of `DenseModel`.
  Status linearise(Session& session);
  std::span<const double> gradient() const { return vectors_.gradient; }
  Status checkGradient(Session&) { return Done{}; }
  Scaling& scaling() { return scaling_; }
  Status completeScaling();
  Result<bool> findStep(double radius, ModelStep& found);
  Result<double> decreaseAlong(std::span<const double> step);
  Result<double> squareAlong(std::span<const double> step);
  double offset() const;
  /// Moves unknowns along the step of the last `findStep` or `decreaseAlong`, which this is, where the session has it.
  /// Returns which have moved.
  std::span<const std::string> moveThere(std::span<const double> step) { return eliminated_.move(step); }

 private:
  Status takeModel(Session& session);
  void takeGradient();
  Status findBlocks();
  Status renewBlocks();
  Status holdAtBounds(Session& session);
  Status takeSquares();
  Status checkFinite(bool hasAllSquares) const;
  Status bringSquares();
  const std::vector<double>& dampingAt(double radius);
  Result<bool> invertBlocks(double radius, std::span<const double> damping);
  Result<double> solve(std::span<const double> damping, ModelStep& found);
  template <class Call>
  auto retried(const Call& call) -> decltype(call());
  Result<bool> findStepThere(double radius, ModelStep& found);
  bool haveLostRows() const { return eliminated_.haveLostRows() || kept_.haveLostRows(); }
  double decreaseOf(std::span<const double> step, double square) const;

  const Unknowns& unknowns_;
  StepProducts products_;
  InnerRules rules_;
  KeptUnknowns kept_;
  EliminatedUnknowns eliminated_;
  /// Of all unknowns. They keep their memory.
  struct {
    std::vector<double> gradient, squares;
    bool isGradientFinite = false;  ///< also by fixed unknowns
    bool areSquaresCurrent = true;  ///< or else, by eliminated unknowns, those of an earlier point
    StepProduct last;               ///< what was multiplied
  } vectors_;
  Evaluation evaluated_;
  Scaling scaling_;
};

}  // namespace hgc
