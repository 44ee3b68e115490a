#pragma once
/// The last digits of solutions that damped steps do not come to.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/model_step.h"
#include "runtime/solve/vectors.h"

namespace hgc {

/// Squares of what residuals change by along a direction, where the squares of columns are 1.
constexpr double kPoorlyDetermined = 1e-8;  ///< JᵀJ has lost half of the digits
constexpr double kFree = 1e-26;             ///< it cannot be told from rounding

/// The direction along which the matrix of a model's last step is flattest, where the diagonal of JᵀJ is 1.
template <class Model>
std::optional<FlattestDirection> flattestOfLastStep(Model& model) {
  return findFlattestScaled(model.scaling().squares(), [&](std::span<double> x) { return model.solveDamped(x); });
}

/// Whether damping may make a difference to the last step of a model that leaves no direction free.
template <class Model>
Result<bool> isHeldBack(Model& model) {
  constexpr double kSmall = 0.01;  // part of the least eigenvalue that damping may be without one
  const auto damping = model.scaling().lastDamping();
  const std::vector<double> squares = model.scaling().squares();
  double share = 0;
  for (size_t k = 0; k < damping.size(); ++k) share = std::max(share, squares[k] > 0 ? damping[k] / squares[k] : 0);
  auto flattest = flattestOfLastStep(model);
  if (!flattest || flattest->value > std::max(kPoorlyDetermined, share / kSmall)) return false;
  for (size_t k = 0; k < squares.size(); ++k) flattest->direction[k] *= squares[k] > 0 ? 1 / std::sqrt(squares[k]) : 0;
  const Result<double> square = model.squareAlong(flattest->direction);
  return square ? Result<bool>(*square > kFree) : square.error();
}

/// Where a linear model is so poorly conditioned that the least damping holds back what the cost does not tell any
/// more, goes on from the best point by steps without damping, as long as each is less than half as long as the one
/// before (the natural monotonicity test of Deuflhard, Newton Methods for Nonlinear Problems, 2004). Steps along what
/// residuals leave free are not taken. `linearise` makes the model that of the point where the session is, and is
/// called for the best one, too. `iteration` becomes the row of all these steps. Returns whether the model's last step
/// is another one than before.
template <class Model>
Result<bool> findLastDigits(Model& model, const Unknowns& unknowns, SolveProgress& progress, SolveIteration& iteration,
                            const auto& linearise) {
  constexpr int64_t kMost = 10;
  constexpr double kRounding = 1e-8;  // of a cost whose residuals are small differences of large numbers
  const std::vector<double> from = progress.best();
  const std::vector<double> squares = model.scaling().squares();
  const auto squareOf = [&](const std::vector<double>& step) {
    double sum = 0;
    for (size_t k = 0; k < step.size(); ++k) sum += squares[k] * step[k] * step[k];
    return sum;
  };
  ModelStep found, next;
  std::vector<double> point;
  const Result<bool> isHeld = isHeldBack(model);
  if (!isHeld || !*isHeld) return isHeld;
  bool isFound = model.findWholeStep(found);
  if (const auto flattest = flattestOfLastStep(model)) isFound &= flattest->value <= kPoorlyDetermined;
  for (int64_t made = 0; made < kMost && isFound; ++made) {
    const Result<double> square = model.squareAlong(found.step);
    if (!square) return square.error();
    if (!(*square > kFree * squareOf(found.step))) break;
    if (const Status done = unknowns.move(progress.best(), found.step, point); !done) return done.error();
    const auto cost = progress.costAt(point);
    if (!cost) return cost.error();
    isFound = *cost <= (1 + kRounding) * progress.cost();
    if (isFound) {
      const Status done = linearise();
      if (!done && done.error().kind != ErrorKind::NotFinite) return done.error();
      isFound = done && model.findWholeStep(next) && squareOf(next.step) < 0.25 * squareOf(found.step);
    }
    if (!isFound) {
      if (const Status done = progress.restore(); !done) return done.error();
      if (const Status done = linearise(); !done) return done.error();
      break;
    }
    iteration.costChange = progress.cost() - *cost;
    iteration.cost = *cost;
    iteration.step = distance(point, from);
    iteration.isAccepted = true;
    point = progress.accept(iteration, std::move(point), false);
    std::swap(found, next);
  }
  return true;
}

}  // namespace hgc
