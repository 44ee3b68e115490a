/// Reads meshes, point clouds and properties of PLY files, and writes copies with other numbers.
#include "tools/io/mesh/ply.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>

#include "ir/report/suggest.h"
#include "tools/io/containers.h"
#include "tools/io/mesh/mesh.h"

namespace hgc {
namespace {

Error wrongIn(const PlyCell& cell, const std::string& path, std::string_view what) {
  if (cell.line > 0) return {fmt::format("{}:{}: {}", path, cell.line, what), "", ErrorKind::Data};
  return {fmt::format("{}: row {} of {}, counted from 0: {}", path, cell.row, cell.element->name, what), "",
          ErrorKind::Data};
}

bool isCorners(const PlyProperty& property) {
  return property.name == "vertex_indices" || property.name == "vertex_index";
}

/// Whether the header has positions, and lists of corners if it has faces.
Status checkHeader(const PlyHeader& header, const std::string& path) {
  bool hasVertices = false;
  for (const PlyElement& element : header.elements) {
    const auto has = [&](std::string_view name) {
      return std::ranges::any_of(element.properties, [&](const PlyProperty& p) { return p.name == name && !p.counts; });
    };
    if (element.name == "vertex") hasVertices = has("x") && has("y") && has("z") && element.count > 0;
    const bool isList =
        std::ranges::any_of(element.properties, [](const PlyProperty& p) { return isCorners(p) && p.counts; });
    if (element.name == "tristrips" && element.count > 0)
      return Error{fmt::format("{}: its faces are strips of triangles (`tristrips`), which are not read", path),
                   "one with an element `face` is", ErrorKind::Data};
    if (element.name == "face" && element.count > 0 && !isList)
      return Error{fmt::format("{}: its faces have no list `vertex_indices`", path), "", ErrorKind::Data};
  }
  return hasVertices ? Status(Done{}) : Error{path + ": holds no vertices with x, y and z", "", ErrorKind::Data};
}

Status addPlyFace(const PlyCell& cell, const std::string& path, Mesh& mesh) {
  Face face{{}, cell.line};
  for (const double corner : cell.numbers) {
    if (!(corner >= 0 && corner < INT32_MAX && corner == std::floor(corner)))
      return wrongIn(cell, path, fmt::format("{} is not a vertex", corner));
    face.corners.push_back(static_cast<int32_t>(corner));
  }
  if (face.corners.size() < 3) return wrongIn(cell, path, "a face has three corners or more");
  mesh.faces.push_back(std::move(face));
  return Done{};
}

Result<Mesh> meshOf(const PlyHeader& header, std::string_view file, const std::string& path) {
  if (const Status done = checkHeader(header, path); !done) return done.error();
  Mesh mesh;
  const auto add = [&](const PlyCell& cell) -> Status {
    if (cell.element->name == "face" && isCorners(*cell.property)) return addPlyFace(cell, path, mesh);
    const std::string& name = cell.property->name;
    if (cell.element->name != "vertex" || (name != "x" && name != "y" && name != "z")) return Done{};
    if (!std::isfinite(cell.numbers[0])) return wrongIn(cell, path, fmt::format("{} is not finite", name));
    mesh.positions.resize(3 * static_cast<size_t>(cell.row + 1));  // x, y and z stand in any order
    mesh.positions[3 * static_cast<size_t>(cell.row) + static_cast<size_t>(name[0] - 'x')] = cell.numbers[0];
    return Done{};
  };
  if (const Status done = visitPly(header, file, path, add); !done) return done.error();
  if (const Status done = checkFaces(mesh, path); !done) return done.error();
  return mesh;
}

/// The indices of a property in a header.
struct PlyPlace {
  size_t element = 0, property = 0;
  friend bool operator==(const PlyPlace&, const PlyPlace&) = default;
};

/// Looks up a property by name: `vertex.nx`.
Result<PlyPlace> placeNamed(const PlyHeader& header, const std::string& path, const std::string& part) {
  Suggestion near(part);
  std::vector<std::string> names;
  for (size_t e = 0; e < header.elements.size(); ++e) {
    const PlyElement& element = header.elements[e];
    for (size_t p = 0; p < element.properties.size(); ++p) {
      names.push_back(element.name + "." + element.properties[p].name);
      if (names.back() == part) return PlyPlace{e, p};
    }
  }
  for (const std::string& name : names) near.consider(name);
  return Error{fmt::format("{}: there is no `{}` in this file", path, part),
               near.best().empty() ? "v, f, e, ring, or ELEMENT.PROPERTY as in vertex.nx" : near.hint()};
}

PlyPlace placeOf(const PlyHeader& header, const PlyCell& cell) {
  return {static_cast<size_t>(cell.element - header.elements.data()),
          static_cast<size_t>(cell.property - cell.element->properties.data())};
}

/// Reads a property: a number or a list per row of the element.
Result<Array> propertyOf(const PlyHeader& header, std::string_view file, const std::string& path,
                         const std::string& part) {
  const auto place = placeNamed(header, path, part);
  if (!place) return place.error();
  const PlyElement& element = header.elements[place->element];
  const PlyProperty& property = element.properties[place->property];
  Array array;
  const bool isLarge = property.type.kind == 'u' && property.type.bytes == 4;  // more than the integers of arrays
  array.isInteger = property.type.isInteger() && !isLarge;
  array.isRagged = property.counts.has_value();
  array.shape = {element.count};
  const auto add = [&](const PlyCell& cell) -> Status {
    if (cell.property != &property) return Done{};
    if (array.isRagged) array.rowLengths.push_back(static_cast<int64_t>(cell.numbers.size()));
    for (const double number : cell.numbers) {
      if (array.isInteger) array.integers.push_back(static_cast<int32_t>(number));
      else array.reals.push_back(number);
    }
    return Done{};
  };
  if (const Status done = visitPly(header, file, path, add); !done) return done.error();
  return array;
}

/// New numbers of a property, one per row.
struct Other {
  PlyPlace place;
  PlyType type;
  std::vector<double> numbers;
};

/// Keeps the type of the property if it represents the numbers, else uses double.
Other otherOf(const PlyHeader& header, PlyPlace place, std::vector<double> numbers) {
  const PlyType type = header.elements[place.element].properties[place.property].type;
  const bool fits = std::ranges::all_of(numbers, [&](double number) { return type.holds(number); });
  return {place, fits ? type : PlyType{'f', 8}, std::move(numbers)};
}

/// Adds new numbers for x, y and z.
Status addPositions(const std::string& path, const std::string& like, const PlyHeader& header, const Array& array,
                    std::vector<Other>& others) {
  for (const size_t axis : {0, 1, 2}) {
    const auto place = placeNamed(header, like, std::string("vertex.") + "xyz"[axis]);
    if (!place) return place.error();
    const auto positions = positionsFor(path, like, header.elements[place->element].count, array);
    if (!positions) return positions.error();
    std::vector<double> column;
    for (size_t k = axis; k < positions->size(); k += 3) column.push_back((*positions)[k]);
    others.push_back(otherOf(header, *place, std::move(column)));
  }
  return Done{};
}

Result<std::vector<Other>> othersOf(const std::string& path, const std::string& like, const PlyHeader& header,
                                    const Parts& parts) {
  std::vector<Other> others;
  for (const auto& [part, array] : parts) {
    if (part == "v") {
      if (const Status done = addPositions(path, like, header, array, others); !done) return done.error();
      continue;
    }
    const auto place = placeNamed(header, like, part);
    if (!place) return place.error();
    const PlyElement& element = header.elements[place->element];
    if (element.properties[place->property].counts || array.shape != std::vector<int64_t>{element.count})
      return Error{fmt::format("{}: `{}` takes a number for each of {} rows", path, part, element.count), "",
                   ErrorKind::Usage};
    others.push_back(otherOf(header, *place, array.reals));
  }
  for (auto other = others.begin(); other != others.end(); ++other) {
    if (std::ranges::find(others.begin(), other, other->place, &Other::place) == other) continue;
    const PlyElement& element = header.elements[other->place.element];
    return Error{fmt::format("{}: two arrays take the place of `{}.{}`", path, element.name,
                             element.properties[other->place.property].name),
                 "", ErrorKind::Usage};
  }
  return others;
}

}  // namespace

Result<Mesh> readPlyMesh(const std::string& path) {
  const auto file = plyBytes(path);
  if (!file) return file.error();
  const auto header = plyHeader(*file, path);
  return header ? meshOf(*header, *file, path) : Result<Mesh>(header.error());
}

Result<PartsOfFile> readPly(const std::string& path) {
  auto read = plyBytes(path);
  if (!read) return read.error();
  const auto file = std::make_shared<const std::string>(std::move(*read));
  auto header = plyHeader(*file, path);
  if (!header) return header.error();
  return PartsOfFile([path, file, header = std::make_shared<const PlyHeader>(std::move(*header))](
                         const std::string& part) -> Result<Array> {
    if (part.find('.') != std::string::npos) return propertyOf(*header, *file, path, part);
    const auto mesh = meshOf(*header, *file, path);
    return mesh ? partOf(*mesh, path, part) : Result<Array>(mesh.error());
  });
}

Result<std::string> plyLike(const std::string& path, const std::string& like, const Parts& parts) {
  const auto file = plyBytes(like);
  if (!file) return file.error();
  const auto header = plyHeader(*file, like);
  if (!header) return header.error();
  const auto others = othersOf(path, like, *header, parts);
  if (!others) return others.error();
  PlyHeader changed = *header;
  for (const Other& other : *others)
    changed.elements[other.place.element].properties[other.place.property].type = other.type;
  std::string copy = headerText(changed, *file);
  const char* at = file->data() + header->size;
  const auto write = [&](const PlyCell& cell) -> Status {
    copy.append(at, cell.bytes.data());  // blanks of a text
    at = cell.bytes.data() + cell.bytes.size();
    const auto other = std::ranges::find(*others, placeOf(*header, cell), &Other::place);
    const auto isSame = [&](double number) {
      return std::bit_cast<uint64_t>(number) == std::bit_cast<uint64_t>(cell.numbers[0]);
    };
    const double* const number = other == others->end() ? nullptr : &other->numbers[static_cast<size_t>(cell.row)];
    if (!number || (header->format == PlyFormat::Text && isSame(*number))) copy += cell.bytes;
    else appendNumber(copy, header->format, other->type, *number);
    return Done{};
  };
  if (const Status done = visitPly(*header, *file, like, write); !done) return done.error();
  copy.append(at, file->data() + file->size());
  return copy;
}

}  // namespace hgc
