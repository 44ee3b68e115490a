// A mesh flattened by TinyAD's projected Newton, as its examples do: flatten_tinyad MESH.obj START.csv
// FUNCTION_TOLERANCE
//
// The energy is that of examples/flatten.hg. Ends as hgc does, when a step changes the energy by less than this share
// of it.
#include <TinyAD/ScalarFunction.hh>
#include <TinyAD/Utils/LineSearch.hh>
#include <TinyAD/Utils/NewtonDirection.hh>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

struct Mesh {
  std::vector<Eigen::Vector3d> points;
  std::vector<Eigen::Vector3i> faces;
};

Mesh readMesh(const char* path) {
  Mesh mesh;
  std::ifstream file(path);
  for (std::string line, tag; std::getline(file, line);) {
    std::istringstream words(line);
    words >> tag;
    if (Eigen::Vector3d p; tag == "v" && words >> p[0] >> p[1] >> p[2]) mesh.points.push_back(p);
    if (Eigen::Vector3i f; tag == "f" && words >> f[0] >> f[1] >> f[2])
      mesh.faces.push_back(f - Eigen::Vector3i::Ones());
  }
  return mesh;
}

Eigen::VectorXd readStart(const char* path, size_t points) {
  Eigen::VectorXd start(2 * points);
  std::ifstream file(path);
  char comma = 0;
  for (size_t i = 0; i < points; ++i) file >> start[2 * i] >> comma >> start[2 * i + 1];
  return start;
}

/// The sides of a triangle at rest in its own plane, as columns.
Eigen::Matrix2d sides(const Mesh& mesh, const Eigen::Vector3i& face) {
  const Eigen::Vector3d a = mesh.points[face[1]] - mesh.points[face[0]],
                        b = mesh.points[face[2]] - mesh.points[face[0]];
  Eigen::Matrix2d made;
  made << a.norm(), a.dot(b) / a.norm(), 0, a.cross(b).norm() / a.norm();
  return made;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const Mesh mesh = readMesh(argv[1]);
  Eigen::VectorXd x = readStart(argv[2], mesh.points.size());
  std::vector<Eigen::Matrix2d> inverses;
  std::vector<double> areas;
  for (const Eigen::Vector3i& face : mesh.faces) {
    const Eigen::Matrix2d rest = sides(mesh, face);
    inverses.push_back(rest.inverse());
    areas.push_back(0.5 * rest.determinant());
  }
  auto energy = TinyAD::scalar_function<2>(TinyAD::range(mesh.points.size()));
  energy.add_elements<3>(TinyAD::range(mesh.faces.size()), [&](auto& element) -> TINYAD_SCALAR_TYPE(element) {
    using T = TINYAD_SCALAR_TYPE(element);
    const Eigen::Vector3i& face = mesh.faces[element.handle];
    const Eigen::Vector2<T> a = element.variables(face[0]), b = element.variables(face[1]),
                            c = element.variables(face[2]);
    const Eigen::Matrix2<T> moved = TinyAD::col_mat(b - a, c - a);
    if (moved.determinant() <= 0.0) return T(INFINITY);
    const Eigen::Matrix2<T> map = moved * inverses[element.handle];
    return areas[element.handle] * (map.squaredNorm() + map.inverse().squaredNorm());
  });
  energy.settings.n_threads = 1;

  TinyAD::LinearSolver solver;
  std::vector<double> seconds;
  double last = energy.eval(x);
  for (bool goesOn = true; goesOn && seconds.size() < 50;) {
    const auto begin = Clock::now();
    auto [value, gradient, hessian] = energy.eval_with_hessian_proj(x);
    const Eigen::VectorXd direction = TinyAD::newton_direction(gradient, hessian, solver);
    x = TinyAD::line_search(x, direction, value, gradient, energy);
    seconds.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
    const double now = energy.eval(x);
    goesOn = std::abs(last - now) > std::atof(argv[3]) * std::abs(last);
    last = now;
  }
  std::printf("{\"cost\": %.17g, \"milliseconds\": [", last);
  for (size_t i = 0; i < seconds.size(); ++i) std::printf("%s%.9g", i ? ", " : "", 1e3 * seconds[i]);
  std::printf("]}\n");
}
