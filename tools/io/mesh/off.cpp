/// Meshes of the Object File Format (http://www.geomview.org/docs/html/OFF.html).
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <string>
#include <utility>

#include "runtime/data/input.h"
#include "tools/io/mesh/mesh.h"
#include "tools/io/text.h"

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

/// What a header says.
struct OffHeader {
  bool isBinary = false;
  size_t afterPosition = 0;  ///< numbers that a vertex has after its position in binary: normal, colour, texture
  size_t end = 0;            ///< in binary, where the numbers begin
};

/// Whether a word begins a file of points in space, possibly with texture, colours and normals.
bool takeKeyword(std::string_view word, OffHeader& header) {
  for (const auto& [more, numbers] : {std::pair<std::string_view, size_t>{"ST", 2}, {"C", 4}, {"N", 3}}) {
    if (!word.starts_with(more)) continue;
    word.remove_prefix(more.size());
    header.afterPosition += numbers;
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

/// Reads the first words; `words` then has those after them, maybe none.
Result<OffHeader> readHeader(const std::string& path, std::string_view text, OffLines& lines,
                             std::vector<std::string_view>& words) {
  words = lines.next();
  OffHeader header;
  if (words.empty() || !takeKeyword(words[0], header))
    return Error{fmt::format("{}:{}: an OFF file begins with OFF", path, std::max<int64_t>(lines.number(), 1)),
                 "files of points that are not in space are not read", ErrorKind::Data};
  words.erase(words.begin());
  header.isBinary = !words.empty() && words[0] == "BINARY";
  if (header.isBinary)
    header.end = std::min(text.find('\n', static_cast<size_t>(words[0].data() - text.data())), text.size() - 1) + 1;
  return header;
}

/// Iterates over 32-bit numbers, which have their highest byte first.
class OffNumbers {
 public:
  explicit OffNumbers(std::string_view bytes) : rest_(bytes) {}
  /// False at the end.
  bool next(uint32_t& bits) {
    if (rest_.size() < sizeof bits) return false;
    bits = 0;
    for (size_t k = 0; k < sizeof bits; ++k) bits = bits << 8 | static_cast<unsigned char>(rest_[k]);
    rest_.remove_prefix(sizeof bits);
    return true;
  }
  bool skip(size_t numbers) {
    const size_t bytes = numbers * sizeof(uint32_t);
    if (rest_.size() < bytes) return false;
    rest_.remove_prefix(bytes);
    return true;
  }
  size_t left() const { return rest_.size(); }
  /// Whether nothing is left but white space, as the newline that some programs write at the end.
  bool isRestWhite() const { return rest_.find_first_not_of(" \t\r\n") == std::string_view::npos; }

 private:
  std::string_view rest_;
};

/// Parses a face in binary: the number of corners, the corners, how many numbers its colour has, these. False where the
/// file ends early. A corner that cannot be one is -1, and a number of corners that cannot be one gives none.
bool addBinaryFace(OffNumbers& numbers, Mesh& mesh) {
  const auto index = [](uint32_t bits) { return bits < INT32_MAX ? static_cast<int32_t>(bits) : -1; };
  uint32_t count = 0, corner = 0, colour = 0;
  if (!numbers.next(count)) return false;
  Face& face = mesh.faces.emplace_back();
  for (uint32_t k = 0; k < count && index(count) >= 0; ++k) {
    if (!numbers.next(corner)) return false;
    face.corners.push_back(index(corner));
  }
  return numbers.next(colour) && numbers.skip(colour);
}

Result<Mesh> readBinary(const std::string& path, const OffHeader& header, std::string_view text) {
  const auto wrong = [&](std::string_view what, auto row) {
    return Error{fmt::format("{}: {} {}, counted from 0, cannot be read", path, what, row), "", ErrorKind::Data};
  };
  const Error early{path + ": the file ends early", "", ErrorKind::Data};
  OffNumbers numbers(text.substr(header.end));
  uint32_t vertices = 0, faces = 0;
  if (!numbers.next(vertices) || !numbers.next(faces) || !numbers.skip(1)) return early;
  if (vertices >= INT32_MAX || faces >= INT32_MAX)
    return Error{fmt::format("{}: there cannot be {} vertices and {} faces", path, static_cast<int32_t>(vertices),
                             static_cast<int32_t>(faces)),
                 "", ErrorKind::Data};
  Mesh mesh;
  for (uint32_t k = 0; k < vertices; ++k) {
    for (int axis = 0; axis < 3; ++axis) {
      uint32_t bits = 0;
      if (!numbers.next(bits)) return early;
      mesh.positions.push_back(std::bit_cast<float>(bits));
      if (!std::isfinite(mesh.positions.back())) return wrong("vertex", k);
    }
    if (!numbers.skip(header.afterPosition)) return early;
  }
  for (uint32_t k = 0; k < faces; ++k) {
    if (!addBinaryFace(numbers, mesh)) return early;
    const std::vector<int32_t>& corners = mesh.faces.back().corners;
    if (corners.size() < 3 || std::ranges::min(corners) < 0) return wrong("face", k);
  }
  if (!numbers.isRestWhite())
    return Error{fmt::format("{}: {} bytes come after the last number", path, numbers.left()), "", ErrorKind::Data};
  if (mesh.positions.empty()) return Error{path + ": holds no vertices", "", ErrorKind::Data};
  if (const Status done = checkFaces(mesh, path); !done) return done.error();
  return mesh;
}

/// A mesh, and the places of its vertices in the text.
struct OffMesh {
  Mesh mesh;
  std::vector<const char*> places;
};

Result<OffMesh> readText(const std::string& path, OffLines& lines, std::vector<std::string_view> words) {
  const auto early = [&] { return Error{path + ": the file ends early", "", ErrorKind::Data}; };
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

/// Text is read up to a NUL, and the rest of the file where it is in binary.
Result<std::string> bytesOf(const std::string& path) {
  auto file = Input::open(path);
  if (!file) return file.error();
  auto text = file->takeText();
  if (!text) return text;
  OffLines lines(*text);
  std::vector<std::string_view> words;
  const auto header = readHeader(path, *text, lines, words);
  if (!header || !header->isBinary) return text;
  const auto rest = file->takeRest();
  return rest ? *text + *rest : rest;
}

Result<OffMesh> readOff(const std::string& path, std::string_view text) {
  OffLines lines(text);
  std::vector<std::string_view> words;
  const auto header = readHeader(path, text, lines, words);
  if (!header) return header.error();
  if (!header->isBinary) return readText(path, lines, std::move(words));
  auto mesh = readBinary(path, *header, text);
  return mesh ? Result<OffMesh>({std::move(*mesh), {}}) : mesh.error();
}

}  // namespace

Result<Mesh> readOffMesh(const std::string& path) {
  const auto text = bytesOf(path);
  if (!text) return text.error();
  auto off = readOff(path, *text);
  return off ? Result<Mesh>(std::move(off->mesh)) : Result<Mesh>(off.error());
}

Result<std::string> offLike(const std::string& path, const std::string& like, const Parts& parts) {
  const auto text = bytesOf(like);
  if (!text) return text.error();
  auto off = readOff(like, *text);
  if (!off) return off.error();
  if (!off->places.empty()) return textWith(path, like, *text, off->places, parts);
  const auto positions = positionsFor(path, like, off->mesh.vertices(), parts.at("v"));
  if (!positions) return positions.error();
  off->mesh.positions = *positions;
  return offText(off->mesh);
}

}  // namespace hgc
