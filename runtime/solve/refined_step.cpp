#include "runtime/solve/refined_step.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// -Jᵀr, of r that is not that of the residuals.
void pullBack(LeastSquares& squares, std::span<const double> residuals, std::vector<double>& down) {
  std::ranges::fill(down, 0.0);
  size_t at = 0;
  squares.forRows([&](const ResidualRow& row) {
    const double residual = residuals[at++];
    for (size_t k = 0; k < row.columns.size(); ++k)
      down[static_cast<size_t>(row.columns[k])] -= row.jacobian[k] * residual;
  });
}

}  // namespace

std::vector<double> refinedStep(LeastSquares& squares, const SparseFactor& factor, std::span<const double> from) {
  constexpr int64_t kMost = 100;     // products
  constexpr int64_t kPatience = 10;  // of these, that lower nothing
  std::vector<double> residuals;
  squares.forRows([&](const ResidualRow& row) {
    residuals.push_back(from.empty() ? row.residual : row.residual + row.along(from));
  });
  std::vector<double> down = squares.gradient(from);
  std::vector<double> product(residuals.size());
  for (double& number : down) number = -number;
  std::vector<double> step(down.size()), best = step, direction = step, preconditioned;
  double least = HUGE_VAL, before = 0;
  for (int64_t made = 0, bestAt = 0; made < kMost; ++made) {
    preconditioned = down;
    factor.solve(preconditioned);
    const double slope = dot(down, preconditioned);
    if (made > 0 && slope < least) {
      least = slope;
      best = step;
      bestAt = made;
    }
    if (!(slope > 0) || !std::isfinite(slope) || made - bestAt > kPatience) break;
    const double keep = made == 0 ? 0 : slope / before;
    before = slope;
    for (size_t k = 0; k < step.size(); ++k) direction[k] = preconditioned[k] + keep * direction[k];
    size_t at = 0;
    squares.forRows([&](const ResidualRow& row) { product[at++] = row.along(direction); });
    const double length = slope / dot(product, product);
    if (!std::isfinite(length)) break;
    addScaled(step, length, direction);
    addScaled(residuals, length, product);
    pullBack(squares, residuals, down);
  }
  return best;
}

}  // namespace hgc
