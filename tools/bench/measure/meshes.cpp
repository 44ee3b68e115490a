#include "tools/bench/measure/meshes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>

#include "tools/bench/measure/rounds.h"
#include "tools/io/containers.h"

namespace hgc::bench {
namespace {

using Point = std::array<double, 3>;

class Draw {
 public:
  explicit Draw(uint64_t seed) : engine_(seed) {}
  double operator()(double most) { return most * uniform_(engine_); }

 private:
  std::mt19937_64 engine_;
  std::uniform_real_distribution<double> uniform_{-1, 1};
};

int64_t sideOf(double squares) { return std::max<int64_t>(1, std::llround(squares)); }

/// The corners of both triangles of each square of a grid of `side` squares a side.
std::vector<int32_t> gridTriangles(int64_t side) {
  std::vector<int32_t> corners;
  const auto at = [&](int64_t i, int64_t j) { return static_cast<int32_t>(i * (side + 1) + j); };
  for (int64_t i = 0; i < side; ++i) {
    for (int64_t j = 0; j < side; ++j)
      corners.insert(corners.end(),
                     {at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j), at(i + 1, j + 1), at(i, j + 1)});
  }
  return corners;
}

Point minus(const Point& a, const Point& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
Point cross(const Point& a, const Point& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
double dot(const Point& a, const Point& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

/// Appends the inverse of the matrix with columns `a`, `b`, `c`, by columns. Returns the determinant of the matrix.
double appendInverse(const Point& a, const Point& b, const Point& c, size_t dimension, std::vector<double>& to) {
  const std::array<Point, 3> rows = {cross(b, c), cross(c, a), cross(a, b)};
  const double determinant = dot(a, rows[0]);
  for (size_t column = 0; column < dimension; ++column) {
    for (size_t row = 0; row < dimension; ++row) to.push_back(rows[row][column] / determinant);
  }
  return determinant;
}

std::vector<Point> curvedGrid(int64_t side) {
  Draw draw(2);
  std::vector<Point> points;
  for (int64_t i = 0; i <= side; ++i) {
    for (int64_t j = 0; j <= side; ++j) {
      const double p = static_cast<double>(i) + draw(0.2), q = static_cast<double>(j) + draw(0.2);
      points.push_back({p, q, 2 * std::sin(0.2 * p) * std::cos(0.3 * q) + draw(0.1)});
    }
  }
  return points;
}

void append(const Point& point, Mesh& mesh) {
  mesh.points.insert(mesh.points.end(), point.begin(), point.begin() + mesh.dimension);
}

/// The corner opposite to each side of a triangle, by the ends of the side in its direction.
std::map<std::pair<int32_t, int32_t>, int32_t> oppositeCorners(const std::vector<int32_t>& triangles) {
  std::map<std::pair<int32_t, int32_t>, int32_t> opposite;
  for (size_t t = 0; t < triangles.size(); t += 3) {
    for (size_t k = 0; k < 3; ++k)
      opposite[{triangles[t + k], triangles[t + (k + 1) % 3]}] = triangles[t + (k + 2) % 3];
  }
  return opposite;
}

}  // namespace

Mesh planeGrid(int64_t size) {
  const int64_t side = sideOf(std::sqrt(static_cast<double>(size) / 2));
  Mesh mesh{.dimension = 2, .arity = 3, .points = {}, .corners = gridTriangles(side), .rest = {}, .weight = {}};
  Draw draw(1);
  std::vector<Point> rest;
  for (int64_t i = 0; i <= side; ++i) {
    for (int64_t j = 0; j <= side; ++j) {
      const double p = static_cast<double>(i) + draw(0.2), q = static_cast<double>(j) + draw(0.2);
      rest.push_back({p, q, 0});
      const double along = p / static_cast<double>(side);
      append({p * (1 + 0.4 * along) + 0.3 * q + draw(0.1), 0.7 * q + std::sin(5 * along) + draw(0.1), 0}, mesh);
    }
  }
  for (size_t t = 0; t < mesh.corners.size(); t += 3) {
    const auto corner = [&](size_t k) { return rest[static_cast<size_t>(mesh.corners[t + k])]; };
    const Point a = minus(corner(1), corner(0)), b = minus(corner(2), corner(0));
    mesh.weight.push_back(appendInverse(a, b, {0, 0, 1}, 2, mesh.rest) / 2);
  }
  return mesh;
}

Mesh solidGrid(int64_t size) {
  const int64_t side = sideOf(std::cbrt(static_cast<double>(size) / 6)), across = side + 1;
  Mesh mesh{.dimension = 3, .arity = 4, .points = {}, .corners = {}, .rest = {}, .weight = {}};
  Draw draw(3);
  std::vector<Point> rest;
  for (int64_t v = 0; v < across * across * across; ++v) {
    const int64_t place[3] = {v / (across * across), v / across % across, v % across};
    Point p{};
    for (size_t k = 0; k < 3; ++k) p[k] = static_cast<double>(place[k]) + draw(0.15);
    rest.push_back(p);
    append({1.2 * p[0] + 0.2 * p[1] + draw(0.05), 0.8 * p[1] + draw(0.05), 1.1 * p[2] + 0.1 * p[0] + draw(0.05)}, mesh);
  }
  // A tetrahedron of a cube goes from corner to corner along the three axes, in one of their six orders.
  constexpr int kOrders[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
  const int64_t strides[3] = {across * across, across, 1};
  for (int64_t cube = 0; cube < side * side * side; ++cube) {
    const int64_t first = cube / (side * side) * strides[0] + cube / side % side * strides[1] + cube % side;
    for (const auto& order : kOrders) {
      std::array<int64_t, 4> at = {first, 0, 0, 0};
      for (size_t k = 0; k < 3; ++k) at[k + 1] = at[k] + strides[order[k]];
      const auto edge = [&](size_t k) {
        return minus(rest[static_cast<size_t>(at[k])], rest[static_cast<size_t>(at[0])]);
      };
      if (dot(edge(1), cross(edge(2), edge(3))) < 0) std::swap(at[2], at[3]);
      for (const int64_t vertex : at) mesh.corners.push_back(static_cast<int32_t>(vertex));
      mesh.weight.push_back(appendInverse(edge(1), edge(2), edge(3), 3, mesh.rest) / 6);
    }
  }
  return mesh;
}

Mesh hinges(int64_t size, const std::string& file) {
  Mesh mesh{.dimension = 3, .arity = 4, .points = {}, .corners = {}, .rest = {}, .weight = {}};
  std::vector<int32_t> triangles;
  if (file.empty()) {
    const int64_t side = sideOf(std::sqrt(static_cast<double>(size) / 3));
    for (const Point& point : curvedGrid(side)) append(point, mesh);
    triangles = gridTriangles(side);
  } else {
    const PartsOfFile parts = need(readMesh(file));
    mesh.points = need(parts("v")).reals;
    triangles = need(parts("f")).integers;
  }
  const auto opposite = oppositeCorners(triangles);
  Draw draw(4);
  for (size_t t = 0; t < triangles.size(); t += 3) {
    for (size_t k = 0; k < 3; ++k) {
      const int32_t a = triangles[t + k], b = triangles[t + (k + 1) % 3];
      const auto across = opposite.find({b, a});
      if (a > b || across == opposite.end()) continue;
      mesh.corners.insert(mesh.corners.end(), {a, b, triangles[t + (k + 2) % 3], across->second});
      mesh.rest.push_back(draw(0.5));
      mesh.weight.push_back(1 + draw(0.5));
    }
  }
  return mesh;
}

Mesh edges(int64_t size) {
  const int64_t side = sideOf(std::sqrt(static_cast<double>(size) / 3));
  Mesh mesh{.dimension = 3, .arity = 2, .points = {}, .corners = {}, .rest = {}, .weight = {}};
  for (const Point& point : curvedGrid(side)) append(point, mesh);
  const auto at = [&](int64_t i, int64_t j) { return static_cast<int32_t>(i * (side + 1) + j); };
  for (int64_t i = 0; i <= side; ++i) {
    for (int64_t j = 0; j <= side; ++j) {
      if (j < side) mesh.corners.insert(mesh.corners.end(), {at(i, j), at(i, j + 1)});
      if (i < side) mesh.corners.insert(mesh.corners.end(), {at(i, j), at(i + 1, j)});
      if (i < side && j < side) mesh.corners.insert(mesh.corners.end(), {at(i, j), at(i + 1, j + 1)});
    }
  }
  mesh.rest.assign(mesh.corners.size() / 2, 0.9);
  return mesh;
}

}  // namespace hgc::bench
