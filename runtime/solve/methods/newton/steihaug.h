#pragma once
/// Quadratic models within a radius, by products with their matrix.
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// A step s, and how much q(s) = gᵀs + sᵀHs / 2 is below 0.
struct RegionStep {
  std::vector<double> step;
  double decrease = 0;
  bool isCut = false;    ///< it ends at the radius
  bool isMet = false;    ///< the tolerance is
  int64_t products = 0;  ///< that it took
};

/// The product with H, which may be indefinite, of the first vector: into the second one.
using MultiplyHessian = std::function<Status(std::span<double>, std::span<double>)>;

/// Approximates the least of the model within a radius by conjugate gradients from 0 (Steihaug 1983; Nocedal and
/// Wright, Numerical Optimization, 2nd edition, algorithm 7.2). It goes on to the radius where the next step would
/// leave it, or along a direction without positive curvature, and ends where |g + Hs| <= `tolerance` |g|, at the latest
/// after `most` products. An error where a product is not finite.
Result<RegionStep> minimiseWithin(double radius, std::span<const double> gradient, const MultiplyHessian& multiply,
                                  double tolerance, int64_t most);

}  // namespace hgc
