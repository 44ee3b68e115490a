/// Wavefront OBJ meshes: positions, triangles, edges and one-rings.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

#include "tools/io/sources.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

/// A face of three or more corners, counter-clockwise, and the line where it stands.
struct Face {
  std::vector<int32_t> corners;
  int64_t line = 0;
};

struct Mesh {
  std::vector<double> positions;
  std::vector<Face> faces;
  int32_t vertices() const { return static_cast<int32_t>(positions.size() / 3); }
};

std::vector<std::string_view> wordsOf(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const size_t from = line.find_first_not_of(" \t");
    if (from == std::string_view::npos) return words;
    const size_t to = std::min(line.find_first_of(" \t", from), line.size());
    words.push_back(line.substr(from, to - from));
    line.remove_prefix(to);
  }
}

/// Three coordinates; a weight or colours may follow, and are not looked at but for being numbers.
bool addVertex(const std::vector<std::string_view>& words, Mesh& mesh) {
  for (size_t k = 1; k < words.size(); ++k) {
    const auto number = numberIn(words[k]);
    if (!number || !std::isfinite(*number)) return false;
    if (k <= 3) mesh.positions.push_back(*number);
  }
  return words.size() >= 4 && mesh.positions.size() / 3 <= INT32_MAX;
}

/// What a corner of a face names: `7`, or with texture and normal `7/1/2`, `7/1`, `7//2`, of which only the vertex is
/// looked at. 0 is none that there may be.
int32_t vertexIn(std::string_view corner) {
  constexpr int kMostParts = 3;
  int32_t vertex = 0;
  for (int part = 0; part < kMostParts; ++part) {
    const size_t slash = std::min(corner.find('/'), corner.size());
    const std::string_view word = corner.substr(0, slash);
    int32_t index = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), index);
    const bool isLeftOut = part > 0 && word.empty();
    if (!isLeftOut && (error != std::errc() || end != word.data() + word.size())) return 0;
    if (part == 0) vertex = index;
    if (slash == corner.size()) return vertex;
    corner.remove_prefix(slash + 1);
  }
  return 0;
}

/// Indices count from 1, or from the last vertex so far if negative.
bool addFace(const std::vector<std::string_view>& words, int64_t line, Mesh& mesh) {
  Face face{{}, line};
  for (size_t k = 1; k < words.size(); ++k) {
    const int32_t index = vertexIn(words[k]);
    if (index == 0 || index < -mesh.vertices()) return false;
    face.corners.push_back(index > 0 ? index - 1 : mesh.vertices() + index);
  }
  mesh.faces.push_back(std::move(face));
  return mesh.faces.back().corners.size() >= 3;
}

/// Elements that are no part of the mesh begin with a word, too.
bool isOther(std::string_view word) {
  const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return word == "curv2" || std::ranges::all_of(word, isLetter);
}

/// The elements of a text: what is left of a line without its comment, and of the next ones where it ends in a
/// backslash. A comment ends with its line.
class Elements {
 public:
  explicit Elements(std::string_view text) : lines_(text) {}
  /// The next one, which is valid until the one after it; false after the last.
  bool next(std::string_view& element) {
    std::string_view line;
    if (!lines_.next(line)) return false;
    number_ = lines_.number();
    element = withoutComment(line);
    if (!element.ends_with('\\')) return true;
    joined_.clear();
    for (bool goesOn = true; goesOn;) {
      goesOn = element.ends_with('\\');
      joined_.append(element.substr(0, element.size() - (goesOn ? 1 : 0))).push_back(' ');
      goesOn = goesOn && lines_.next(line);
      element = withoutComment(line);
    }
    element = joined_;
    return true;
  }
  /// Of the line where it begins, counted from 1.
  int64_t number() const { return number_; }

 private:
  static std::string_view withoutComment(std::string_view line) { return line.substr(0, line.find('#')); }

  Lines lines_;
  int64_t number_ = 0;
  std::string joined_;
};

/// Vertices may follow the faces that name them.
Status checkFaces(const Mesh& mesh, const std::string& path) {
  for (const Face& face : mesh.faces) {
    std::vector<int32_t> corners = face.corners;
    std::ranges::sort(corners);
    if (corners.back() >= mesh.vertices()) {
      return Error{fmt::format("{}:{}: the face names vertex {}, but there are {}", path, face.line,
                               int64_t{corners.back()} + 1, mesh.vertices()),
                   ""};
    }
    const auto twice = std::ranges::adjacent_find(corners);
    if (twice != corners.end())
      return Error{fmt::format("{}:{}: the face names vertex {} twice", path, face.line, *twice + 1), ""};
  }
  return Done{};
}

Result<Mesh> readMesh(const std::string& path) {
  auto file = Input::open(path);
  if (!file) return file.error();
  const auto text = file->takeText();
  if (!text) return text.error();
  Mesh mesh;
  Elements elements(*text);
  for (std::string_view element; elements.next(element);) {
    const auto words = wordsOf(element);
    if (words.empty()) continue;
    const bool isFace = words[0] == "f" || words[0] == "fo";  // its old name
    const bool good = words[0] == "v" ? addVertex(words, mesh)
                      : isFace        ? addFace(words, elements.number(), mesh)
                                      : isOther(words[0]);
    if (!good) return Error{fmt::format("{}:{}: not a vertex or face that can be read", path, elements.number()), ""};
  }
  if (mesh.positions.empty()) return Error{path + ": holds no vertices", "is it a Wavefront OBJ file?"};
  if (const Status done = checkFaces(mesh, path); !done) return done.error();
  return mesh;
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

/// The neighbours in order. A closed fan starts at its smallest neighbour; an open one at the border where it begins.
/// Empty if the faces are not one fan.
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
      return Error{fmt::format("{}:{}: another face has the edge from vertex {} to {} in the same direction", path,
                               face.line, face.corners[k] + 1, after + 1),
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
        return Error{fmt::format("{}: the faces around vertex {} (counted from 1) are not one fan", path, v + 1),
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

Result<Array> readObj(const std::string& path, const std::string& part) {
  auto mesh = readMesh(path);
  if (!mesh) return mesh.error();
  if (part == "v") return Array::of({mesh->vertices(), 3}, mesh->positions);
  if (part == "e") return edgesOf(*mesh);
  if (part == "ring") return ringsOf(*mesh, path);
  if (part == "f") return trianglesOf(*mesh);
  return Error{fmt::format("a mesh has no part `{}`", part), "v, f, e or ring"};
}

}  // namespace hgc
