#include "runtime/solve/methods/newton/region_within.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

class RegionWithin {
 public:
  RegionWithin(const Unknowns& unknowns, HessianProducts& products, std::span<const double> values,
               std::span<const double> gradient)
      : unknowns_(unknowns), products_(products), values_(values), slope_(gradient.begin(), gradient.end()) {}

  Result<StepWithin> find(double radius, double tolerance);

 private:
  void hold(std::span<const double> gradient);
  Result<std::vector<double>> slopeAtStops();
  Result<StepWithin> tryAlong(double radius, double tolerance);
  Status judge(StepWithin& found);

  const Unknowns& unknowns_;
  HessianProducts& products_;
  std::span<const double> values_;
  std::vector<double> slope_;  ///< the gradient, 0 where scalars are held
  std::vector<bool> held_;
  struct {
    std::vector<bool> areThere;        ///< scalars that are held, and those that the step takes to a bound
    std::vector<double> step, beyond;  ///< what it is there; before the bound stopped it
  } stops_;
  int64_t made_ = 0;  ///< products
};

void RegionWithin::hold(std::span<const double> gradient) {
  held_ = unknowns_.bounds().findHeld(values_, gradient);
  for (size_t k = 0; k < held_.size(); ++k) {
    if (unknowns_.isFixed(static_cast<int64_t>(k))) held_[k] = true;
    if (held_[k]) slope_[k] = 0;
  }
  stops_.areThere = held_;
  stops_.step.assign(held_.size(), 0);
  stops_.beyond.assign(held_.size(), 0);
}

/// The gradient of the model where scalars that are stopped are at their bounds, along the others.
Result<std::vector<double>> RegionWithin::slopeAtStops() {
  if (stops_.areThere == held_) return slope_;
  std::vector<double> slope(slope_.size());
  products_.hold(held_);
  if (const Status done = products_.multiply(stops_.step, slope); !done) return done.error();
  ++made_;
  for (size_t k = 0; k < slope.size(); ++k) slope[k] = stops_.areThere[k] ? 0 : slope_[k] + slope[k];
  return slope;
}

/// A step along what is not stopped. What bounds stop of that is from now on.
Result<StepWithin> RegionWithin::tryAlong(double radius, double tolerance) {
  constexpr int64_t kFewProducts = 1'000, kMostProducts = 10'000;
  const auto slope = slopeAtStops();
  if (!slope) return slope.error();
  products_.hold(stops_.areThere);
  auto found = minimiseWithin(
      radius, *slope,
      [&](std::span<double> direction, std::span<double> product) { return products_.multiply(direction, product); },
      tolerance, std::clamp(2 * std::ssize(*slope), kFewProducts, kMostProducts));
  if (!found) return found.error();
  made_ += found->products;
  StepWithin within{std::move(*found), {}, stops_.areThere != held_};
  std::vector<double> whole = within.found.step;
  addScaled(whole, 1, stops_.beyond);
  if (const Status done = unknowns_.move(values_, whole, within.point); !done) return done.error();
  if (!unknowns_.bounds().areThere()) return within;
  within.found.step = unknowns_.bounds().stepTo(values_, within.point, whole);
  for (size_t k = 0; k < whole.size(); ++k) {
    if (stops_.areThere[k] || within.found.step[k] == whole[k]) continue;
    within.isStopped = stops_.areThere[k] = true;
    stops_.step[k] = within.found.step[k];
    stops_.beyond[k] = whole[k];
  }
  if (within.isStopped) {
    if (const Status done = judge(within); !done) return done.error();
  }
  return within;
}

/// What the model expects of what is left.
Status RegionWithin::judge(StepWithin& found) {
  std::vector<double> step = found.found.step, product(step.size());
  products_.hold(held_);
  if (const Status done = products_.multiply(step, product); !done) return done;
  ++made_;
  found.found.decrease = -(dot(slope_, step) + 0.5 * dot(step, product));
  return Done{};
}

Result<StepWithin> RegionWithin::find(double radius, double tolerance) {
  constexpr int kTries = 5;
  hold(std::vector<double>(slope_));
  tolerance = std::min(tolerance, std::sqrt(norm(slope_)));
  auto best = tryAlong(radius, tolerance);
  std::vector<bool> before = held_;
  for (int k = 1; k < kTries && best && stops_.areThere != before; ++k) {
    before = stops_.areThere;
    auto found = tryAlong(radius, tolerance);
    if (!found || found->found.decrease > best->found.decrease) best = std::move(found);
  }
  if (best) best->found.products = made_;
  return best;
}

}  // namespace

Result<StepWithin> findStepWithin(const Unknowns& unknowns, HessianProducts& products, std::span<const double> values,
                                  std::span<const double> gradient, double radius, double tolerance) {
  return RegionWithin(unknowns, products, values, gradient).find(radius, tolerance);
}

}  // namespace hgc
