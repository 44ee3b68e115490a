/// Meshes of the Object File Format (http://www.geomview.org/docs/html/OFF.html).
#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>

#include "tools/io/mesh/mesh.h"
#include "tools/io/text.h"
#include "tools/io/words.h"

namespace hgc {
namespace {

Error wrongInOff(const std::string& path, int64_t line, std::string_view what) {
  return {fmt::format("{}:{}: {}", path, line, what), "", ErrorKind::Data};
}

/// Iterates over the non-empty lines of a text, without comments.
class OffLines {
 public:
  explicit OffLines(std::string_view text) : lines_(text) {}
  /// The words of the next line; empty at the end.
  std::vector<std::string_view> next() {
    for (std::string_view line; lines_.next(line);) {
      auto words = wordsOf(line.substr(0, line.find('#')));
      if (!words.empty()) return words;
    }
    return {};
  }
  int64_t number() const { return lines_.number(); }

 private:
  Lines lines_;
};

/// Whether a word begins a file of points in space, possibly with texture, colours and normals.
bool isKeyword(std::string_view word) {
  for (const std::string_view more : {"ST", "C", "N"}) {
    if (word.starts_with(more)) word.remove_prefix(more.size());
  }
  return word == "OFF";
}

/// Parses a face: the number of corners, the corners, and possibly a colour.
bool addOffFace(const std::vector<std::string_view>& words, int64_t line, Mesh& mesh) {
  const auto whole = [](std::string_view word) {
    const auto number = numberIn(word);
    const bool isIndex = number && *number >= 0 && *number <= INT32_MAX && *number == static_cast<int32_t>(*number);
    return isIndex ? static_cast<int32_t>(*number) : -1;
  };
  const int32_t count = whole(words[0]);
  if (count < 3 || static_cast<size_t>(count) >= words.size()) return false;
  Face face{{}, line};
  for (const std::string_view word : std::span(words).subspan(1, static_cast<size_t>(count))) {
    face.corners.push_back(whole(word));
    if (face.corners.back() < 0) return false;
  }
  mesh.faces.push_back(std::move(face));
  const auto color = std::span(words).subspan(static_cast<size_t>(count) + 1);
  return std::ranges::all_of(color, [](std::string_view word) { return numberIn(word).has_value(); });
}

/// A mesh, and the places of its vertices in the text.
struct OffMesh {
  Mesh mesh;
  std::vector<const char*> places;
};

Result<OffMesh> readOff(const std::string& path, std::string_view text) {
  const auto early = [&] { return Error{path + ": the file ends early", "", ErrorKind::Data}; };
  OffLines lines(text);
  auto words = lines.next();
  if (words.empty() || !isKeyword(words[0]))
    return Error{fmt::format("{}:{}: an OFF file begins with OFF", path, std::max<int64_t>(lines.number(), 1)),
                 "files in binary, and of points that are not in space, are not read", ErrorKind::Data};
  words.erase(words.begin());
  if (!words.empty() && words[0] == "BINARY")
    return Error{fmt::format("{}:{}: this OFF file is in binary, which is not read", path, lines.number()),
                 "one in text is, and a .ply file in either", ErrorKind::Data};
  if (words.empty()) words = lines.next();
  if (words.empty()) return early();
  std::string counted;
  for (const std::string_view word : words) counted.append(word).push_back(' ');
  Words counts = Words::ofLine(counted, path, lines.number());
  const auto vertices = counts.nextIndex(INT32_MAX), faces = counts.nextIndex(INT32_MAX);
  if (!vertices || !faces) return vertices ? faces.error() : vertices.error();
  OffMesh off;
  for (int32_t k = 0; k < *vertices; ++k) {
    words = lines.next();
    if (words.empty()) return early();
    if (!addPosition(words, off.mesh)) return wrongInOff(path, lines.number(), "not a vertex that can be read");
    off.places.push_back(words[0].data());
  }
  for (int32_t k = 0; k < *faces; ++k) {
    words = lines.next();
    if (words.empty()) return early();
    if (!addOffFace(words, lines.number(), off.mesh))
      return wrongInOff(path, lines.number(), "not a face that can be read");
  }
  if (!lines.next().empty()) return wrongInOff(path, lines.number(), "this comes after the last face");
  if (off.mesh.positions.empty()) return Error{path + ": holds no vertices", "", ErrorKind::Data};
  if (const Status done = checkFaces(off.mesh, path); !done) return done.error();
  return off;
}

}  // namespace

Result<Mesh> readOffMesh(const std::string& path) {
  const auto text = textOfFile(path);
  if (!text) return text.error();
  auto off = readOff(path, *text);
  return off ? Result<Mesh>(std::move(off->mesh)) : Result<Mesh>(off.error());
}

Result<std::string> offLike(const std::string& path, const std::string& like, const Parts& parts) {
  const auto text = textOfFile(like);
  if (!text) return text.error();
  const auto off = readOff(like, *text);
  return off ? textWith(path, like, *text, off->places, parts) : Result<std::string>(off.error());
}

}  // namespace hgc
