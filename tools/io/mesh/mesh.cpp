/// The parts of a mesh: triangles, edges and one-rings.
#include "tools/io/mesh/mesh.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "tools/io/copy.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

/// The location of a face, for messages.
std::string placeOf(const Mesh& mesh, const Face& face, const std::string& path) {
  if (face.line > 0) return fmt::format("{}:{}: the face", path, face.line);
  return fmt::format("{}: face {}, counted from 0,", path, &face - mesh.faces.data());
}

/// The sides of the faces, each once; diagonals of faces with more than three corners are no edges.
Array edgesOf(const Mesh& mesh) {
  std::vector<std::pair<int32_t, int32_t>> edges;
  for (const Face& face : mesh.faces) {
    for (size_t k = 0; k < face.corners.size(); ++k) {
      edges.push_back(std::minmax(face.corners[k], face.corners[(k + 1) % face.corners.size()]));
    }
  }
  std::ranges::sort(edges);
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  std::vector<int32_t> flat;
  for (const auto& [a, b] : edges) flat.insert(flat.end(), {a, b});
  return Array::of({static_cast<int64_t>(edges.size()), 2}, std::move(flat));
}

/// Faces of more than three corners are cut into fans from their first corner.
Array trianglesOf(const Mesh& mesh) {
  std::vector<int32_t> flat;
  for (const Face& face : mesh.faces) {
    for (size_t k = 2; k < face.corners.size(); ++k) {
      flat.insert(flat.end(), {face.corners[0], face.corners[k - 1], face.corners[k]});
    }
  }
  const auto triangles = static_cast<int64_t>(flat.size() / 3);
  return Array::of({triangles, 3}, std::move(flat));
}

/// Around a vertex, the neighbour after each neighbour, in the order of the faces.
using Successors = std::map<int32_t, int32_t>;

/// The neighbours of a vertex in order. A closed fan starts at its smallest neighbour, an open one at its border. Empty
/// if the faces are not one fan.
std::vector<int32_t> ringOf(const Successors& next) {
  std::set<int32_t> followers;
  for (const auto& entry : next) followers.insert(entry.second);
  int32_t start = next.begin()->first;
  for (const auto& entry : next) {
    if (followers.contains(entry.first)) continue;
    start = entry.first;
    break;
  }
  std::vector<int32_t> ring = {start};
  size_t faces = 0;
  for (auto found = next.find(start); found != next.end(); found = next.find(found->second)) {
    ++faces;
    if (found->second == start || faces > next.size()) break;
    ring.push_back(found->second);
  }
  return faces == next.size() ? ring : std::vector<int32_t>{};
}

Result<Array> ringsOf(const Mesh& mesh, const std::string& path) {
  std::vector<Successors> next(static_cast<size_t>(mesh.vertices()));
  for (const Face& face : mesh.faces) {
    const size_t count = face.corners.size();
    for (size_t k = 0; k < count; ++k) {
      const int32_t before = face.corners[(k + count - 1) % count], after = face.corners[(k + 1) % count];
      const bool isNew = next[static_cast<size_t>(face.corners[k])].try_emplace(after, before).second;
      if (isNew) continue;
      const std::string place = face.line > 0 ? fmt::format("{}:{}", path, face.line) : path;
      return Error{fmt::format("{}: another face has the edge from vertex {} to {} in the same direction", place,
                               face.corners[k] + mesh.first, after + mesh.first),
                   "the faces are not oriented alike, or the mesh is not a manifold there"};
    }
  }
  Array array;
  array.isInteger = array.isRagged = true;
  for (size_t v = 0; v < next.size(); ++v) {
    std::vector<int32_t> ring;
    if (!next[v].empty()) {
      ring = ringOf(next[v]);
      if (ring.empty()) {
        return Error{fmt::format("{}: the faces around vertex {} (counted from {}) are not one fan", path,
                                 v + static_cast<size_t>(mesh.first), mesh.first),
                     "the mesh is not a manifold there, or its faces are not oriented alike"};
      }
    }
    array.rowLengths.push_back(static_cast<int64_t>(ring.size()));
    array.integers.insert(array.integers.end(), ring.begin(), ring.end());
  }
  array.shape = {mesh.vertices()};
  return array;
}

}  // namespace

bool addPosition(std::span<const std::string_view> words, Mesh& mesh) {
  for (size_t k = 0; k < words.size(); ++k) {
    const auto number = numberIn(words[k]);
    if (!number || !std::isfinite(*number)) return false;
    if (k < 3) mesh.positions.push_back(*number);
  }
  return words.size() >= 3 && mesh.positions.size() / 3 <= INT32_MAX;
}

Status checkFaces(const Mesh& mesh, const std::string& path) {
  for (const Face& face : mesh.faces) {
    std::vector<int32_t> corners = face.corners;
    std::ranges::sort(corners);
    if (corners.back() >= mesh.vertices()) {
      return Error{fmt::format("{} names vertex {}, but there are {}", placeOf(mesh, face, path),
                               int64_t{corners.back()} + mesh.first, mesh.vertices()),
                   ""};
    }
    const auto twice = std::ranges::adjacent_find(corners);
    if (twice != corners.end())
      return Error{fmt::format("{} names vertex {} twice", placeOf(mesh, face, path), *twice + mesh.first), ""};
  }
  return Done{};
}

Result<Array> partOf(const Mesh& mesh, const std::string& path, const std::string& part) {
  if (part == "v") return Array::of({mesh.vertices(), 3}, mesh.positions);
  if (part == "e") return edgesOf(mesh);
  if (part == "ring") return ringsOf(mesh, path);
  if (part == "f") return trianglesOf(mesh);
  return Error{fmt::format("a mesh has no part `{}`", part), "v, f, e or ring"};
}

Result<std::vector<double>> positionsFor(const std::string& path, const std::string& like, int64_t vertices,
                                         const Array& positions) {
  const size_t width = positions.shape.size() == 2 ? static_cast<size_t>(positions.shape[1]) : 0;
  if (width != 2 && width != 3)
    return Error{fmt::format("{}: positions of a mesh are rows of two or three numbers", path), "", ErrorKind::Usage};
  if (positions.shape[0] != vertices)
    return Error{
        fmt::format("{}: {} has {} vertices, and there are {} positions", path, like, vertices, positions.shape[0]), "",
        ErrorKind::Usage};
  if (width == 3) return positions.reals;
  std::vector<double> spatial;
  for (size_t k = 0; k < positions.reals.size(); k += 2)
    spatial.insert(spatial.end(), {positions.reals[k], positions.reals[k + 1], 0.0});
  return spatial;
}

Result<std::string> textWith(const std::string& path, const std::string& like, std::string_view text,
                             std::span<const char* const> places, const Parts& parts) {
  const auto positions = positionsFor(path, like, static_cast<int64_t>(places.size()), parts.at("v"));
  if (!positions) return positions.error();
  Copy copy(text, " \t\r\n#");
  for (size_t k = 0; k < places.size(); ++k) {
    copy.goTo(places[k]);
    copy.put(std::span(*positions).subspan(3 * k, 3));
  }
  return copy.finish();
}

}  // namespace hgc
