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
  /// The first one balances the objective and the violations, as in chapter 12 of Birgin and Martínez (2014). Where
  /// the objective bends by far more along gradients of constraints, it would take many rounds to have an effect.
  void begin(double cost, const ByConstraint& violations, double curvature) {
    constexpr double kBalance = 10, kLeast = 1e-8, kMost = 1e8, kOfCurvature = 1e-6;
    double squares = 0;
    for (const std::vector<double>& each : violations) squares += dot(each, each);
    const double balance = kBalance * std::max(1.0, std::fabs(cost)) / std::max(1.0, 0.5 * squares);
    begin(std::clamp(std::max(balance, kOfCurvature * curvature), kLeast, kMost));
  }
  void begin(double value) { value_ = first_ = value; }
  /// For another attempt from the same start: larger than what all attempts before began with.
  void beginAgain(int64_t attempt) {
    constexpr double kStronger = 1e3;
    value_ = first_;
    for (int64_t k = 1; k < attempt; ++k) value_ *= kStronger;
    misfit_ = lastMisfit_ = HUGE_VAL;
  }
  double value() const { return value_; }
  /// How many times the first one it is.
  double growth() const { return value_ / first_; }
  bool isLargest() const {
    constexpr double kMost = 1e12;
    return growth() >= kMost;
  }
  void grow() { value_ *= 10; }

  /// That of the last round.
  double misfit() const { return misfit_; }
  void note(double misfit) {
    lastMisfit_ = misfit_;
    misfit_ = misfit;
  }
  bool hasFallenMuch() const { return misfit_ <= 0.25 * lastMisfit_; }
  /// Whether a round has gained by violating constraints: what the penalty charges for that is then a good part of
  /// `fall`, by which the augmented Lagrangian has fallen.
  bool isTooSmall(const ByConstraint& before, const ByConstraint& duals, double fall) const {
    constexpr double kPart = 0.1;
    double squares = 0;
    for (size_t k = 0; k < duals.size(); ++k) {
      for (size_t i = 0; i < duals[k].size(); ++i) {
        const double change = duals[k][i] - before[k][i];
        squares += change * change;
      }
    }
    return 0.5 * squares / value_ > kPart * fall;
  }

  /// As numbers to be kept, all finite unless values of constraints are not; as many are taken back, of which an error
  /// says what they cannot be.
  std::vector<double> state() const {
    const auto kept = [](double misfit) { return misfit == HUGE_VAL ? -1 : misfit; };
    return {value_, first_, kept(misfit_), kept(lastMisfit_)};
  }
  static constexpr size_t kNumbers = 4;  ///< of the state
  Status resume(std::span<const double> state) {
    const auto misfit = [](double kept) { return kept == -1 ? HUGE_VAL : kept; };
    const auto isPenalty = [](double kept) { return std::isfinite(kept) && kept > 0; };
    value_ = state[0], first_ = state[1], misfit_ = misfit(state[2]), lastMisfit_ = misfit(state[3]);
    if (isPenalty(value_) && isPenalty(first_) && misfit_ >= 0 && lastMisfit_ >= 0) return Done{};
    return Error{"it is damaged: its penalty is none", "", ErrorKind::Data};
  }

 private:
  double value_ = 1, first_ = 1;
  double misfit_ = HUGE_VAL, lastMisfit_ = HUGE_VAL;
};

}  // namespace hgc
