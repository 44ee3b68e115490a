#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const int32_t count = 12;
  const auto x = randomRows<std::array<double, 3>>(count);
  const auto w = randomNumbers(count);
  std::vector<int32_t> ring, begin = {0};
  std::vector<int64_t> lengths;
  for (int32_t i = 0; i < count; ++i) {
    for (int32_t k = 0; k < i % 5; ++k) ring.push_back((3 * i + 5 * k) % count);
    begin.push_back(static_cast<int32_t>(ring.size()));
    lengths.push_back(i % 5);
  }
  kernels::Session session(unfused());
  session.x(x).w(w).ring(lengths, ring);
  auto results = session.evaluate(kernels::gradient | kernels::termValues);
  std::vector<double> by(3 * count);
  for (int32_t i = 0; i < count; ++i) {
    const auto at = static_cast<size_t>(i);
    double value;
    rings::pull_long_gradient(x.front().data(), w.data(), ring.data(), i, begin[at], static_cast<int32_t>(lengths[at]),
                              &value, by.data());
    same(value, orExit(results).term.pull[at]);
  }
  for (size_t k = 0; k < by.size(); ++k) near(by[k], results->grad.x[k / 3][k % 3]);
  return told();
}
