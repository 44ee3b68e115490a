#pragma once
/// Linear systems by products with their matrix.
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// What the method needs of a symmetric positive definite system: products with its matrix, and with an approximation
/// of its inverse. The second argument is where they go.
struct LinearSystem {
  std::function<Status(std::span<const double>, std::span<double>)> multiply;
  std::function<void(std::span<const double>, std::span<double>)> precondition;
};

/// When the method ends.
struct InnerRules {
  double tolerance = 0.1;
  int64_t most = 500;  ///< products
};

/// Approximates the x for which A x = b, from 0, by preconditioned conjugate gradients, and returns how many products
/// it took. It ends where a step adds less than `tolerance` over the steps so far to what q(x) = xᵀAx / 2 - bᵀx has
/// fallen (Nash and Sofer, Assessing a search direction within a truncated-Newton method, 1990), at the latest after
/// `most`, or where a direction has no positive curvature.
Result<int64_t> solveByConjugateGradients(const LinearSystem& system, std::span<const double> b,
                                          const InnerRules& rules, std::vector<double>& x);

}  // namespace hgc
