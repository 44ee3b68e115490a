#pragma once
/// Minimises subject to constraints.
#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <ranges>
#include <string>
#include <vector>

#include "runtime/device/clock.h"
#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/constrained/penalty.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/method_options.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/progress.h"

namespace hgc {

/// How an attempt has ended that could not meet the constraints.
struct NearestAttempt {
  double violation = 0;  ///< the largest
  std::vector<double> point = {};
  ByConstraint duals = {};
};

/// The method of multipliers, as in Birgin and Martínez, Practical Augmented Lagrangian Methods (2014), algorithm 4.1:
/// in rounds, each of which minimises the augmented Lagrangian by `minimise` from where the last one has ended, to a
/// tolerance that falls from round to round. Multipliers are then those of its gradient; the penalty grows where
/// constraints are not met much better than before. Ends where all are met within `constraintTolerance`, multipliers
/// fit them, and the round was solved to the tolerances of the options.
///
/// Rounds with many steps are cut short. One that was cut, or in which the objective has fallen far, begins again with
/// a larger penalty if it has gained by violating constraints. Where the largest penalty does not meet them, another
/// attempt begins at the start with a larger first penalty; the attempt that comes nearest is kept.
/// The constraints are no part of the session's objective afterwards.
class MultiplierRounds {
 public:
  using Minimise = std::function<Result<SolveReport>(const MethodOptions&)>;

  MultiplierRounds(Constraints& constraints, const SolveOptions& options, const Unknowns& unknowns,
                   const Minimise& minimise)
      : constraints_(constraints), options_(options), unknowns_(unknowns), minimise_(minimise) {}

  Result<SolveReport> solve();

 private:
  static constexpr int64_t kMostAttempts = 3;
  static constexpr double kFirstFall = 10;

  Status begin();
  Status resume();
  Status take(const MethodState& state);
  MethodState state(bool isBetween) const;
  Status writeBetween();
  void keepBetween();
  Status beginRound();
  Status runRound();
  Status endRound(SolveReport round, ByConstraint duals);
  void judge(const SolveReport& round);
  Status endAttempt();
  Status restoreNearest();
  Status checkBalance();
  MethodOptions optionsOfRound();
  Proceed tell(SolveIteration iteration);
  void keep(SolveReport round);
  Status describe();
  void end(SolveEnding ending, std::string why) {
    report_.ending = ending;
    report_.why = std::move(why);
  }
  int64_t stepsTried(size_t firstRow = 0) const {
    return std::ranges::count(report_.iterations | std::views::drop(firstRow), false, &SolveIteration::isStart);
  }
  int64_t stepsOfRound() const { return round_.stepsBefore + stepsTried(round_.firstRow); }
  const MethodRow& method() const;
  int64_t mostSteps() const { return options_.maxIterations.value_or(method().inRounds); }
  double costTolerance() const;
  double scaleOfCost() const { return std::max(1.0, std::fabs(report_.initialCost)); }

  Constraints& constraints_;
  const SolveOptions& options_;
  const Unknowns& unknowns_;
  const Minimise& minimise_;
  SolveReport report_;
  Penalty penalty_;
  struct {
    ByConstraint duals;
    std::vector<double> point;
    size_t firstRow = 0;      ///< of the table
    int64_t stepsBefore = 0;  ///< that a file says were tried
    bool isOfFile = false;    ///< whether a file says how far its method has come
  } round_;                   ///< the current one: what it begins with
  struct {
    Clock::time_point time = Clock::now();
    bool isResumed = false, isStopped = false;
    int64_t rows = 0;           ///< of the table, made before
    double due = 10;            ///< when a checkpoint is written next between rounds, in seconds
    std::vector<double> start;  ///< where attempts begin
    int64_t attempt = 1;
    int64_t level = 0;         ///< of the tolerance: rounds of this attempt that multipliers were taken from
    double slope = 0;          ///< of the objective at the start: what is large for a gradient
    double fall = kFirstFall;  ///< how many times further than at the start the objective may fall before a round ends
    std::optional<NearestAttempt> nearest;
  } whole_;  ///< the solve
};

}  // namespace hgc
