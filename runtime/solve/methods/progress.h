#pragma once
/// What every method of solving has in common.
#include <cmath>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "runtime/device/clock.h"
#include "runtime/session.h"
#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/method_options.h"
#include "runtime/solve/methods/judge.h"
#include "runtime/solve/solve.h"

namespace hgc {

inline double secondsSince(Clock::time_point start) { return millisecondsSince(start) * 1e-3; }

/// Adds the seconds that `call` takes.
auto clocked(double& seconds, const auto& call) {
  const auto start = Clock::now();
  auto result = call();
  seconds += secondsSince(start);
  return result;
}

/// What a checkpoint keeps of the unknowns, where they are these.
Result<std::vector<KeptUnknown>> unknownsAt(Session& session, std::span<const double> point);
/// Gives a session the unknowns of the checkpoint that a solve goes on from. An error where it is of another method, or
/// of other unknowns, or of other shapes.
Status takeUnknowns(Session& session, const Checkpoint& checkpoint, const SolveOptions& options);
/// Whether what a checkpoint keeps is of a method that has begun.
bool isWithinMethod(const MethodState& state);
/// An error where a solve that goes on from a file has another cost there than it had.
Status checkResumed(const SolveReport& before, const std::string& path, double cost);

/// How far a solve has come: the best point so far, the table of iterations, and whether and why it has ended.
class SolveProgress {
 public:
  SolveProgress(Session& session, const MethodOptions& options, const Unknowns& unknowns)
      : session_(session), options_(options), unknowns_(unknowns) {}

  /// From the values that the session has, or those of the file that the solve goes on from.
  Status takeStart();
  /// What the method knew there; null where it begins anew. For the first start.
  const MethodState* resumed() const { return resumed_.empty() ? nullptr : &resumed_; }
  /// An error of what the method knew, with the name of the file.
  Error ofFile(Error error) const {
    error.message = options_.resume + ": " + error.message;
    return error;
  }
  /// An error where the cost there is not finite, or another one than where the solve goes on. Counts unknowns and
  /// residuals.
  Status startAt(double cost);

  const std::vector<double>& best() const { return best_; }
  /// Puts another point in its place, which it gives back.
  std::vector<double> exchangeBest(std::vector<double> point) { return std::exchange(best_, std::move(point)); }
  double cost() const { return report_.cost; }
  const MethodOptions& options() const { return options_; }
  SolveReport& report() { return report_; }

  /// The objective; infinite where it is not finite, which is counted. The session has that point afterwards; the
  /// unknowns `there` it has before.
  Result<double> costAt(std::span<const double> point, std::span<const std::string> there = {});
  /// A cost that was tried. Counts those that are not finite.
  double countFinite(double cost);
  /// Gives the session the best point, if there is one.
  Status restore() { return best_.empty() ? Status(Done{}) : unknowns_.set(session_, best_); }

  /// Begins, and iterates until it has ended. From `state` of what the method knows after an iteration it goes on.
  Status descend(const auto& begin, const auto& iterate, const std::function<MethodState()>& state) {
    Status done = begin();
    while (done && !hasEnded()) {
      done = iterate();
      if (done && isCheckpointDue()) keep(state);
    }
    return done;
  }
  bool hasEnded() const { return !report_.why.empty(); }
  /// The first reason counts.
  void end(SolveEnding ending, std::string why);
  /// Of the gradient's magnitudes at the best point, as far as bounds let go along it.
  double largestSlope(std::span<const double> gradient) const;
  /// Ends where as many steps were tried since the last start as are allowed; whether it has.
  bool endIfLong();
  /// Whether the cost or the point changed so little that a solve may end.
  bool isSmall(const SolveIteration& iteration) const;
  /// The point that an iteration has led to is the best from now on; gives back the one before. It ends where `isFull`,
  /// the step being as long as its model proposes, and the step or the change of the cost is small.
  std::vector<double> accept(const SolveIteration& iteration, std::vector<double> point, bool isFull = true);

  /// A row of the table, of an iteration that began then.
  void tell(SolveIteration iteration, Clock::time_point since);
  /// Writes the checkpoint, if one is wanted.
  void keep(const std::function<MethodState()>& state);
  /// The report, of a session that has the best point. The checkpoint is written unless `state` is null, as where it
  /// was before.
  Result<SolveReport> finish(const Status& done, const std::function<MethodState()>& state);

 private:
  int64_t stepsTried() const;
  Status resume();
  bool isCheckpointDue() const;

  Session& session_;
  const MethodOptions& options_;
  const Unknowns& unknowns_;
  std::vector<double> best_;
  SolveReport report_;
  int64_t notFinite_ = 0;
  MethodState resumed_;
  struct {
    double length = 0;       ///< of the unknowns
    int64_t iterations = 0;  ///< made before
    Clock::time_point time = Clock::now();
    double due = 10;  ///< when a checkpoint is written next, in seconds
  } start_;
};

/// Ends where the gradient's largest magnitude is small.
void endIfFlat(SolveProgress& progress, double largest);
/// The same of a gradient that the last row tells of. Warns where the unit of an energy may be what makes it small.
void endIfFlat(SolveProgress& progress, const Unknowns& unknowns, const Program& program,
               std::span<const double> gradient);
/// Ends where no step lowers the cost: at a minimum if hardly anything is left of the first one.
void endWithoutStep(SolveProgress& progress);

}  // namespace hgc
