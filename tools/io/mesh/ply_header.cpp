/// Parses the headers of PLY files.
#include <fmt/format.h>

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "runtime/data/input.h"
#include "tools/io/mesh/ply.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

struct NamedType {
  std::string_view name, also;
  PlyType type;
};
constexpr NamedType kPlyTypes[] = {{"char", "int8", {'i', 1}},     {"uchar", "uint8", {'u', 1}},
                                   {"short", "int16", {'i', 2}},   {"ushort", "uint16", {'u', 2}},
                                   {"int", "int32", {'i', 4}},     {"uint", "uint32", {'u', 4}},
                                   {"float", "float32", {'f', 4}}, {"double", "float64", {'f', 8}}};

std::optional<PlyType> typeNamed(std::string_view name) {
  for (const NamedType& known : kPlyTypes) {
    if (name == known.name || name == known.also) return known.type;
  }
  return std::nullopt;
}

std::optional<PlyFormat> formatNamed(std::string_view name) {
  if (name == "ascii") return PlyFormat::Text;
  if (name == "binary_little_endian") return PlyFormat::LittleEndian;
  if (name == "binary_big_endian") return PlyFormat::BigEndian;
  return std::nullopt;
}

/// `property float x`, `property list uchar int vertex_indices`.
std::optional<PlyProperty> propertyIn(const std::vector<std::string_view>& words) {
  const bool isList = words.size() == 5 && words[1] == "list";
  if (words.size() != 3 && !isList) return std::nullopt;
  const auto type = typeNamed(words[isList ? 3 : 1]);
  const auto counts = isList ? typeNamed(words[2]) : std::nullopt;
  if (!type || (isList && !(counts && counts->isInteger()))) return std::nullopt;
  return PlyProperty{std::string(words.back()), *type, counts};
}

/// Adds a line to the header; false if it is invalid.
bool addToHeader(const std::vector<std::string_view>& words, PlyHeader& header) {
  if (words[0] == "comment" || words[0] == "obj_info") return true;
  if (words[0] == "element" && words.size() == 3) {
    const auto count = numberIn(words[2]);
    const bool isCount = count && *count >= 0 && *count <= INT32_MAX && *count == std::floor(*count);
    if (!isCount || std::ranges::count(header.elements, words[1], &PlyElement::name) > 0) return false;
    header.elements.push_back({std::string(words[1]), static_cast<int64_t>(*count), {}});
    return true;
  }
  const auto property = words[0] == "property" ? propertyIn(words) : std::nullopt;
  if (!property || header.elements.empty()) return false;
  auto& properties = header.elements.back().properties;
  if (std::ranges::count(properties, property->name, &PlyProperty::name) > 0) return false;
  properties.push_back(*property);
  return true;
}

}  // namespace

bool PlyType::holds(double number) const {
  const bool isFinite = std::isfinite(number);
  if (kind == 'f' && (bytes == 8 || !isFinite)) return true;
  if (kind == 'f') return std::fabs(number) <= FLT_MAX && static_cast<double>(static_cast<float>(number)) == number;
  const double most = std::ldexp(1.0, kind == 'i' ? 8 * bytes - 1 : 8 * bytes);
  return isFinite && number == std::floor(number) && number < most && number >= (kind == 'i' ? -most : 0) &&
         !(number == 0 && std::signbit(number));
}

std::string_view PlyType::name() const {
  for (const NamedType& known : kPlyTypes) {
    if (known.type.kind == kind && known.type.bytes == bytes) return known.name;
  }
  return "";
}

Result<std::string> plyBytes(const std::string& path) {
  auto file = Input::open(path);
  if (!file) return file.error();
  constexpr std::string_view kMagic = "ply";
  const auto start = file->peek(kMagic.size());
  if (!start) return start.error();
  if (*start != kMagic) return Error{path + ":1: a PLY file begins with ply", "", ErrorKind::Data};
  return file->takeRest();
}

Result<PlyHeader> plyHeader(std::string_view file, const std::string& path) {
  PlyHeader header;
  Lines lines(file);
  std::string_view line;
  const auto wrong = [&](std::string_view what) {
    return Error{fmt::format("{}:{}: {}", path, lines.number(), what), "", ErrorKind::Data};
  };
  if (!lines.next(line) || line != "ply") return wrong("a PLY file begins with ply");
  bool hasFormat = false;
  while (true) {
    if (!lines.next(line)) return Error{path + ": the header has no end_header", "", ErrorKind::Data};
    const auto words = wordsOf(line);
    if (words.empty()) return wrong("not a line of a header that can be read");
    if (words[0] == "end_header") break;
    const auto format = words[0] == "format" && words.size() == 3 ? formatNamed(words[1]) : std::nullopt;
    if (format && words[2] == "1.0" && !hasFormat) header.format = *format, hasFormat = true;
    else if (!addToHeader(words, header)) return wrong("not a line of a header that can be read");
  }
  if (!hasFormat) return wrong("the header names no format");
  header.lines = lines.number();
  header.size = static_cast<size_t>(line.data() + line.size() - file.data());
  if (header.size < file.size() && file[header.size] == '\r') ++header.size;
  if (header.size < file.size()) ++header.size;
  return header;
}

std::string headerText(const PlyHeader& header, std::string_view file) {
  std::string text;
  const PlyElement* element = nullptr;
  size_t elements = 0, properties = 0;
  Lines lines(file.substr(0, header.size));
  const char* at = file.data();
  for (std::string_view line; lines.next(line);) {
    text.append(at, line.data());  // how the line before ends
    at = line.data() + line.size();
    const auto words = wordsOf(line);
    if (words[0] == "element") element = &header.elements[elements++], properties = 0;
    const PlyProperty* property = words[0] == "property" ? &element->properties[properties++] : nullptr;
    const bool isOther = property && !property->counts && property->type.name() != typeNamed(words[1])->name();
    if (isOther) text += fmt::format("property {} {}", property->type.name(), property->name);
    else text += line;
  }
  return text.append(at, file.data() + header.size);
}

}  // namespace hgc
