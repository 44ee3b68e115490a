#include "runtime/solve/freedom/step_within.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace hgc {
namespace {

/// A step of a scalar to a bound, which adding it reaches in spite of rounding: what is next to a bound is not at it.
double reach(double value, double bound) {
  constexpr double kBeyond = std::numeric_limits<double>::infinity();
  const double step = bound - value, there = value + step;
  if (step > 0 && there < bound) return std::nextafter(step, kBeyond);
  return step < 0 && there > bound ? std::nextafter(step, -kBeyond) : step;
}

/// A step that is made one within bounds.
class StepWithinBounds {
 public:
  StepWithinBounds(const Unknowns& unknowns, std::span<const double> values, const StepModel& model)
      : unknowns_(unknowns), values_(values), model_(model) {}

  Status find(ModelStep& found);

 private:
  size_t stop(const ModelStep& found);
  Result<size_t> letGo(const ModelStep& found);
  Status keepBest(const ModelStep& found);

  const Unknowns& unknowns_;
  std::span<const double> values_;
  const StepModel& model_;
  Stops stops_;
  std::vector<double> point_;  ///< where the last step leads
  ModelStep best_;             ///< of those that bounds stop
};

/// Holds what bounds stop of the step. Returns how many scalars.
size_t StepWithinBounds::stop(const ModelStep& found) {
  const std::vector<double> left = unknowns_.bounds().stepTo(values_, point_, found.step);
  size_t more = 0;
  unknowns_.bounds().forEach([&](size_t value, size_t k, const Bounds::Range&) {
    if (stops_.areThere[k] || left[k] == found.step[k]) return;
    stops_.areThere[k] = true;
    ++more;
    stops_.step[k] = reach(values_[value], point_[value]);
  });
  return more;
}

/// No longer holds what would go inwards after the step. Returns how many scalars.
Result<size_t> StepWithinBounds::letGo(const ModelStep& found) {
  const auto gradient = model_.gradientAfter(found.step);
  if (!gradient) return gradient.error();
  const std::vector<bool> held = unknowns_.bounds().findHeld(point_, *gradient);
  size_t fewer = 0;
  for (size_t k = 0; k < held.size(); ++k) {
    if (!stops_.areThere[k] || held[k] || (*gradient)[k] == 0) continue;
    ++fewer;
    stops_.areThere[k] = false;
    stops_.step[k] = 0;
  }
  return fewer;
}

/// The step counts as far as bounds let it go.
Status StepWithinBounds::keepBest(const ModelStep& found) {
  ModelStep within = found;
  within.isCut = true;
  stops_.put(within.step);
  const auto decrease = model_.decreaseAlong(within.step);
  if (!decrease) return decrease.error();
  within.decrease = *decrease;
  const bool isBetter = best_.step.empty() || within.decrease > best_.decrease;
  if (isBetter && std::isfinite(within.decrease)) best_ = std::move(within);
  return Done{};
}

Status StepWithinBounds::find(ModelStep& found) {
  constexpr int kMost = 40;     // steps
  constexpr int kPatience = 5;  // of these, as long as no fewer scalars are stopped or let go
  stops_ = {std::vector<bool>(found.step.size()), std::vector<double>(found.step.size())};
  const ModelStep whole = found;
  size_t least = found.step.size() + 1;
  for (int made = 0, leastAt = 0; made <= kMost; ++made) {
    if (made > 0) {
      const auto isFound = model_.findBeside(stops_, found);
      if (!isFound) return isFound.error();
      if (!*isFound) break;
    }
    if (const Status done = unknowns_.move(values_, found.step, point_); !done) return done;
    const auto fewer = made > 0 ? letGo(found) : Result<size_t>(0);
    if (!fewer) return fewer.error();
    const size_t more = stop(found), changes = *fewer + more;
    if (changes == 0) return Done{};
    if (more > 0) {
      if (const Status done = keepBest(found); !done) return done;
    }
    if (changes < least) leastAt = made;
    least = std::min(least, changes);
    if (made - leastAt > kPatience) break;
  }
  found = best_.decrease > 0 ? best_ : whole;
  return Done{};
}

}  // namespace

void Stops::stiffen(std::span<double> diagonal) const {
  constexpr double kStiff = 1e100;  // of which neither the root nor a quotient leaves the range of numbers
  for (size_t k = 0; k < areThere.size(); ++k) {
    if (areThere[k]) diagonal[k] += kStiff;
  }
}

void Stops::put(std::span<double> into) const {
  for (size_t k = 0; k < areThere.size(); ++k) {
    if (areThere[k]) into[k] = step[k];
  }
}

Status keepWithin(const Unknowns& unknowns, std::span<const double> values, const StepModel& model, ModelStep& found) {
  return StepWithinBounds(unknowns, values, model).find(found);
}

}  // namespace hgc
