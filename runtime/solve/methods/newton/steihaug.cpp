#include "runtime/solve/methods/newton/steihaug.h"

#include <algorithm>
#include <cmath>

#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// How far from a step one may go along a direction, forward and backward, within a radius.
struct Reach {
  double forward = 0, backward = 0;
};

/// The roots t of |step + t direction| = radius, by products of the two vectors.
Reach findReach(double radius, double stepSquare, double between, double directionSquare) {
  const double left = std::max(radius * radius - stepSquare, 0.0);
  const double root = std::sqrt(between * between + directionSquare * left);
  // that of larger magnitude, without cancellation; the other one by the product of both
  const double larger = between > 0 ? -(between + root) : root - between;
  const double a = larger / directionSquare, b = larger == 0 ? 0 : -left / larger;
  return a > 0 ? Reach{a, b} : Reach{b, a};
}

/// To the radius: forward, where the direction descends, or backward if strong negative curvature makes that better.
double lengthToRadius(const Reach& reach, double residual, double curvature) {
  const auto change = [&](double t) { return t * (0.5 * t * curvature - residual); };
  return change(reach.backward) < change(reach.forward) ? reach.backward : reach.forward;
}

}  // namespace

Result<RegionStep> minimiseWithin(double radius, std::span<const double> gradient, const MultiplyHessian& multiply,
                                  double tolerance, int64_t most) {
  RegionStep found;
  std::vector<double>& step = found.step;
  step.assign(gradient.size(), 0);
  std::vector<double> left(gradient.begin(), gradient.end()), direction(gradient.size()), product(gradient.size());
  for (size_t k = 0; k < direction.size(); ++k) direction[k] = -gradient[k];
  double residual = dot(left, left);
  if (!std::isfinite(residual))
    return Error{"the squares of the gradient are infinite", "in a smaller unit the objective has smaller derivatives",
                 ErrorKind::Data};
  const double enough = tolerance * tolerance * residual;
  while (residual > enough && found.products < most && !found.isCut) {
    if (const Status done = multiply(direction, product); !done) return done.error();
    ++found.products;
    const double curvature = dot(direction, product);
    if (!std::isfinite(curvature))
      return Error{"a product with the Hessian is NaN or infinite, where the objective and its gradient are finite",
                   "`hgc run` with the same data shows where second derivatives come from", ErrorKind::NotFinite};
    const Reach reach = findReach(radius, dot(step, step), dot(step, direction), dot(direction, direction));
    double length = residual / curvature;
    found.isCut = !(curvature > 0) || !(length < reach.forward);
    if (found.isCut) length = curvature > 0 ? reach.forward : lengthToRadius(reach, residual, curvature);
    addScaled(step, length, direction);
    addScaled(left, length, product);
    const double next = dot(left, left), keep = next / residual;
    for (size_t k = 0; k < direction.size(); ++k) direction[k] = keep * direction[k] - left[k];
    residual = next;
  }
  found.isMet = residual <= enough;
  found.decrease = -0.5 * (dot(gradient, step) + dot(left, step));
  return found;
}

}  // namespace hgc
