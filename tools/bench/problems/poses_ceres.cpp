// A pose graph by Ceres, as its users write it: poses_ceres FILE ITERATIONS FUNCTION_TOLERANCE
//
// FILE is a g2o file of poses in space; the error is that of examples/slam.hg, and the first pose is fixed.
#include <Eigen/Dense>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "ceres.h"

namespace {

struct Pose {
  Eigen::Vector3d t;
  Eigen::Quaterniond q;
};

std::istream& operator>>(std::istream& in, Pose& pose) {
  in >> pose.t.x() >> pose.t.y() >> pose.t.z() >> pose.q.x() >> pose.q.y() >> pose.q.z() >> pose.q.w();
  pose.q.normalize();
  return in;
}

struct Between {
  Pose measured;
  Eigen::Matrix<double, 6, 6> root;

  template <typename T>
  bool operator()(const T* ta, const T* qa, const T* tb, const T* qb, T* residual) const {
    using Vector = Eigen::Matrix<T, 3, 1>;
    using Quaternion = Eigen::Quaternion<T>;
    const Eigen::Map<const Vector> a(ta), b(tb);
    const Eigen::Map<const Quaternion> p(qa), q(qb);
    const Quaternion back = p.conjugate();
    const Quaternion turn = measured.q.template cast<T>().conjugate() * (back * q);
    Eigen::Matrix<T, 6, 1> both;
    both << back * (b - a) - measured.t.template cast<T>(), T(turn.w() < T(0) ? -2.0 : 2.0) * turn.vec();
    Eigen::Map<Eigen::Matrix<T, 6, 1>> weighted(residual);
    weighted = root.template cast<T>() * both;
    return true;
  }
};

struct Edge {
  int from, to;
  std::unique_ptr<Between> error;
};

struct Graph {
  std::map<int, Pose> poses;
  std::vector<Edge> edges;
};

bool read(const char* path, Graph& graph) {
  std::ifstream file(path);
  for (std::string line, tag; std::getline(file, line);) {
    std::istringstream words(line);
    if (!(words >> tag)) continue;
    if (tag == "VERTEX_SE3:QUAT") {
      int id = 0;
      words >> id;
      words >> graph.poses[id];
    } else if (tag == "EDGE_SE3:QUAT") {
      Edge edge{0, 0, std::make_unique<Between>()};
      words >> edge.from >> edge.to >> edge.error->measured;
      Eigen::Matrix<double, 6, 6> information;
      for (int i = 0; i < 6; ++i)
        for (int j = i; j < 6; ++j) {
          words >> information(i, j);
          information(j, i) = information(i, j);
        }
      edge.error->root = information.llt().matrixU();
      graph.edges.push_back(std::move(edge));
    }
    if (!words) return false;
  }
  return !graph.edges.empty();
}

}  // namespace

int main(int argc, char** argv) {
  Graph graph;
  if (argc != 4 || !read(argv[1], graph)) return 2;
  ceres::Problem problem;
  for (Edge& edge : graph.edges) {
    Pose &a = graph.poses[edge.from], &b = graph.poses[edge.to];
    problem.AddResidualBlock(new ceres::AutoDiffCostFunction<Between, 6, 3, 4, 3, 4>(edge.error.release()), nullptr,
                             a.t.data(), a.q.coeffs().data(), b.t.data(), b.q.coeffs().data());
  }
  auto* manifold = new ceres::EigenQuaternionManifold;
  for (auto& [id, pose] : graph.poses) problem.SetManifold(pose.q.coeffs().data(), manifold);
  Pose& first = graph.poses.begin()->second;
  problem.SetParameterBlockConstant(first.t.data());
  problem.SetParameterBlockConstant(first.q.coeffs().data());
  return solveAndPrint(problem, ceres::SPARSE_NORMAL_CHOLESKY, std::atoi(argv[2]), std::atof(argv[3]));
}
