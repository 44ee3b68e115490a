/// Wavefront OBJ meshes.
#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "tools/io/mesh/mesh.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

bool addVertex(const std::vector<std::string_view>& words, Mesh& mesh) {
  return addPosition(std::span(words).subspan(1), mesh);
}

/// The vertex of a corner: `7`, or with ignored texture and normal `7/1/2`, `7/1`, `7//2`. 0 if invalid.
int32_t vertexIn(std::string_view corner) {
  constexpr int kMostParts = 3;
  int32_t vertex = 0;
  for (int part = 0; part < kMostParts; ++part) {
    const size_t slash = std::min(corner.find('/'), corner.size());
    const std::string_view word = corner.substr(0, slash);
    const auto index = wholeIn<int32_t>(word);
    const bool isLeftOut = part > 0 && word.empty();
    if (!isLeftOut && !index) return 0;
    if (part == 0) vertex = *index;
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

/// Whether a word begins an element that is not part of the mesh.
bool isOther(std::string_view word) {
  const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return word == "curv2" || std::ranges::all_of(word, isLetter);
}

/// Iterates over the elements of a text: lines without comments, joined with the next one after a backslash.
class Elements {
 public:
  explicit Elements(std::string_view text) : lines_(text) {}
  /// The next element, which is valid until the one after it; false after the last.
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
  /// The line where it begins, counted from 1.
  int64_t number() const { return number_; }

 private:
  static std::string_view withoutComment(std::string_view line) { return line.substr(0, line.find('#')); }

  Lines lines_;
  int64_t number_ = 0;
  std::string joined_;
};

/// The places of vertex positions in a text; each vertex must be in one line.
Result<std::vector<const char*>> placesIn(std::string_view text, const std::string& path) {
  std::vector<const char*> places;
  Lines lines(text);
  bool goesOn = false;
  for (std::string_view line; lines.next(line);) {
    line = line.substr(0, line.find('#'));
    const bool isStart = !goesOn;
    goesOn = line.ends_with('\\');
    const auto words = wordsOf(line);
    if (!isStart || words.empty() || words[0] != "v") continue;
    if (goesOn || words.size() < 4)
      return Error{fmt::format("{}:{}: a vertex that goes on in the next line cannot be written", path, lines.number()),
                   "write it in one line", ErrorKind::Data};
    places.push_back(words[1].data());
  }
  return places;
}

}  // namespace

Result<Mesh> readObjMesh(const std::string& path) {
  const auto text = textOfFile(path);
  if (!text) return text.error();
  Mesh mesh;
  mesh.first = 1;
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

Result<std::string> objLike(const std::string& path, const std::string& like, const Parts& parts) {
  const auto text = textOfFile(like);
  if (!text) return text.error();
  const auto places = placesIn(*text, like);
  if (!places) return places.error();
  return textWith(path, like, *text, *places, parts);
}

}  // namespace hgc
