#pragma once
/// The constraints of a program, and the data of a session by which they are residuals.
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Numbers by constraint: of each component of each instance.
using ByConstraint = std::vector<std::vector<double>>;

/// Sets `Term::weight` and `Term::shift` of all constraints of a session, and tells what it makes of these.
/// Thread-safety: that of the session, which must outlive it.
class Constraints {
 public:
  /// Those of a program that has some.
  static Result<Constraints> open(Session& session);

  Session& session() const { return *session_; }
  const std::string& nameOf(size_t constraint) const { return all_[constraint].name; }
  ByConstraint zeros() const;
  /// Their multipliers, 0 where none are given. An error for a name or a number of multipliers that is not theirs, and
  /// for numbers that are not finite.
  Result<ByConstraint> dualsOf(const std::vector<SolveConstraint>& given) const;
  /// As terms of an augmented Lagrangian.
  Status set(double penalty, const ByConstraint& duals) const;
  /// As no terms of the objective any more.
  Status leaveOut() const { return weigh(0, zeros()); }

  /// Multipliers, from the residuals of what was set: the penalty times how far value + dual / penalty is beyond the
  /// range.
  Result<ByConstraint> dualsAt(double penalty) const;
  /// Values less the nearest ones within the range. Leaves a weight of 1 and shifts of 0 set.
  Result<ByConstraint> violations() const;
  /// The objective alone; constraints are left out from then on.
  Result<double> objective() const;
  /// The largest magnitude of the gradient, by numbers of unknowns, with the constraints as they are set.
  Result<double> largestSlope() const;
  /// As they are reported.
  std::vector<SolveConstraint> report(ByConstraint duals, ByConstraint violations) const;

 private:
  struct Constraint {
    std::string name;
    std::vector<int64_t> shape;
    int64_t width = 1;  ///< components of an instance
  };
  explicit Constraints(Session& session) : session_(&session) {}
  Status weigh(double weight, const ByConstraint& shift) const;
  Result<ByConstraint> residuals() const;

  Session* session_;
  std::vector<Constraint> all_;
};

/// Whether a program has constraints.
bool hasConstraints(const Program& program);

}  // namespace hgc
