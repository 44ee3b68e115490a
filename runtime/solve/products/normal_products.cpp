#include "runtime/solve/products/normal_products.h"

#include <algorithm>

namespace hgc {

Result<double> NormalProducts::multiply(KernelKind product, std::span<const double> step, std::span<double> result) {
  std::vector<double> free(step.begin(), step.end());
  for (size_t k = 0; k < still_.size(); ++k) {
    if (still_[k]) free[k] = 0;
  }
  if (const Status done = unknowns_.setDirection(session_, free); !done) return done.error();
  auto multiplied = session_.multiply(product);
  if (!multiplied) return multiplied.error();
  for (const auto& [name, array] : multiplied->arrays) {
    const std::vector<double> own = unknowns_.gradientBySteps(name, array.reals);
    std::ranges::copy(own, result.begin() + unknowns_.firstOf(name));
  }
  for (size_t k = 0; k < still_.size(); ++k) {
    if (still_[k]) result[k] = 0;
  }
  return multiplied->value;
}

}  // namespace hgc
