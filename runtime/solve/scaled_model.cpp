#include "runtime/solve/scaled_model.h"

#include <algorithm>
#include <cmath>

namespace hgc {

Status ScaledModel::linearise(Session& session) {
  if (const Status done = squares_.linearise(session); !done) return done;
  gradient_ = squares_.gradient();
  diagonal_ = squares_.squaresOfColumns();
  if (scale_.empty()) {
    for (const double square : diagonal_) scale_.push_back(1 / (1 + std::sqrt(square)));
  }
  squares_.scaleColumns(scale_);
  for (size_t k = 0; k < scale_.size(); ++k) diagonal_[k] *= scale_[k] * scale_[k];
  factorise();
  return Done{};
}

Status ScaledModel::checkGradient(Session& session) {
  if (!squares_.isWeighed()) return Done{};
  if (const Status done = squares_.linearise(session); !done) return done;
  return squares_.checkGradient(session);
}

std::vector<int64_t> ScaledModel::columnsWhere(const auto& holds) const {
  std::vector<int64_t> found;
  for (size_t k = 0; k < diagonal_.size(); ++k) {
    if (holds(k)) found.push_back(static_cast<int64_t>(k));
  }
  return found;
}

std::vector<int64_t> ScaledModel::emptyColumns() const {
  return columnsWhere([&](size_t k) { return diagonal_[k] == 0; });
}

std::vector<int64_t> ScaledModel::lostColumns() const {
  constexpr double kLeft = 1e-8;
  return columnsWhere([&](size_t k) {
    const double atStart = 1 - scale_[k];  // c / (1 + c) of a column of length c
    return std::sqrt(diagonal_[k]) < kLeft * atStart;
  });
}

void ScaledModel::factorise() {
  const size_t columns = scale_.size();
  factor_ = TriangularRows(columns);
  squares_.forRows([&](const ResidualRow& row) {
    const auto to = factor_.addRow();
    for (size_t k = 0; k < row.columns.size(); ++k) to[static_cast<size_t>(row.columns[k])] = row.jacobian[k];
    to[columns] = -row.residual;
  });
  factor_.eliminate();
}

bool ScaledModel::findStep(double radius, ModelStep& found) {
  constexpr double kMost = 1e32;
  TriangularRows damped = factor_;
  for (size_t k = 0; k < scale_.size(); ++k)
    damped.addRow()[k] = std::sqrt(std::clamp(diagonal_[k], leastDamping_, kMost) / radius);
  found.step.resize(scale_.size());
  if (!damped.solve(found.step)) return false;
  found.decrease = squares_.decreaseAlong(found.step);
  for (size_t k = 0; k < scale_.size(); ++k) found.step[k] *= scale_[k];
  return found.decrease > 0;
}

}  // namespace hgc
