#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const double k = 1000;
  for (int round = 0; round < 50; ++round) {  // one instance, whose partials are the gradient
    const auto x = randomRows<std::array<double, 3>>(2);
    const std::vector<double> rest = {anyNumber()};
    const std::vector<std::array<int32_t, 2>> edge = {{0, 1}};
    kernels::Session session(unfused());
    session.x(x).edge(edge).rest(rest);
    auto results = session.evaluate(kernels::gradient);
    double value, by[2][3];
    spring::membrane_gradient(x[0].data(), x[1].data(), rest.data(), &k, &value, by[0], by[1]);
    same(value, orExit(results).value);
    for (size_t i = 0; i < 2; ++i) {
      for (size_t c = 0; c < 3; ++c) same(by[i][c], results->grad.x[i][c]);
    }
    double triangle[6 * 7 / 2 + 6 + 1];
    spring::membrane_hessian(x[0].data(), x[1].data(), rest.data(), &k, triangle);
    auto opened = session.session();
    hgc::SparseMatrix hessian;
    if (!orExit(opened)->hessian({.triangle = hgc::Triangle::Lower}, hessian)) return 2;
    sameTriangle(triangle, hessian);
  }
  return told();
}
