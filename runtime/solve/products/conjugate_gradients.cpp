#include "runtime/solve/products/conjugate_gradients.h"

#include <cmath>

#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// q at x, of which `left` is what b - A x is.
double modelAt(std::span<const double> x, std::span<const double> b, std::span<const double> left) {
  return -0.5 * (dot(x, b) + dot(x, left));
}

}  // namespace

Result<int64_t> solveByConjugateGradients(const LinearSystem& system, std::span<const double> b,
                                          const InnerRules& rules, std::vector<double>& x) {
  x.assign(b.size(), 0);
  std::vector<double> left(b.begin(), b.end()), direction(b.size()), preconditioned(b.size()), product(b.size());
  double before = 0, model = 0;
  int64_t steps = 0;
  while (steps < rules.most) {
    system.precondition(left, preconditioned);
    const double along = dot(left, preconditioned);
    if (!(along > 0) || !std::isfinite(along)) break;
    const double keep = steps == 0 ? 0 : along / before;
    forScalars(x.size(), [&](size_t k) { direction[k] = preconditioned[k] + keep * direction[k]; });
    before = along;
    if (const Status done = system.multiply(direction, product); !done) return done.error();
    ++steps;
    const double curvature = dot(direction, product);
    const double length = along / curvature;
    if (!(curvature > 0) || !std::isfinite(length)) break;
    addScaled(x, length, direction);
    addScaled(left, -length, product);
    const double next = modelAt(x, b, left);
    if (static_cast<double>(steps) * (next - model) / next < rules.tolerance) break;
    model = next;
  }
  return steps;
}

}  // namespace hgc
