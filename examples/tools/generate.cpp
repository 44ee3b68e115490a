/// Makes the data of the examples, so that they depend on no file from elsewhere.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <map>
#include <random>

#include "tools/io/sources.h"

namespace {

using Point = std::array<double, 3>;
using Triangle = std::array<int, 3>;

struct Mesh {
  std::vector<Point> points;
  std::vector<Triangle> triangles;
};

Point onSphere(Point p) {
  const double length = std::sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
  return {p[0] / length, p[1] / length, p[2] / length};
}

Mesh icosahedron() {
  const double g = (1 + std::sqrt(5.0)) / 2;
  Mesh mesh{{{-1, g, 0},
             {1, g, 0},
             {-1, -g, 0},
             {1, -g, 0},
             {0, -1, g},
             {0, 1, g},
             {0, -1, -g},
             {0, 1, -g},
             {g, 0, -1},
             {g, 0, 1},
             {-g, 0, -1},
             {-g, 0, 1}},
            {{0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
             {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
             {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}}};
  for (Point& p : mesh.points) p = onSphere(p);
  return mesh;
}

/// Every triangle becomes four; the new corners are the midpoints of its edges, moved to the sphere.
Mesh subdivide(const Mesh& from) {
  Mesh mesh{from.points, {}};
  std::map<std::pair<int, int>, int> midpoints;
  const auto middle = [&](int a, int b) {
    const auto [found, isNew] = midpoints.try_emplace(std::minmax(a, b), static_cast<int>(mesh.points.size()));
    if (isNew) {
      const Point p = mesh.points[static_cast<size_t>(a)], q = mesh.points[static_cast<size_t>(b)];
      mesh.points.push_back(onSphere({p[0] + q[0], p[1] + q[1], p[2] + q[2]}));
    }
    return found->second;
  };
  for (const auto& [a, b, c] : from.triangles) {
    const int ab = middle(a, b), bc = middle(b, c), ca = middle(c, a);
    for (const Triangle& t : {Triangle{a, ab, ca}, Triangle{b, bc, ab}, Triangle{c, ca, bc}, Triangle{ab, bc, ca}})
      mesh.triangles.push_back(t);
  }
  return mesh;
}

/// The sphere with a bump in every direction, so that no energy is at rest on it.
Mesh icosphere(int subdivisions) {
  Mesh mesh = icosahedron();
  for (int k = 0; k < subdivisions; ++k) mesh = subdivide(mesh);
  for (Point& p : mesh.points) {
    const double r = 1 + 0.05 * std::sin(5 * p[0] + 1) * std::sin(4 * p[1] + 2) * std::sin(3 * p[2] + 3);
    for (double& c : p) c *= r;
  }
  return mesh;
}

std::string objText(const Mesh& mesh) {
  std::string text;
  for (const Point& p : mesh.points) text += fmt::format("v {:.17g} {:.17g} {:.17g}\n", p[0], p[1], p[2]);
  for (const Triangle& t : mesh.triangles) text += fmt::format("f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  return text;
}

/// The energy of developable.hg as a program that was recorded operation by operation, one term a vertex.
std::string recordedStar(size_t v, const std::vector<int>& ring) {
  std::string text = fmt::format("energy d{} {{\n", v);
  int count = 0;
  const auto let = [&](const std::string& value) {
    text += fmt::format("  let t{} = {};\n", count, value);
    return fmt::format("t{}", count++);
  };
  std::vector<std::array<std::string, 3>> spokes;
  for (const int w : ring) {
    std::array<std::string, 3> spoke;
    for (size_t c = 0; c < 3; ++c) spoke[c] = let(fmt::format("x[{}].{} - x[{}].{}", w, "xyz"[c], v, "xyz"[c]));
    spokes.push_back(spoke);
  }
  std::vector<std::array<std::string, 4>> faces;  // unit normal and angle
  for (size_t k = 0; k < spokes.size(); ++k) {
    const auto &a = spokes[k], &b = spokes[(k + 1) % spokes.size()];
    std::array<std::string, 3> n;
    for (size_t c = 0; c < 3; ++c)
      n[c] = let(fmt::format("{} * {} - {} * {}", a[(c + 1) % 3], b[(c + 2) % 3], a[(c + 2) % 3], b[(c + 1) % 3]));
    const std::string length = let(fmt::format("sqrt({0} * {0} + {1} * {1} + {2} * {2})", n[0], n[1], n[2]));
    const std::string angle =
        let(fmt::format("atan2({}, {} * {} + {} * {} + {} * {})", length, a[0], b[0], a[1], b[1], a[2], b[2]));
    const std::string inverse = let(fmt::format("1.0 / {}", length));
    faces.push_back({let(n[0] + " * " + inverse), let(n[1] + " * " + inverse), let(n[2] + " * " + inverse), angle});
  }
  const double g = (1 + std::sqrt(5.0)) / 2, scale = 1 / std::sqrt(1 + g * g);
  std::string worst;
  for (int axis = 0; axis < 3; ++axis) {
    for (int signs = 0; signs < 4; ++signs) {
      const double p = (signs & 1 ? -1 : 1) * scale, q = (signs & 2 ? -g : g) * scale;
      std::string sum;
      for (const auto& face : faces) {
        const std::string d = let(fmt::format("{} * {:.17g} + {} * {:.17g}", face[static_cast<size_t>(axis)], p,
                                              face[static_cast<size_t>((axis + 1) % 3)], q));
        const std::string part = let(fmt::format("{} * ({} * {})", face[3], d, d));
        sum = sum.empty() ? part : let(sum + " + " + part);
      }
      worst = worst.empty() ? sum : let(fmt::format("min({}, {})", worst, sum));
    }
  }
  return text + fmt::format("  return max({}, 0.0);\n}}\n", worst);
}

std::string recordedText(const Mesh& mesh) {
  std::string text =
      fmt::format("// A recorded graph: one term a vertex.\ndim V = {};\nvar x : vec3[V];\n", mesh.points.size());
  std::vector<std::map<int, int>> next(mesh.points.size());
  for (const Triangle& t : mesh.triangles) {
    for (size_t k = 0; k < 3; ++k) next[static_cast<size_t>(t[k])][t[(k + 1) % 3]] = t[(k + 2) % 3];
  }
  for (size_t v = 0; v < next.size(); ++v) {
    std::vector<int> ring = {next[v].begin()->first};
    while (ring.size() < next[v].size()) ring.push_back(next[v][ring.back()]);
    text += recordedStar(v, ring);
  }
  return text;
}

/// Cameras on a ring that look at points in a cube; what they see, with noise. `folder` gets cam, pt, ci, pi, uv as
/// .npy.
hgc::Status writeBundle(int64_t cameras, int64_t points, int64_t observations, const std::string& folder) {
  std::mt19937_64 engine(7);
  const auto uniform = [&] { return static_cast<double>(engine() >> 11) * 0x1p-52 - 1; };
  std::vector<double> cam, pt, uv;
  std::vector<int32_t> ci, pi;
  for (int64_t k = 0; k < cameras; ++k) {
    const double c[9] = {
        .8 * uniform(),       .8 * uniform(),        .8 * uniform() + .01, uniform(), uniform(), -8 + uniform(),
        500 + 50 * uniform(), -.1 + .05 * uniform(), .01 + .01 * uniform()};
    cam.insert(cam.end(), c, c + 9);
  }
  for (int64_t k = 0; k < 3 * points; ++k) pt.push_back(uniform());
  for (int64_t k = 0; k < observations; ++k) {
    pi.push_back(static_cast<int32_t>(k * points / observations));
    ci.push_back(static_cast<int32_t>(engine() % static_cast<uint64_t>(cameras)));
    uv.push_back(100 * uniform());
    uv.push_back(100 * uniform());
  }
  std::error_code ignored;  // what is wrong with the folder, writing into it tells
  std::filesystem::create_directories(folder, ignored);
  const auto write = [&](const char* name, const hgc::Array& array) {
    return hgc::writeArray(folder + "/" + name + ".npy", array);
  };
  hgc::Status done = write("cam", hgc::Array::of({cameras, 9}, std::move(cam)));
  if (done) done = write("pt", hgc::Array::of({points, 3}, std::move(pt)));
  if (done) done = write("ci", hgc::Array::of({observations}, std::move(ci)));
  if (done) done = write("pi", hgc::Array::of({observations}, std::move(pi)));
  return done ? write("uv", hgc::Array::of({observations, 2}, std::move(uv))) : done;
}

/// A grid of side x side squares in the plane, two triangles each, sheared and with noise. `folder` gets x, tri, rest
/// (the inverse of two sides at rest) and area as .npy files.
hgc::Status writeTriangles(int64_t side, const std::string& folder) {
  std::mt19937_64 engine(7);
  const auto uniform = [&] { return static_cast<double>(engine() >> 11) * 0x1p-52 - 1; };
  std::vector<double> at, x, rest, area;
  std::vector<int32_t> tri;
  for (int64_t i = 0; i <= side; ++i) {
    for (int64_t j = 0; j <= side; ++j) {
      const double p = static_cast<double>(i) + .2 * uniform(), q = static_cast<double>(j) + .2 * uniform();
      at.insert(at.end(), {p, q});
      x.insert(x.end(), {1.2 * p + .3 * q + .1 * uniform(), .7 * q + .1 * uniform()});
    }
  }
  for (int64_t k = 0; k < 2 * side * side; ++k) {
    const auto first = static_cast<int32_t>(k / 2 / side * (side + 1) + k / 2 % side);
    const auto next = static_cast<int32_t>(first + side + 1);
    const int32_t corners[3] = {first, k % 2 == 0 ? next : next + 1, k % 2 == 0 ? next + 1 : first + 1};
    tri.insert(tri.end(), corners, corners + 3);
    double edge[2][2];
    for (size_t e = 0; e < 2; ++e) {
      for (size_t c = 0; c < 2; ++c)
        edge[e][c] = at[2 * static_cast<size_t>(corners[e + 1]) + c] - at[2 * static_cast<size_t>(first) + c];
    }
    const double twice = edge[0][0] * edge[1][1] - edge[0][1] * edge[1][0];
    rest.insert(rest.end(), {edge[1][1] / twice, -edge[1][0] / twice, -edge[0][1] / twice, edge[0][0] / twice});
    area.push_back(twice / 2);
  }
  std::error_code ignored;  // what is wrong with the folder, writing into it tells
  std::filesystem::create_directories(folder, ignored);
  const auto write = [&](const char* name, const hgc::Array& array) {
    return hgc::writeArray(folder + "/" + name + ".npy", array);
  };
  const int64_t count = 2 * side * side;
  hgc::Status done = write("x", hgc::Array::of({(side + 1) * (side + 1), 2}, std::move(x)));
  if (done) done = write("tri", hgc::Array::of({count, 3}, std::move(tri)));
  if (done) done = write("rest", hgc::Array::of({count, 2, 2}, std::move(rest)));
  return done ? write("area", hgc::Array::of({count}, std::move(area))) : done;
}

constexpr const char* kUsage =
    "usage: hgc-example-data icosphere SUBDIVISIONS FILE.obj    a bumpy sphere, 0 to 8 subdivisions\n"
    "       hgc-example-data recorded SUBDIVISIONS FILE.hg      developable.hg on it (0 to 6) as a flat graph\n"
    "       hgc-example-data bundle CAMERAS POINTS OBSERVATIONS FOLDER    bundle adjustment as .npy files\n"
    "       hgc-example-data triangles SIDE FOLDER                 a grid of 2 SIDE SIDE triangles as .npy files\n";

bool number(const char* text, int64_t low, int64_t high, int64_t& value) {
  const std::string_view view(text);
  const auto [end, error] = std::from_chars(view.data(), view.data() + view.size(), value);
  return error == std::errc() && end == view.data() + view.size() && value >= low && value <= high;
}

int usage() {
  std::fputs(kUsage, stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape): only for want of memory
  const std::string what = argc > 1 ? argv[1] : "";
  hgc::Status done = hgc::Done{};
  int64_t a = 0, b = 0, c = 0;
  constexpr int64_t kMost = int64_t{1} << 30;
  if ((what == "icosphere" || what == "recorded") && argc == 4 && number(argv[2], 0, what == "recorded" ? 6 : 8, a)) {
    const Mesh mesh = icosphere(static_cast<int>(a));
    done = hgc::writeFile(argv[3], what == "icosphere" ? objText(mesh) : recordedText(mesh));
  } else if (what == "bundle" && argc == 6 && number(argv[2], 1, kMost, a) && number(argv[3], 1, kMost, b) &&
             number(argv[4], 1, kMost, c)) {
    done = writeBundle(a, b, c, argv[5]);
  } else if (what == "triangles" && argc == 4 && number(argv[2], 1, 10'000, a)) {
    done = writeTriangles(a, argv[3]);
  } else {
    return usage();
  }
  if (done) return 0;
  fmt::print(stderr, "hgc-example-data: error: {}\n", done.error().message);
  return 1;
}
