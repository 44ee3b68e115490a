#pragma once
/// The penalty of an augmented Lagrangian.
#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/vectors.h"

namespace hgc {

/// How hard violations weigh: more where they do not fall by much.
class Penalty {
 public:
  Penalty() = default;
  /// The first one balances the objective and the violations, as in chapter 12 of Birgin and Martínez (2014).
  void begin(double cost, const ByConstraint& violations) {
    constexpr double kBalance = 10, kLeast = 1e-8, kMost = 1e8, kRise = 1e12;
    double squares = 0;
    for (const std::vector<double>& each : violations) squares += dot(each, each);
    const double balance = kBalance * std::max(1.0, std::fabs(cost)) / std::max(1.0, 0.5 * squares);
    value_ = std::clamp(balance, kLeast, kMost);
    largest_ = kRise * value_;
  }
  double value() const { return value_; }
  bool isLargest() const { return value_ >= largest_; }
  void grow() { value_ *= 10; }

  /// The largest distance of a value from where its multiplier wants it, that is, from the range or its end.
  double misfit() const { return misfit_; }
  void note(const ByConstraint& before, const ByConstraint& duals) {
    lastMisfit_ = misfit_;
    misfit_ = 0;
    for (size_t k = 0; k < duals.size(); ++k) {
      for (size_t i = 0; i < duals[k].size(); ++i) {
        const double off = std::fabs(duals[k][i] - before[k][i]) / value_;
        if (!(off <= misfit_) && !std::isnan(misfit_)) misfit_ = off;
      }
    }
  }
  bool hasFallenMuch() const { return misfit_ <= 0.25 * lastMisfit_; }

  /// As numbers to be kept, all finite unless values of constraints are not; as many are taken back, of which an error
  /// says what they cannot be.
  std::vector<double> state() const {
    const auto kept = [](double misfit) { return misfit == HUGE_VAL ? -1 : misfit; };
    return {value_, largest_, kept(misfit_), kept(lastMisfit_)};
  }
  Status resume(std::span<const double> state) {
    const auto misfit = [](double kept) { return kept == -1 ? HUGE_VAL : kept; };
    const Penalty kept{state[0], state[1], misfit(state[2]), misfit(state[3])};
    const bool isGood = std::isfinite(kept.value_) && std::isfinite(kept.largest_) && kept.value_ > 0 &&
                        kept.largest_ > 0 && kept.misfit_ >= 0 && kept.lastMisfit_ >= 0;
    if (!isGood) return Error{"it is damaged: its penalty is none", "", ErrorKind::Data};
    *this = kept;
    return Done{};
  }

 private:
  Penalty(double value, double largest, double misfit, double lastMisfit)
      : value_(value), largest_(largest), misfit_(misfit), lastMisfit_(lastMisfit) {}

  double value_ = 1, largest_ = 1;
  double misfit_ = HUGE_VAL, lastMisfit_ = HUGE_VAL;
};

}  // namespace hgc
