#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const int32_t points = 9, parts = 4, width = 3, below = 6;
  const auto x = randomNumbers(points * width), weight = randomNumbers(parts), mean_of = randomNumbers(parts * width),
             factor = randomNumbers(parts * below);
  kernels::Session session(unfused());
  session.x({x.data(), {points, width}}).weight(weight);
  session.mean_of({mean_of.data(), {parts, width}}).factor({factor.data(), {parts, below}});
  auto results = session.evaluate(kernels::gradient | kernels::termValues);
  std::vector<double> by_weight(weight.size()), by_factor(factor.size()), by_mean(mean_of.size());
  for (int32_t i = 0; i < points; ++i) {
    double value;
    mixture::loglikelihood_gradient(x.data(), weight.data(), mean_of.data(), factor.data(), i, width, parts, below,
                                    &value, by_weight.data(), by_mean.data(), by_factor.data());
    same(value, orExit(results).term.loglikelihood[static_cast<size_t>(i)]);
  }
  for (size_t k = 0; k < weight.size(); ++k) near(by_weight[k], results->grad.weight[k]);
  for (size_t k = 0; k < factor.size(); ++k) near(by_factor[k], results->grad.factor.values[k]);
  for (size_t k = 0; k < mean_of.size(); ++k) near(by_mean[k], results->grad.mean_of.values[k]);
  return told();
}
