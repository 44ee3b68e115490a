#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const size_t instances = 200;
  auto cam = randomRows<std::array<double, 9>>(3);
  auto pt = randomRows<std::array<double, 3>>(7);
  auto uv = randomRows<std::array<double, 2>>(instances);
  cam[1][0] = cam[1][1] = cam[1][2] = 1e-4;  // the series
  std::vector<int32_t> ci, pi;
  for (size_t i = 0; i < instances; ++i) ci.push_back(i % 3), pi.push_back(i % 7);
  kernels::Session session(unfused());
  session.cam(cam).pt(pt).ci(ci).pi(pi).uv(uv);
  auto opened = session.session();
  auto blocks = hgc::jacobianBlocks(*orExit(opened), "reproj");
  const double* jacobian = orExit(blocks).values.reals.data();
  auto results = session.evaluate(kernels::residuals);
  for (size_t i = 0; i < instances; ++i) {
    double residual[2], byCam[18], byPt[6];
    bundle::reproj_jacobian(cam[ci[i]].data(), pt[pi[i]].data(), uv[i].data(), residual, byCam, byPt);
    for (size_t r = 0; r < 2; ++r) {
      same(residual[r], orExit(results).residual.reproj[i][r]);
      for (size_t c = 0; c < 9; ++c) same(byCam[9 * r + c], *jacobian++);
      for (size_t c = 0; c < 3; ++c) same(byPt[3 * r + c], *jacobian++);
    }
  }
  // one instance, whose triangle is the matrix
  kernels::Session one(unfused());
  one.cam(std::span(cam).first(1))
      .pt(std::span(pt).first(1))
      .ci(std::span(ci).first(1))
      .pi(std::span(pi).first(1))
      .uv(std::span(uv).first(1));
  double normal[12 * 13 / 2 + 12 + 1];
  bundle::reproj_gauss_newton(cam[0].data(), pt[0].data(), uv[0].data(), normal);
  auto alone = one.session();
  hgc::QuadraticModel model;
  if (!orExit(alone)->gaussNewton(hgc::Triangle::Lower, model)) return 2;
  sameTriangle(normal, model.matrix);
  return told();
}
