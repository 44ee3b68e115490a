#pragma once
/// Models of least squares whose steps stay within bounds.
#include <utility>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/step_within.h"

namespace hgc {

/// A `Model` (dense_model.h) that finds the step again beside what bounds stop of it.
template <class Model>
class ModelWithin : public Model {
 public:
  ModelWithin(const Unknowns& unknowns, Model model) : Model(std::move(model)), unknowns_(unknowns) {}

  bool hasBounds() const { return unknowns_.bounds().areThere(); }
  Status linearise(Session& session) {
    const Status done = Model::linearise(session);
    if (!done || !hasBounds()) return done;
    auto values = unknowns_.values(session);
    if (!values) return values.error();
    values_ = std::move(*values);
    return done;
  }

  Result<bool> findStep(double radius, ModelStep& found) {
    const Result<bool> isFound = Model::findStep(radius, found);
    if (!isFound || !*isFound || !hasBounds()) return isFound;
    if constexpr (requires { Model::findStep(radius, Stops(), found); }) {
      const StepModel model{[&](const Stops& stops, ModelStep& again) { return Model::findStep(radius, stops, again); },
                            [&](std::span<const double> step) { return Model::decreaseAlong(step); },
                            [&](std::span<const double> step) { return gradientAfter(step); }};
      if (const Status done = keepWithin(unknowns_, values_, model, found); !done) return done.error();
    }
    return isFound;
  }

 private:
  /// With damping.
  Result<std::vector<double>> gradientAfter(std::span<const double> step) {
    auto gradient = Model::gradientAfter(step);
    const auto damping = Model::scaling().lastDamping();
    for (size_t k = 0; gradient && k < step.size(); ++k) (*gradient)[k] += damping[k] * step[k];
    return gradient;
  }

  const Unknowns& unknowns_;
  std::vector<double> values_;  ///< where it was linearised, if there are bounds
};

}  // namespace hgc
