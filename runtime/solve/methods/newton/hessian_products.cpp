#include "runtime/solve/methods/newton/hessian_products.h"

#include <utility>

namespace hgc {
namespace {

/// Differences make the two halves equal but for rounding.
void makeSymmetric(std::vector<double>& matrices, size_t rows) {
  for (size_t first = 0; first < matrices.size(); first += rows * rows) {
    for (size_t i = 0; i < rows; ++i) {
      for (size_t j = 0; j < i; ++j) {
        double &a = matrices[first + i * rows + j], &b = matrices[first + j * rows + i];
        a = b = 0.5 * (a + b);
      }
    }
  }
}

}  // namespace

Status HessianProducts::take(std::span<const double> values, const std::map<std::string, Array>& gradients) {
  curvatures_.clear();
  for (const Unknowns::Run& run : unknowns_.runs()) {
    const auto gradient = gradients.find(*run.name);
    if (run.points == nullptr || gradient == gradients.end()) continue;
    const auto own = values.subspan(static_cast<size_t>(run.firstValue), static_cast<size_t>(run.values));
    auto numbers = run.points->curvatureAlong(own, gradient->second.reals);
    if (!numbers) return numbers.error();
    makeSymmetric(*numbers, run.points->steps());
    curvatures_.push_back({static_cast<size_t>(run.firstStep), run.points->steps(), std::move(*numbers)});
  }
  return Done{};
}

Status HessianProducts::multiply(std::span<double> step, std::span<double> product) {
  const auto done = products_.multiply(KernelKind::Hvp, step, product);
  if (!done) return done.error();
  for (const Curvature& curvature : curvatures_) {
    const size_t steps = curvature.steps;
    for (size_t row = 0; row < curvature.numbers.size() / steps; ++row) {
      const double* const numbers = curvature.numbers.data() + row * steps;
      const double* const own = step.data() + curvature.firstStep + row / steps * steps;
      double sum = 0;
      for (size_t k = 0; k < steps; ++k) sum += numbers[k] * own[k];
      product[curvature.firstStep + row] += sum;
    }
  }
  return Done{};
}

}  // namespace hgc
