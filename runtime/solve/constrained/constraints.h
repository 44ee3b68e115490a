#pragma once
/// The constraints of a program, and the data of a session by which they are residuals.
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Numbers by constraint: of each component of each instance.
using ByConstraint = std::vector<std::vector<double>>;

/// What multipliers leave of the objective's gradient: by how much of itself, or of its terms, the objective would
/// change to first order with a change of a scalar as large as it is.
struct Imbalance {
  double part = 0;     ///< of the scalar where it is most
  int64_t scalar = 0;  ///< of a step
};

/// Sets `Term::weight` and `Term::shift` of all constraints of a session, and tells what it makes of these. Numbers by
/// constraint are of values that are multiplied by a scale each, but for what is given and reported.
/// Thread-safety: that of the session, which must outlive it.
class Constraints {
 public:
  /// Those of a program that has some.
  static Result<Constraints> open(Session& session);

  Session& session() const { return *session_; }
  const std::string& nameOf(size_t constraint) const { return all_[constraint].name; }
  ByConstraint zeros() const;
  /// By constraint; 1 unless set.
  std::vector<double> scales() const;
  void setScales(std::span<const double> scales);
  /// Powers of 2 by which the gradients of values are neither long nor short where the unknowns are. Leaves constraints
  /// out.
  Result<std::vector<double>> findScales(const Unknowns& unknowns) const;

  /// Their multipliers, 0 where none are given. An error for a name or a number of multipliers that is not theirs, and
  /// for numbers that are not finite.
  Result<ByConstraint> dualsOf(const std::vector<SolveConstraint>& given) const;
  /// Those of a solve with this penalty, whose scales are set, too. An error unless all constraints have some.
  Result<ByConstraint> takeFound(const std::vector<SolveConstraint>& found, double penalty);
  /// As terms of an augmented Lagrangian.
  Status set(double penalty, const ByConstraint& duals) const;
  /// As no terms of the objective any more.
  Status leaveOut() const { return weigh(0, zeros()); }
  /// Calls `call` with them as terms of an augmented Lagrangian, which they are not any more afterwards.
  template <class Call>
  auto whileSet(double penalty, const ByConstraint& duals, const Call& call) const -> decltype(call()) {
    struct Leaving {
      const Constraints& constraints;
      ~Leaving() { static_cast<void>(constraints.leaveOut()); }
    } leaving{*this};
    const Status done = set(penalty, duals);
    return done ? call() : done.error();
  }

  /// Multipliers, from the residuals of what was set: the penalty times how far value + dual / penalty is beyond the
  /// range.
  Result<ByConstraint> dualsAt(double penalty) const;
  /// Values less the nearest ones within the range. Leaves weights that are the scales, and shifts of 0, set.
  Result<ByConstraint> violations() const;
  /// The largest violation, of which each counts unscaled or scaled, whichever is less.
  double largestOf(const ByConstraint& violations) const;
  /// The largest distance of a value from its range, or from that end of it at which its multiplier is not 0. `duals`
  /// follow from `before` by a round with this penalty. Values count as in `largestOf`.
  double misfit(const ByConstraint& before, const ByConstraint& duals, double penalty) const;
  /// The objective alone; constraints are left out from then on.
  Result<double> objective() const;
  /// The largest magnitude of the gradient, by numbers of unknowns, with the constraints as they are set.
  Result<double> largestSlope() const;
  /// About how much the objective bends along the gradient of the sum of scaled values: the second derivative, or 0
  /// where a number is not finite. Leaves constraints out.
  Result<double> curvature(const Unknowns& unknowns) const;
  /// Beside bounds, and but for points on manifolds. An objective counts as `least` at least. Leaves weights behind
  /// that mean nothing.
  Result<Imbalance> imbalance(const Unknowns& unknowns, const ByConstraint& duals, double least) const;
  /// As they are reported.
  std::vector<SolveConstraint> report(ByConstraint duals, ByConstraint violations) const;

 private:
  struct Constraint {
    std::string name;
    std::vector<int64_t> shape;
    int64_t width = 1;  ///< components of an instance
    double scale = 1;
  };
  explicit Constraints(Session& session) : session_(&session) {}
  Status weigh(double weight, const ByConstraint& shift) const;
  Status weighOne(const Constraint& one, double weight, std::span<const double> shift) const;
  Result<ByConstraint> residuals() const;
  Result<std::vector<double>> lengths(const Unknowns& unknowns) const;

  Session* session_;
  std::vector<Constraint> all_;
};

/// Whether a program has constraints.
bool hasConstraints(const Program& program);

}  // namespace hgc
