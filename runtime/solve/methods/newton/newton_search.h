#pragma once
/// How far `newton` goes along a step.
#include <functional>
#include <limits>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/methods/newton/hessian_model.h"
#include "runtime/solve/methods/progress.h"

namespace hgc {

/// What a search asks for.
struct SearchRule {
  double fall;   ///< of what the slope promises: how much the objective has to fall (Armijo)
  double least;  ///< part of a step that is tried
};
constexpr SearchRule kAnyPart{1e-4, std::numeric_limits<double>::min()};
/// For steps that are longer than the unknowns. A model may be wrong that far away, and where the objective is periodic
/// some part of such a step is lower by chance.
constexpr SearchRule kMostOfIt{0.1, 0.1};

/// A step of the model at the best point, and where parts of it lead.
class NewtonSearch {
 public:
  NewtonSearch(Session& session, const Unknowns& unknowns, const HessianModel& model, SolveProgress& progress)
      : session_(session), unknowns_(unknowns), model_(model), progress_(progress) {}

  /// To be set before the others are called.
  std::vector<double>& step() { return step_; }
  /// Whether the step is longer than the unknowns are, and than 1.
  bool isFar() const;
  /// How much lower the model expects the objective to be after the whole step.
  double expectedDecrease() const;

  /// Shortens the step until the objective is as low as the rule asks for, and `take` lets it be. The iteration says
  /// whether it was accepted.
  Status along(const SearchRule& rule, SolveIteration& iteration, const std::function<Status()>& take);
  /// Goes the whole way, whatever the objective is there.
  Status allTheWay(SolveIteration& iteration);

  /// Where the part led that was tried last.
  std::vector<double>& point() { return point_; }
  /// Whether it was as long as the model proposes.
  bool isWhole() const { return isWhole_; }

 private:
  /// What a part of a step comes to, along manifolds and within bounds.
  struct Part {
    double promised = 0;  ///< what the gradient says of the change
    double length = 0;
    bool isCut = false;  ///< by bounds
  };
  Result<Part> moveAlong(double length);
  Result<Part> tryPart(double length, SolveIteration& iteration);
  Status lengthen(SolveIteration& iteration);

  Session& session_;
  const Unknowns& unknowns_;
  const HessianModel& model_;
  SolveProgress& progress_;
  std::vector<double> step_, point_;
  bool isWhole_ = true;
};

}  // namespace hgc
