#include <algorithm>
#include <cmath>

#include "runtime/solve/methods/least_squares_models.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/trust_region.h"

namespace hgc {
namespace {

/// Powell's path within a radius, in unknowns scaled by √(diagonal of JᵀJ): Ceres' `DoglegStrategy`, of the traditional
/// kind.
struct DoglegStep {
  static constexpr bool kDamps = true, kHoldsBack = false;
  double reach = TrustRegion::kFirst;              ///< the radius
  double damping = 1e-8;                           ///< of Gauss and Newton's step: more where JᵀJ is singular
  bool isKnown = false;                            ///< whether the path is that of the current model
  bool isCut = false;                              ///< whether bounds end the path
  double last = 0;                                 ///< how long the step was, in scaled unknowns
  std::vector<double> unscaled = {};               ///< Gauss and Newton's step
  std::vector<double> scale = {};                  ///< √ of the diagonal
  std::vector<double> gradient = {}, newton = {};  ///< by scaled unknowns; Gauss and Newton's step in these
  double cauchy = 0;                               ///< how many gradients long the best step down it is

  Result<bool> findStep(auto& model, ModelStep& found) {
    if (!isKnown) {
      const Result<bool> isFound = findPath(model, found);
      if (!isFound || !*isFound) return isFound;
      isCut = found.isCut;
    }
    isKnown = true;
    found.isCut = isCut;
    walk(found.step);
    last = norm(found.step);
    for (size_t k = 0; k < scale.size(); ++k) found.step[k] /= scale[k];
    if (model.hasBounds() && last <= reach && last == norm(newton))
      found.step = unscaled;  // to bounds, not next to them
    const Result<double> decrease = model.decreaseAlong(found.step);
    if (!decrease) return decrease.error();
    found.decrease = *decrease;
    return found.decrease > 0 && std::isfinite(found.decrease);
  }
  void accept(double ratio) {
    constexpr double kPoor = 0.25, kFine = 0.75, kLeast = 1e-8;
    if (ratio < kPoor) reach *= 0.5;
    if (ratio > kFine) reach = std::max(reach, 3 * last);
    damping = std::max(kLeast, 0.2 * damping);
    isKnown = false;
  }
  void reject() { reach *= 0.5; }
  bool isSpent() const { return reach < TrustRegion::kSmallest; }
  double radius() const { return reach; }
  double length() const { return 0; }
  std::vector<double> state() const { return {reach, damping}; }
  void resume(std::span<const double> state) { reach = state[0], damping = state[1]; }

 private:
  Result<bool> findPath(auto& model, ModelStep& found) {
    constexpr double kMostDamping = 1, kMore = 10;
    if (const Status done = model.completeScaling(); !done) return done.error();
    scale = model.scaling().damping(1);
    for (double& each : scale) each = std::sqrt(each);
    gradient.assign(model.gradient().begin(), model.gradient().end());
    std::vector<double> down(gradient.size());
    for (size_t k = 0; k < scale.size(); ++k) {
      gradient[k] /= scale[k];
      down[k] = gradient[k] / scale[k];
    }
    const Result<double> square = model.squareAlong(down);
    if (!square) return square.error();
    cauchy = dot(gradient, gradient) / *square;
    for (; damping < kMostDamping; damping *= kMore) {
      const Result<bool> isFound = model.findStep(1 / damping, found);
      if (!isFound) return isFound;
      if (!*isFound) continue;
      unscaled = newton = found.step;
      for (size_t k = 0; k < scale.size(); ++k) newton[k] *= scale[k];
      return true;
    }
    reach = 0;  // and no shorter step is worth trying
    return false;
  }

  /// The point of the path at the radius, or its end.
  void walk(std::vector<double>& step) const {
    step = newton;
    if (norm(newton) <= reach) return;
    const double slope = norm(gradient);
    if (slope * cauchy >= reach) {
      for (size_t k = 0; k < step.size(); ++k) step[k] = -(reach / slope) * gradient[k];
      return;
    }
    // from a, the best step down the gradient, to b: |a + part (b - a)| = reach
    const double between = -cauchy * dot(gradient, newton), first = cauchy * slope * cauchy * slope;
    const double whole = norm(newton), apart = first - 2 * between + whole * whole;
    const double c = between - first, left = reach * reach - first;
    const double d = std::sqrt(c * c + apart * left);
    const double part = c <= 0 ? (d - c) / apart : left / (d + c);
    for (size_t k = 0; k < step.size(); ++k) step[k] = -cauchy * (1 - part) * gradient[k] + part * newton[k];
  }
};

}  // namespace

Result<SolveReport> dogleg(Session& session, const MethodOptions& options, const Unknowns& unknowns) {
  return solveLeastSquares(session, options, unknowns, DoglegStep{options.radius.value_or(TrustRegion::kFirst)});
}

}  // namespace hgc
