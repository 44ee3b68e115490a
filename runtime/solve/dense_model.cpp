#include "runtime/solve/dense_model.h"

#include <cmath>
#include <limits>

#include "runtime/solve/vectors.h"

namespace hgc {

Status DenseModel::linearise(Session& session) {
  if (const Status done = squares_.linearise(session); !done) return done;
  gradient_ = squares_.gradient();
  scaling_.take(squares_.squaresOfColumns());
  return Done{};
}

Status DenseModel::prepareSteps() {
  squares_.scaleColumns(scaling_.scale());
  const size_t columns = gradient_.size();
  factor_ = TriangularRows(columns);
  squares_.forRows([&](const ResidualRow& row) {
    const auto to = factor_.addRow();
    for (size_t k = 0; k < row.columns.size(); ++k) to[static_cast<size_t>(row.columns[k])] = row.jacobian[k];
    to[columns] = -row.residual;
  });
  factor_.eliminate();
  return Done{};
}

Status DenseModel::checkGradient(Session& session) {
  if (!squares_.isWeighted()) return Done{};
  if (const Status done = squares_.linearise(session); !done) return done;
  return squares_.checkGradient(session);
}

std::vector<double> DenseModel::scaled(std::span<const double> step) const {
  std::vector<double> scaled(step.begin(), step.end());
  for (size_t k = 0; k < scaled.size(); ++k) scaled[k] /= scaling_.scale()[k];
  return scaled;
}

Result<double> DenseModel::decreaseAlong(std::span<const double> step) { return squares_.decreaseAlong(scaled(step)); }
Result<double> DenseModel::squareAlong(std::span<const double> step) { return squares_.squareAlong(scaled(step)); }

Result<std::vector<double>> DenseModel::gradientAfter(std::span<const double> step) {
  std::vector<double> gradient = squares_.gradient(scaled(step));
  for (size_t k = 0; k < gradient.size(); ++k) gradient[k] /= scaling_.scale()[k];
  return gradient;
}

bool DenseModel::solveDamped(std::span<double> x) const {
  const std::vector<double>& scale = scaling_.scale();
  for (size_t k = 0; k < x.size(); ++k) x[k] *= scale[k];
  if (!damped_ || !damped_->solveNormal(x)) return false;
  for (size_t k = 0; k < x.size(); ++k) x[k] *= scale[k];
  return areFinite(x);
}

bool DenseModel::findWholeStep(ModelStep& found) {
  static_cast<void>(findStep(std::numeric_limits<double>::infinity(), found));  // may lower the cost by rounding alone
  return areFinite(found.step);
}

Result<bool> DenseModel::findStep(double radius, const Stops& stops, ModelStep& found) {
  const std::vector<double>& scale = scaling_.scale();
  std::vector<double> damping = scaling_.damping(radius, [&](int64_t scalar) { return squares_.isStill(scalar); });
  constexpr size_t kFew = 500;
  TriangularRows damped = factor_;
  const Stops byScaled{stops.areThere, scaled(stops.step)};
  byScaled.stiffen(damping);
  if (byScaled.areSome()) damped.shift(byScaled.step);
  for (size_t k = 0; k < scale.size(); ++k) damped.addRow()[k] = std::sqrt(damping[k]) * scale[k];
  found.step.resize(scale.size());
  const bool isFound = damped.solve(found.step);
  if (scale.size() <= kFew) damped_ = std::move(damped);
  if (!isFound) return false;
  byScaled.put(found.step);
  found.decrease = squares_.decreaseAlong(found.step);
  for (size_t k = 0; k < scale.size(); ++k) found.step[k] *= scale[k];
  stops.put(found.step);
  return stops.areSome() ? areFinite(found.step) : found.decrease > 0;
}

}  // namespace hgc
