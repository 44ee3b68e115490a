#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const auto x = randomRows<std::array<double, 6>>(20);
  const auto z = randomRows<std::array<double, 6>>(19);
  std::vector<int32_t> from, to;
  for (int32_t i = 0; i < 19; ++i) from.push_back(i), to.push_back(i + 1);
  kernels::Session session(unfused());
  session.x(x).from(from).to(to).z(z);
  auto opened = session.session();
  auto blocks = hgc::jacobianBlocks(*orExit(opened), "between");
  const double* jacobian = orExit(blocks).values.reals.data();
  auto results = session.evaluate(kernels::residuals);
  const double turn = 50, shift = 10;
  for (size_t i = 0; i < 19; ++i) {
    double residual[6], by[2][36];
    const double *tail = x[i].data(), *head = x[i + 1].data();
    // blocks are in the order in which the program reads rows
    posegraph::between_jacobian(tail, head, z[i].data(), &turn, &shift, residual, by[1], by[0]);
    for (size_t r = 0; r < 6; ++r) {
      same(residual[r], orExit(results).residual.between[i][r]);
      for (const double* block : by) {
        for (size_t c = 0; c < 6; ++c) same(block[6 * r + c], *jacobian++);
      }
    }
  }
  return told();
}
