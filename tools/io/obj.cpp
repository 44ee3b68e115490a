/// Wavefront OBJ meshes: positions, triangles, edges and one-rings.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <map>

#include "tools/io/sources.h"

namespace hgc {
namespace {

struct Mesh {
  std::vector<double> positions;
  std::vector<std::array<int32_t, 3>> triangles;
  int32_t vertices() const { return static_cast<int32_t>(positions.size() / 3); }
};

std::vector<std::string_view> wordsOf(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const size_t from = line.find_first_not_of(" \t\r");
    if (from == std::string_view::npos) return words;
    const size_t to = std::min(line.find_first_of(" \t\r", from), line.size());
    words.push_back(line.substr(from, to - from));
    line.remove_prefix(to);
  }
}

template <class T>
bool parse(std::string_view word, T& value) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  return error == std::errc() && (end == word.data() + word.size() || *end == '/');
}

/// A face of more than three corners is cut into a fan; indices count from 1, or from the end if negative.
bool addFace(const std::vector<std::string_view>& words, Mesh& mesh) {
  std::vector<int32_t> corners;
  for (size_t k = 1; k < words.size(); ++k) {
    int32_t index = 0;
    if (!parse(words[k], index) || index == 0) return false;
    corners.push_back(index > 0 ? index - 1 : mesh.vertices() + index);
  }
  for (size_t k = 2; k < corners.size(); ++k) mesh.triangles.push_back({corners[0], corners[k - 1], corners[k]});
  return corners.size() >= 3;
}

Result<Mesh> readMesh(const std::string& path) {
  std::ifstream file(path);
  if (!file) return Error{"cannot open " + path, ""};
  Mesh mesh;
  std::string line;
  for (int64_t number = 1; std::getline(file, line); ++number) {
    const auto words = wordsOf(line);
    if (words.empty()) continue;
    bool good = true;
    if (words[0] == "v") {
      double p[3];
      good = words.size() >= 4 && parse(words[1], p[0]) && parse(words[2], p[1]) && parse(words[3], p[2]);
      if (good) mesh.positions.insert(mesh.positions.end(), p, p + 3);
    } else if (words[0] == "f") {
      good = addFace(words, mesh);
    }
    if (!good) return Error{fmt::format("{}:{}: not a vertex or face that can be read", path, number), ""};
  }
  if (mesh.positions.empty()) return Error{path + ": holds no vertices", "is it a Wavefront OBJ file?"};
  for (size_t t = 0; t < mesh.triangles.size(); ++t) {
    for (const int32_t corner : mesh.triangles[t]) {
      if (corner < 0 || corner >= mesh.vertices()) {
        return Error{
            fmt::format("{}: triangle {} names vertex {}, but there are {}", path, t, corner + 1, mesh.vertices()), ""};
      }
    }
  }
  return mesh;
}

Array edgesOf(const Mesh& mesh) {
  std::vector<std::pair<int32_t, int32_t>> edges;
  for (const auto& t : mesh.triangles) {
    for (size_t k = 0; k < 3; ++k) edges.push_back(std::minmax(t[k], t[(k + 1) % 3]));
  }
  std::ranges::sort(edges);
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  std::vector<int32_t> flat;
  for (const auto& [a, b] : edges) flat.insert(flat.end(), {a, b});
  return Array::of({static_cast<int64_t>(edges.size()), 2}, std::move(flat));
}

/// Around each vertex, the next neighbour after each neighbour in the order of the faces. A closed fan starts at its
/// smallest neighbour; an open one at its boundary.
std::vector<int32_t> ringOf(const std::map<int32_t, int32_t>& next) {
  int32_t start = next.begin()->first;
  for (const auto& [from, to] : next) {
    const bool reached = std::ranges::any_of(next, [&](const auto& entry) { return entry.second == from; });
    if (!reached) {
      start = from;
      break;
    }
  }
  std::vector<int32_t> ring = {start};
  for (auto found = next.find(start); found != next.end() && found->second != start && ring.size() <= next.size();
       found = next.find(found->second)) {
    ring.push_back(found->second);
  }
  return ring;
}

Result<Array> ringsOf(const Mesh& mesh, const std::string& path) {
  std::vector<std::map<int32_t, int32_t>> next(static_cast<size_t>(mesh.vertices()));
  for (const auto& t : mesh.triangles) {
    for (size_t k = 0; k < 3; ++k) next[static_cast<size_t>(t[k])][t[(k + 1) % 3]] = t[(k + 2) % 3];
  }
  Array array;
  array.isInteger = array.isRagged = true;
  for (size_t v = 0; v < next.size(); ++v) {
    std::vector<int32_t> ring;
    if (!next[v].empty()) ring = ringOf(next[v]);
    if (!next[v].empty() && ring.size() < next[v].size()) {
      return Error{fmt::format("{}: the faces around vertex {} are not one fan", path, v + 1),
                   "the mesh is not a manifold there"};
    }
    array.rowLengths.push_back(static_cast<int64_t>(ring.size()));
    array.integers.insert(array.integers.end(), ring.begin(), ring.end());
  }
  array.shape = {mesh.vertices()};
  return array;
}

}  // namespace

Result<Array> readObj(const std::string& path, const std::string& part) {
  auto mesh = readMesh(path);
  if (!mesh) return mesh.error();
  if (part == "v") return Array::of({mesh->vertices(), 3}, mesh->positions);
  if (part == "e") return edgesOf(*mesh);
  if (part == "ring") return ringsOf(*mesh, path);
  if (part == "f") {
    std::vector<int32_t> flat;
    for (const auto& t : mesh->triangles) flat.insert(flat.end(), t.begin(), t.end());
    return Array::of({static_cast<int64_t>(mesh->triangles.size()), 3}, std::move(flat));
  }
  return Error{fmt::format("a mesh has no part `{}`", part), "v, f, e or ring"};
}

}  // namespace hgc
