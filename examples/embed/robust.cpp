/// Fits a decay through points by Ceres, with residuals, Jacobians and the loss of fit.hg, and with Ceres' own loss.
#include <ceres/ceres.h>

#include <cmath>
#include <cstdio>
#include <vector>

#include "adapters/ceres.h"
#include "fit.h"

namespace {

/// Solves from the same start; false where something failed.
bool solve(const char* name, bool isOwnLoss) {
  std::vector<double> t, y;
  for (int i = 0; i < 200; ++i) {
    t.push_back(0.025 * i);
    y.push_back(2 * std::exp(-0.75 * t.back()) + (i % 10 == 0 ? 1 : 0.01 * std::sin(37.0 * i)));
  }
  std::array<double, 2> model = {1, 1};
  fit::Session kernels({.device = "cpu"});
  kernels.model(model).t(t).y(y);
  const auto session = kernels.session();
  if (!session) return std::fprintf(stderr, "%s\n", session.error().message.c_str()), false;
  hgc::ceres::Residuals residuals(**session, {{"model", model.data()}});
  ceres::Problem::Options options;
  options.evaluation_callback = &residuals;
  ceres::Problem problem(options);
  const hgc::Status done = isOwnLoss ? residuals.addWithLossTo(problem, "miss")
                                     : residuals.addTo(problem, "miss", new ceres::HuberLoss(0.1));
  if (!done) return std::fprintf(stderr, "%s\n", done.error().message.c_str()), false;
  double cost = 0;
  std::vector<double> gradient;
  problem.Evaluate({}, &cost, nullptr, &gradient, nullptr);
  std::printf("%s: begins at %.12g, gradient %.9g %.9g\n", name, cost, gradient[0], gradient[1]);
  ceres::Solver::Summary summary;
  ceres::Solve({}, &problem, &summary);
  std::printf("%s: %.3f exp(-%.3f t), cost %.6f\n", name, model[0], model[1], summary.final_cost);
  return true;
}

}  // namespace

int main() {  // NOLINT(bugprone-exception-escape): only for want of memory
  return solve("the program's loss", true) && solve("Ceres' HuberLoss", false) ? 0 : 1;
}
