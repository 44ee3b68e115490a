/// Adjusts a file in the format of BAL with Ceres and the kernels of bal.hg, and draws its points before and after.
///
///   adjust problem.txt points.svg
#include <ceres/ceres.h>
#include <ceres/rotation.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <vector>

#include "adapters/ceres.h"
#include "bal.h"

namespace {

struct Scene {
  std::vector<std::array<double, 4>> q;
  std::vector<std::array<double, 3>> t, lens, points;
  std::vector<int32_t> camera, point;
  std::vector<std::array<double, 2>> observed;
};

bool read(const char* path, Scene& scene) {
  std::ifstream file(path);
  size_t cameras = 0, points = 0, observations = 0;
  file >> cameras >> points >> observations;
  if (!file) return false;
  scene.q.resize(cameras), scene.t.resize(cameras), scene.lens.resize(cameras), scene.points.resize(points);
  scene.camera.resize(observations), scene.point.resize(observations), scene.observed.resize(observations);
  for (size_t o = 0; o < observations; ++o)
    file >> scene.camera[o] >> scene.point[o] >> scene.observed[o][0] >> scene.observed[o][1];
  for (size_t c = 0; c < cameras; ++c) {
    double vector[3], wxyz[4];
    for (double& number : vector) file >> number;
    ceres::AngleAxisToQuaternion(vector, wxyz);  // Ceres puts w first, bal.hg and Eigen put it last
    scene.q[c] = {wxyz[1], wxyz[2], wxyz[3], wxyz[0]};
    for (double& number : scene.t[c]) file >> number;
    for (double& number : scene.lens[c]) file >> number;
  }
  for (auto& point : scene.points) {
    for (double& number : point) file >> number;
  }
  return static_cast<bool>(file);
}

/// Fixes what images cannot tell: the pose of camera 0, and the scale.
void fixGauge(ceres::Problem& problem, Scene& scene) {
  problem.SetParameterBlockConstant(scene.q[0].data());
  problem.SetParameterBlockConstant(scene.t[0].data());
  // A change of scale moves another camera along the line from camera 0: fix the coordinate that moves most.
  const size_t k = scene.q.size() / 2;
  using Eigen::Map, Eigen::Quaterniond, Eigen::Vector3d;
  const Map<const Quaterniond> first(scene.q[0].data()), other(scene.q[k].data());
  const Vector3d line =
      other * (first.conjugate() * Map<const Vector3d>(scene.t[0].data())) - Map<const Vector3d>(scene.t[k].data());
  int axis = 0;
  line.cwiseAbs().maxCoeff(&axis);
  problem.SetManifold(scene.t[k].data(), new ceres::SubsetManifold(3, {axis}));
}

/// The median distance between where a point was seen and where the scene has it, in standard deviations.
double medianError(ceres::Problem& problem) {
  ceres::Problem::EvaluateOptions options;
  options.apply_loss_function = false;
  std::vector<double> residuals, errors;
  problem.Evaluate(options, nullptr, &residuals, nullptr, nullptr);
  for (size_t k = 0; k + 1 < residuals.size(); k += 2) errors.push_back(std::hypot(residuals[k], residuals[k + 1]));
  std::ranges::nth_element(errors, errors.begin() + static_cast<long>(errors.size() / 2));
  return errors[errors.size() / 2];
}

/// Standard deviations of the place and the direction of a camera.
bool printAccuracy(ceres::Problem& problem, const Scene& scene, size_t camera) {
  const double *const q = scene.q[camera].data(), *const t = scene.t[camera].data();
  ceres::Covariance covariance({});
  if (!covariance.Compute({{q, q}, {t, t}}, &problem)) return false;
  double ofTurn[9], ofShift[9];  // a quaternion has four numbers, but three directions to turn in
  covariance.GetCovarianceBlockInTangentSpace(q, q, ofTurn);
  covariance.GetCovarianceBlock(t, t, ofShift);
  std::printf("camera %zu: t = %.3f %.3f %.3f +- %.3f %.3f %.3f, turned by +- %.4f %.4f %.4f degrees\n", camera, t[0],
              t[1], t[2], std::sqrt(ofShift[0]), std::sqrt(ofShift[4]), std::sqrt(ofShift[8]),
              2 * 57.29578 * std::sqrt(ofTurn[0]), 2 * 57.29578 * std::sqrt(ofTurn[4]),
              2 * 57.29578 * std::sqrt(ofTurn[8]));  // Ceres turns by half-angles
  return true;
}

/// Draws the points from above, `left` pixels to the right.
void draw(std::FILE* svg, const Scene& scene, int left, const char* title) {
  std::fprintf(svg, "<text x=\"%d\" y=\"20\">%s</text>\n", left + 10, title);
  for (const auto& p : scene.points)
    std::fprintf(svg, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"1.5\" fill=\"steelblue\"/>\n", left + 150 + 38 * p[0],
                 150 - 38 * p[1]);
}

int fail(const char* what) { return std::fprintf(stderr, "adjust: %s\n", what), 1; }

}  // namespace

int main(int argc, char** argv) {
  Scene scene;
  if (argc != 3 || !read(argv[1], scene)) return fail("usage: adjust problem.txt points.svg");
  std::FILE* const svg = std::fopen(argv[2], "w");
  if (!svg) return fail("the picture cannot be written");
  std::fprintf(svg,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 300\" font-family=\"sans-serif\">\n"
               "<rect width=\"600\" height=\"300\" fill=\"white\"/>\n");
  draw(svg, scene, 0, "before");

  // The kernels, over the scene.
  bal::Session kernels;
  kernels.q(scene.q).t(scene.t).lens(scene.lens).pt(scene.points);
  kernels.ci(scene.camera).pi(scene.point).uv(scene.observed);
  const auto session = kernels.session();
  if (!session) return fail(session.error().message.c_str());

  // The problem: a residual block for each observation, with the loss of bal.hg.
  hgc::ceres::Residuals residuals(**session, {{"q", scene.q[0].data()},
                                              {"t", scene.t[0].data()},
                                              {"lens", scene.lens[0].data()},
                                              {"pt", scene.points[0].data()}});
  ceres::Problem::Options options;
  options.evaluation_callback = &residuals;
  ceres::Problem problem(options);
  const hgc::Status added = residuals.addWithLossTo(problem, "reproj");
  if (!added) return fail(added.error().message.c_str());

  for (auto& q : scene.q) problem.SetManifold(q.data(), new ceres::EigenQuaternionManifold);  // stays of length 1
  fixGauge(problem, scene);
  std::printf("median error before: %.2f standard deviations\n", medianError(problem));

  ceres::Solver::Options how;
  how.linear_solver_type = ceres::SPARSE_SCHUR;
  ceres::Solver::Summary summary;
  ceres::Solve(how, &problem, &summary);
  std::printf("cost %.1f -> %.1f in %d steps: %s\n", summary.initial_cost, summary.final_cost,
              summary.num_successful_steps, ceres::TerminationTypeToString(summary.termination_type));
  std::printf("median error after: %.2f standard deviations\n", medianError(problem));
  draw(svg, scene, 300, "after");
  std::fprintf(svg, "</svg>\n");
  std::fclose(svg);
  return printAccuracy(problem, scene, 1) ? 0 : fail("the images tell too little for a covariance");
}
