#pragma once
/// The objective and its gradient at points.
#include <map>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/methods/progress.h"

namespace hgc {

/// What methods that go by gradients have in common. Gradients are by steps of the unknowns.
class Gradients {
 public:
  Gradients(Session& session, const Unknowns& unknowns, SolveProgress& progress)
      : session_(session), unknowns_(unknowns), progress_(progress) {}

  /// Takes the start of the solve as the best point; the objective there.
  Result<double> begin();
  /// The objective, and in `tried()` its gradient, 0 by fixed scalars; infinite where one of them is not finite, which
  /// is counted. The session has that point afterwards.
  Result<double> at(std::span<const double> point);
  /// That at the best point; that at the point which was evaluated last.
  std::span<const double> best() const { return best_; }
  std::span<const double> tried() const { return tried_; }
  /// That at the point which was evaluated last, by the values of unknowns.
  const std::map<std::string, Array>& byValues() const { return evaluation_.gradients; }
  /// What was tried last is the best.
  void accept() { std::swap(best_, tried_); }

  /// A row of the table, of an iteration that began then. Ends where the gradient at the best point is small.
  void tell(SolveIteration iteration, Clock::time_point since);

 private:
  Result<double> evaluateAt(std::span<const double> point);

  Session& session_;
  const Unknowns& unknowns_;
  SolveProgress& progress_;
  Evaluation evaluation_;
  std::vector<double> best_, tried_;
};

}  // namespace hgc
