#include <limits>

#include "runtime/solve/after/covariance.h"
#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/methods/least_squares_models.h"
#include "runtime/solve/methods/methods.h"

namespace hgc {
namespace {

/// The whole step, and after that a half, a quarter and so on.
struct HalvedStep {
  static constexpr bool kDamps = false, kHoldsBack = false;
  static constexpr double kShortest = 0x1p-40;
  ModelStep whole = {};
  double part = 1;

  Result<bool> findStep(auto& model, ModelStep& found) {
    if (part == 1 || whole.step.empty()) {  // that of a solve that goes on is found again
      const Result<bool> isFound = model.findStep(std::numeric_limits<double>::infinity(), whole);
      if (!isFound || !*isFound) part = 0;
      if (!isFound || !*isFound) return isFound;
    }
    found = whole;
    if (part == 1) return true;
    found.inner = 0;
    for (double& scalar : found.step) scalar *= part;
    const Result<double> decrease = model.decreaseAlong(found.step);
    if (!decrease) return decrease.error();
    found.decrease = *decrease;
    return found.decrease > 0;
  }
  void accept(double) { part = 1; }
  void reject() { part /= 2; }
  bool isSpent() const { return part < kShortest; }
  double radius() const { return 0; }
  double length() const { return part; }
  std::vector<double> state() const { return {part}; }
  void resume(std::span<const double> state) { part = state[0]; }
};

/// An error that names what residuals leave free where the session is.
Status checkNothingIsFree(Session& session, const MethodOptions& options) {
  const auto covariance = Covariance::at(session, {.fixed = options.fixed, .variance = 1});
  if (covariance) return Done{};
  Error error = covariance.error();
  if (error.kind == ErrorKind::Data) error.hint += "; `lm` damps steps along it";
  return error;
}

}  // namespace

Result<SolveReport> gaussNewton(Session& session, const MethodOptions& options, const Unknowns& unknowns) {
  const bool hasFactor = !usesProducts(options.linear) && !hasConstraints(session.workload().artefact->program);
  if (hasFactor) {
    const auto cost = session.evaluate({.value = true});
    if (!cost) return cost.error();
    const bool isStart = std::isfinite(cost->value);  // what is not, the run tells
    if (const Status done = isStart ? checkNothingIsFree(session, options) : Done{}; !done) return done.error();
  }
  auto report = solveLeastSquares(session, options, unknowns, HalvedStep{});
  if (!report || report->ending != SolveEnding::NoStep || !hasFactor) return report;
  if (const Status done = checkNothingIsFree(session, options); !done)
    report->warnings.push_back(done.error().message + (done.error().hint.empty() ? "" : ": " + done.error().hint));
  return report;
}

}  // namespace hgc
