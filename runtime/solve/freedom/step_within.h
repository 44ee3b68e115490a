#pragma once
/// Steps of quadratic models between bounds.
#include <functional>
#include <span>
#include <vector>

#include "ir/result.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/model_step.h"

namespace hgc {

/// Scalars of a step that bounds stop, and what the step is there.
struct Stops {
  std::vector<bool> areThere;  ///< by scalar; empty: none are
  std::vector<double> step;    ///< 0 elsewhere

  /// Whether stops are given, even if none of them stops a scalar any more.
  bool areSome() const { return !areThere.empty(); }
  /// Adds so much to a diagonal there that solutions are next to 0, and the rest of the matrix's factor is that of the
  /// other scalars.
  void stiffen(std::span<double> diagonal) const;
  /// Makes another step what it is there.
  void put(std::span<double> into) const;
};

/// What `keepWithin` asks of a convex quadratic model.
struct StepModel {
  /// Finds the least of the steps that are where stops say. False if there is none.
  std::function<Result<bool>(const Stops& stops, ModelStep& found)> findBeside;
  /// How much lower the model expects the objective to be after a step.
  std::function<Result<double>(std::span<const double> step)> decreaseAlong;
  /// Its gradient after a step.
  std::function<Result<std::vector<double>>(std::span<const double> step)> gradientAfter;
};

/// Makes the least step of a model from `values` the least one within bounds. What these stop is held at its bound, and
/// the step found again along the others; what would then leave its bound inwards is let go. That mostly ends after a
/// few steps (Hintermüller, Ito and Kunisch, The primal-dual active set strategy as a semismooth Newton method, SIAM J.
/// Optim. 13, 2002). If it does not, the step becomes the one of them of which the model expects most, as far as bounds
/// let it go, and is cut; if the model expects no decrease of any, it stays as it was. Scalars that a gradient holds at
/// bounds before the step stay there.
Status keepWithin(const Unknowns& unknowns, std::span<const double> values, const StepModel& model, ModelStep& found);

}  // namespace hgc
