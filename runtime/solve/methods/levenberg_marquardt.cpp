#include "runtime/solve/methods/least_squares_models.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/trust_region.h"

namespace hgc {
namespace {

/// The damped step: more damping where the trust region is smaller.
struct DampedStep {
  static constexpr bool kDamps = true, kHoldsBack = true;
  TrustRegion region;

  Result<bool> findStep(auto& model, ModelStep& found) { return model.findStep(region.radius, found); }
  void accept(double ratio) { region.accept(ratio); }
  void reject() { region.reject(); }
  bool isSpent() const { return region.radius < TrustRegion::kSmallest; }
  double radius() const { return region.radius; }
  double length() const { return 0; }
  std::vector<double> state() const { return {region.radius, region.shrink}; }
  void resume(std::span<const double> state) { region = {state[0], state[1]}; }
};

}  // namespace

Result<SolveReport> levenbergMarquardt(Session& session, const MethodOptions& options, const Unknowns& unknowns) {
  return solveLeastSquares(session, options, unknowns, DampedStep{{options.radius.value_or(TrustRegion::kFirst)}});
}

}  // namespace hgc
