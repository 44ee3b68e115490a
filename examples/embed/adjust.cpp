/// Bundle adjustment of a file in the format of BAL (Bundle Adjustment in the Large) by Ceres: with the residuals and
/// Jacobians of bundle.hg, and with those that Ceres makes of printed C++ (`hgc emit --as=cpp`) by its Jets.
///
///   adjust problem.txt [evaluations to time]
#include <ceres/ceres.h>

#include <chrono>
#include <cstdio>
#include <fstream>

#include "adapters/ceres.h"
#include "bundle.h"
#include "bundle_functions.h"

namespace {

struct Bal {
  std::vector<std::array<double, 9>> cameras;
  std::vector<std::array<double, 3>> points;
  std::vector<int32_t> camera, point;
  std::vector<std::array<double, 2>> observed;
};

bool read(const char* path, Bal& bal) {
  std::ifstream file(path);
  size_t cameras = 0, points = 0, observations = 0;
  file >> cameras >> points >> observations;
  if (!file) return false;
  bal.cameras.resize(cameras), bal.points.resize(points);
  bal.camera.resize(observations), bal.point.resize(observations), bal.observed.resize(observations);
  for (size_t o = 0; o < observations; ++o)
    file >> bal.camera[o] >> bal.point[o] >> bal.observed[o][0] >> bal.observed[o][1];
  for (auto& camera : bal.cameras) {
    for (double& number : camera) file >> number;
  }
  for (auto& point : bal.points) {
    for (double& number : point) file >> number;
  }
  return static_cast<bool>(file);
}

/// What Ceres differentiates by Jets.
struct Reprojection {
  std::array<double, 2> observed;
  template <class T>
  bool operator()(const T* camera, const T* point, T* residual) const {
    const T uv[2] = {T(observed[0]), T(observed[1])};
    bundle_functions::reproj(camera, point, uv, residual);
    return true;
  }
};

double solved(ceres::Problem& problem) {
  ceres::Solver::Options options;
  options.linear_solver_type = ceres::DENSE_SCHUR;
  options.max_num_iterations = 100;
  options.function_tolerance = 1e-15;
  ceres::Solver::Summary summary;
  ceres::Solve(options, &problem, &summary);
  return summary.final_cost;
}

/// Microseconds of a cost with its Jacobian; the least of several rounds.
double timed(ceres::Problem& problem, int evaluations) {
  double least = 1e300;
  for (int round = 0; round < 7; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int k = 0; k < evaluations; ++k) {
      double cost = 0;
      ceres::CRSMatrix jacobian;
      problem.Evaluate({}, &cost, nullptr, nullptr, &jacobian);
    }
    const std::chrono::duration<double, std::micro> elapsed = std::chrono::steady_clock::now() - start;
    least = std::min(least, elapsed.count() / evaluations);
  }
  return least;
}

}  // namespace

int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape): only for want of memory
  Bal bal;
  if (argc < 2 || !read(argv[1], bal)) return std::fprintf(stderr, "usage: adjust problem.txt [evaluations]\n"), 2;
  const int evaluations = argc > 2 ? std::atoi(argv[2]) : 0;
  Bal other = bal;

  bundle::Session kernels({.device = "cpu", .threads = 1});
  kernels.cam(bal.cameras).pt(bal.points).ci(bal.camera).pi(bal.point).uv(bal.observed);
  const auto session = kernels.session();
  if (!session) return std::fprintf(stderr, "%s\n", session.error().message.c_str()), 1;
  hgc::ceres::Residuals residuals(**session, {{"cam", bal.cameras[0].data()}, {"pt", bal.points[0].data()}});
  ceres::Problem::Options options;
  options.evaluation_callback = &residuals;
  ceres::Problem problem(options);
  if (const hgc::Status done = residuals.addTo(problem, "reproj"); !done)
    return std::fprintf(stderr, "%s\n", done.error().message.c_str()), 1;

  ceres::Problem byJets;
  for (size_t o = 0; o < other.observed.size(); ++o) {
    auto* const cost = new ceres::AutoDiffCostFunction<Reprojection, 2, 9, 3>(new Reprojection{other.observed[o]});
    byJets.AddResidualBlock(cost, nullptr, other.cameras[static_cast<size_t>(other.camera[o])].data(),
                            other.points[static_cast<size_t>(other.point[o])].data());
  }
  if (evaluations > 0) {
    const double mine = timed(problem, evaluations), jets = timed(byJets, evaluations);
    std::printf("evaluation %.2f us, by Jets %.2f us\n", mine, jets);
  }
  std::printf("cost %.9g\n", solved(problem));
  std::printf("by Jets %.9g\n", solved(byJets));
  return 0;
}
