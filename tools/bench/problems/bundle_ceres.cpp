// Bundle adjustment by Ceres, as its users write it: bundle_ceres FILE SOLVER ITERATIONS FUNCTION_TOLERANCE
//
// FILE is of Bundle Adjustment in the Large; the camera model is that of examples/bundle.hg.
#include <ceres/rotation.h>

#include <cstdlib>
#include <vector>

#include "ceres.h"

namespace {

struct Reprojection {
  double u, v;

  template <typename T>
  bool operator()(const T* camera, const T* point, T* residual) const {
    T p[3];
    ceres::AngleAxisRotatePoint(camera, point, p);
    for (int i = 0; i < 3; ++i) p[i] += camera[3 + i];
    const T x = -p[0] / p[2], y = -p[1] / p[2], square = x * x + y * y;
    const T scale = camera[6] * (1.0 + square * (camera[7] + camera[8] * square));
    residual[0] = scale * x - u;
    residual[1] = scale * y - v;
    return true;
  }
};

struct Bundle {
  int cameras = 0, points = 0;
  std::vector<int> camera, point;  // of each observation
  std::vector<double> uv, values;  // values: nine of each camera, then three of each point
};

bool read(const char* path, Bundle& to) {
  std::FILE* file = std::fopen(path, "r");
  int observations = 0;
  if (!file || std::fscanf(file, "%d %d %d", &to.cameras, &to.points, &observations) != 3) return false;
  for (int o = 0; o < observations; ++o) {
    int camera = 0, point = 0;
    double u = 0, v = 0;
    if (std::fscanf(file, "%d %d %lf %lf", &camera, &point, &u, &v) != 4) return false;
    to.camera.push_back(camera);
    to.point.push_back(point);
    to.uv.insert(to.uv.end(), {u, v});
  }
  to.values.resize(9 * static_cast<size_t>(to.cameras) + 3 * static_cast<size_t>(to.points));
  for (double& value : to.values)
    if (std::fscanf(file, "%lf", &value) != 1) return false;
  return std::fclose(file) == 0;
}

}  // namespace

int main(int argc, char** argv) {
  Bundle bundle;
  ceres::LinearSolverType solver;
  if (argc != 5 || !read(argv[1], bundle) || !ceres::StringToLinearSolverType(argv[2], &solver)) return 2;
  ceres::Problem problem;
  double* points = bundle.values.data() + 9 * bundle.cameras;
  for (size_t o = 0; o < bundle.camera.size(); ++o)
    problem.AddResidualBlock(new ceres::AutoDiffCostFunction<Reprojection, 2, 9, 3>(
                                 new Reprojection{bundle.uv[2 * o], bundle.uv[2 * o + 1]}),
                             nullptr, bundle.values.data() + 9 * bundle.camera[o], points + 3 * bundle.point[o]);
  return solveAndPrint(problem, solver, std::atoi(argv[3]), std::atof(argv[4]));
}
