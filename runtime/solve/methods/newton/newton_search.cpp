#include "runtime/solve/methods/newton/newton_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "runtime/solve/vectors.h"

namespace hgc {

bool NewtonSearch::isFar() const { return norm(step_) > std::max(1.0, unknowns_.freeLength(progress_.best())); }

double NewtonSearch::expectedDecrease() const { return -0.5 * dot(model_.gradient(), step_); }

/// Makes the point what that part of the step leads to from the best one.
Result<NewtonSearch::Part> NewtonSearch::moveAlong(double length) {
  std::vector<double> part(step_);
  for (double& number : part) number *= length;
  if (const Status done = unknowns_.move(progress_.best(), part, point_); !done) return done.error();
  if (!unknowns_.bounds().areThere()) return Part{length * dot(model_.gradient(), step_), length * norm(step_)};
  const std::vector<double> left = unknowns_.bounds().stepTo(progress_.best(), point_, part);
  return Part{dot(model_.gradient(), left), norm(left), left != part};
}

Result<NewtonSearch::Part> NewtonSearch::tryPart(double length, SolveIteration& iteration) {
  const auto part = moveAlong(length);
  if (!part) return part;
  const auto cost = progress_.costAt(point_);
  if (!cost) return cost.error();
  iteration.cost = *cost;
  iteration.costChange = progress_.cost() - *cost;
  iteration.step = part->length;
  iteration.length = length;
  return part;
}

Status NewtonSearch::allTheWay(SolveIteration& iteration) {
  const auto part = tryPart(1, iteration);
  return part ? Status(Done{}) : Status(part.error());
}

Status NewtonSearch::along(const SearchRule& rule, SolveIteration& iteration, const std::function<Status()>& take) {
  constexpr double kShorter = 0.8;
  const double before = progress_.cost(), slope = dot(model_.gradient(), step_);
  double length = 1;
  // Where the cost is 0 its rounding is, too.
  while (length >= rule.least && -slope * length > kCostRounding * std::fabs(before)) {
    const auto part = tryPart(length, iteration);
    if (!part) return part.error();
    iteration.isAccepted = part->promised < 0 && iteration.cost <= before + rule.fall * part->promised;
    if (iteration.isAccepted) {
      const bool isFlat = model_.isFlat();
      isWhole_ = length == 1 && !part->isCut && !model_.isCut() && !isFlat;
      if (length == 1 && isFlat) {
        if (const Status done = lengthen(iteration); !done) return done;
      }
      if (const Status done = take(); !done || iteration.isAccepted) return done;
    }
    length *= kShorter;
    if (point_ == progress_.best()) break;
  }
  return Done{};
}

/// Doubles the step as long as the objective goes on falling.
Status NewtonSearch::lengthen(SolveIteration& iteration) {
  constexpr int kTries = 60;
  for (int k = 0; k < kTries; ++k) {
    std::vector<double> kept = point_;
    const auto part = moveAlong(2 * iteration.length);
    if (!part) return part.error();
    const auto cost = point_ == kept ? Result<double>(iteration.cost) : progress_.costAt(point_);
    if (!cost) return cost.error();
    if (!(*cost < iteration.cost)) {
      point_ = std::move(kept);
      return unknowns_.set(session_, point_);
    }
    iteration.costChange += iteration.cost - *cost;
    iteration.cost = *cost;
    iteration.step = part->length;
    iteration.length *= 2;
  }
  return Done{};
}

}  // namespace hgc
