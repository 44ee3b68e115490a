#include "runtime/solve/methods/newton/saddle.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/methods/newton/steihaug.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// By how much an objective that does not change when unknowns are turned may bend along a direction, for what is left
/// of the gradient: |g| |d|² / |x| of each, where they may be turned about their middle.
double bendOfTurning(const Unknowns& unknowns, std::span<const double> values, std::span<const double> gradient,
                     std::span<const double> direction) {
  double bend = 0;
  for (const Unknowns::Run& run : unknowns.runs()) {
    const double part = norm(stepsOf(run, direction)), slope = norm(stepsOf(run, gradient));
    if (!(part > 0 && slope > 0)) continue;
    bend += slope * part * part / spreadOf(run, values);
  }
  return bend;
}

/// Where an objective ends, and what it is called.
struct End {
  double cost;
  std::span<const double> values, gradient;
  const char* objective;
};

/// Whether bounds let go along a direction, or against it.
bool isFeasible(const Bounds& bounds, std::span<const double> values, std::span<const double> direction) {
  constexpr double kNear = 1e-8;
  bool isForward = true, isBackward = true;
  bounds.forEach([&](size_t value, size_t step, const Bounds::Range& range) {
    const double along = std::fabs(direction[step]) > kNear ? direction[step] : 0;
    const bool isLow = values[value] - range.lowest <= kNear * (1 + std::fabs(range.lowest));
    const bool isHigh = range.highest - values[value] <= kNear * (1 + std::fabs(range.highest));
    if ((isLow && along < 0) || (isHigh && along > 0)) isForward = false;
    if ((isLow && along > 0) || (isHigh && along < 0)) isBackward = false;
  });
  return isForward || isBackward;
}

/// Unknowns that are 0 at a saddle are rounding there, whose length says nothing; but the gradient is rounding, too.
std::optional<std::string> describe(const Unknowns& unknowns, const NegativeCurvature& found, const End& end) {
  constexpr double kClearly = 10, kNothing = 1e-6;
  if (!isFeasible(unknowns.bounds(), end.values, found.direction)) return std::nullopt;
  const double length = 1 + unknowns.freeLength(end.values), slope = norm(end.gradient);
  const bool isNothing = slope * length <= kNothing * std::fabs(end.cost) && -found.value * length > kClearly * slope;
  if (!isNothing && !(-found.value > kClearly * bendOfTurning(unknowns, end.values, end.gradient, found.direction)))
    return std::nullopt;
  return fmt::format("this is no minimum: the Hessian is not positive definite, and {} falls along {}; {}",
                     end.objective, describeDirection(unknowns, found.direction), kLeaveSaddle);
}

/// By conjugate gradients for any right-hand side, which go along such a direction without end where they meet one.
/// What is less than a millionth of other curvatures may be rounding.
std::optional<NegativeCurvature> findByProducts(HessianProducts& products, std::vector<double> any, int64_t most) {
  constexpr double kEndless = 1e150, kExact = 1e-6, kRounding = 1e-6;
  const MultiplyHessian multiply = [&](std::span<double> step, std::span<double> product) {
    return products.multiply(step, product);
  };
  normalise(any);
  std::vector<double> product(any.size());
  if (!multiply(any, product)) return std::nullopt;
  const double curvature = norm(product);
  auto found = minimiseWithin(kEndless, any, multiply, kExact, most);
  if (!found || !found->isCut) return std::nullopt;
  for (double& number : found->step) number /= kEndless;
  normalise(found->step);
  if (!areFinite(found->step) || !multiply(found->step, product)) return std::nullopt;
  const double value = dot(found->step, product);
  if (!(value < -kRounding * curvature)) return std::nullopt;
  return NegativeCurvature{std::move(found->step), value};
}

}  // namespace

std::optional<std::string> describeSaddle(Session& session, const Unknowns& unknowns, HessianModel& model,
                                          const char* objective) {
  const auto values = unknowns.values(session);
  if (!values || !model.take(session, Projection::None)) return std::nullopt;
  const auto found = model.findNegativeCurvature();
  return found ? describe(unknowns, *found, {model.value(), *values, model.gradient(), objective}) : std::nullopt;
}

std::optional<std::string> describeSaddle(const Unknowns& unknowns, HessianProducts& products, double cost,
                                          std::span<const double> values, std::span<const double> gradient,
                                          int64_t most) {
  std::vector<bool> held = unknowns.bounds().findHeld(values, gradient);
  std::vector<double> any = anyVector(gradient.size()), slope(gradient.begin(), gradient.end());
  for (size_t k = 0; k < held.size(); ++k) {
    held[k] = held[k] || unknowns.isFixed(static_cast<int64_t>(k));
    if (held[k]) any[k] = slope[k] = 0;
  }
  products.hold(held);
  const auto found = findByProducts(products, std::move(any), most);
  return found ? describe(unknowns, *found, {cost, values, slope, "the objective"}) : std::nullopt;
}

}  // namespace hgc
