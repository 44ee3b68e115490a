#pragma once
/// The rounds of a solve with constraints.
#include <algorithm>
#include <functional>
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

/// The method of multipliers (augmented_lagrangian.h): its rounds, and what is kept of them in checkpoints.
class MultiplierRounds {
 public:
  using Minimise = std::function<Result<SolveReport>(const MethodOptions&)>;

  MultiplierRounds(const Constraints& constraints, const SolveOptions& options, const Unknowns& unknowns,
                   const Minimise& minimise)
      : constraints_(constraints), options_(options), unknowns_(unknowns), minimise_(minimise) {}

  Result<SolveReport> solve();

 private:
  static constexpr int64_t kMostAttempts = 3;

  Status begin();
  Status resume();
  Status take(const MethodState& state);
  MethodState state(bool isBetween) const;
  Status writeBetween();
  void keepBetween();
  Status runRound();
  void judge(const SolveReport& round);
  Status goBack(SolveReport round);
  Status beginAgain();
  MethodOptions optionsOfRound();
  Proceed tell(SolveIteration iteration);
  void keep(SolveReport round);
  Status warnOfSaddle();
  Status describe();
  void end(SolveEnding ending, std::string why) {
    report_.ending = ending;
    report_.why = std::move(why);
  }
  int64_t stepsTried(size_t firstRow = 0) const {
    return std::ranges::count(report_.iterations | std::views::drop(firstRow), false, &SolveIteration::isStart);
  }
  bool hasMoved() const {
    return start_.isResumed ||
           std::ranges::any_of(report_.iterations, [](const auto& each) { return each.isAccepted && !each.isStart; });
  }
  const MethodRow& method() const;
  int64_t mostSteps() const { return options_.maxIterations.value_or(method().inRounds); }
  double costTolerance() const;

  const Constraints& constraints_;
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
    bool isResumed = false;
    int64_t rows = 0;                       ///< of the table, made before
    std::vector<double> point;              ///< where attempts begin
    int64_t attempt = 1, roundsBefore = 0;  ///< the current one, and what those before it have made
    double due = 10;                        ///< when a checkpoint is written next between rounds, in seconds
  } start_;
};

}  // namespace hgc
