#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const size_t arms = 100;
  const auto q = randomRows<std::array<double, 8>>(arms);
  const auto target = randomRows<std::array<double, 2>>(arms);
  const double link = 0.25, stiff = 0.01;
  kernels::Session session(unfused());
  session.q(q).target(target);
  auto results = session.evaluate(kernels::gradient | kernels::termValues);
  for (size_t i = 0; i < arms; ++i) {
    double value, by[8];
    arm::reach_gradient(q[i].data(), target[i].data(), &link, &stiff, &value, by);
    same(value, orExit(results).term.reach[i]);
    for (size_t c = 0; c < 8; ++c) same(by[c], results->grad.q[i][c]);
  }
  return told();
}
