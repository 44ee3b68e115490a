/// Meshes with other positions.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "tools/io/files.h"
#include "tools/io/sources.h"
#include "tools/io/text.h"

namespace hgc {

namespace {

/// What stands behind the three numbers of a vertex: a weight or colours.
std::string_view afterPosition(std::string_view line) {
  constexpr std::string_view kBlanks = " \t";
  size_t at = 0;
  for (int word = 0; word < 4; ++word) {
    at = std::min(line.find_first_not_of(kBlanks, at), line.size());
    at = std::min(line.find_first_of(kBlanks, at), line.size());
  }
  return line.substr(at);
}

}  // namespace

Status writeObjLike(const std::string& path, const std::string& like, const Array& positions) {
  const size_t width = positions.shape.size() == 2 ? static_cast<size_t>(positions.shape[1]) : 0;
  if (width != 2 && width != 3)
    return Error{fmt::format("{}: positions of a mesh are rows of two or three numbers", path), "", ErrorKind::Usage};
  auto file = Input::open(like);
  if (!file) return file.error();
  const auto text = file->takeText();
  if (!text) return text.error();
  std::string copy;
  size_t vertices = 0;
  Lines lines(*text);
  for (std::string_view line; lines.next(line);) {
    const bool isVertex = line.starts_with("v ") || line.starts_with("v\t");
    if (isVertex && (vertices + 1) * width <= positions.reals.size()) {
      const double* const at = positions.reals.data() + vertices * width;
      copy += fmt::format("v {} {} {}{}\n", at[0], at[1], width == 3 ? at[2] : 0.0, afterPosition(line));
    } else {
      copy += fmt::format("{}\n", line);
    }
    vertices += isVertex ? 1 : 0;
  }
  if (vertices * width == positions.reals.size()) return writeFile(path, copy);
  return Error{fmt::format("{}: {} has {} vertices, and there are {} positions", path, like, vertices,
                           positions.reals.size() / width),
               "", ErrorKind::Usage};
}

}  // namespace hgc
