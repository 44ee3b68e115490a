#include "runtime/solve/products/normal_products.h"

namespace hgc {

void NormalProducts::hold(std::vector<bool> still) {
  still_.clear();
  for (size_t k = 0; k < still.size(); ++k) {
    if (still[k]) still_.push_back(k);
  }
}

Result<double> NormalProducts::multiply(KernelKind product, std::span<double> step, std::span<double> result) {
  for (const size_t scalar : still_) step[scalar] = 0;
  if (const Status done = unknowns_.setDirection(session_, step); !done) return done.error();
  if (const Status done = session_.multiply(product, multiplied_); !done) return done.error();
  unknowns_.takeBySteps(multiplied_.arrays, result);
  for (const size_t scalar : still_) result[scalar] = 0;
  return multiplied_.value;
}

}  // namespace hgc
