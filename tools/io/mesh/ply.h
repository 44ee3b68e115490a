#pragma once
/// Reads files of the Polygon File Format (http://paulbourke.net/dataformats/ply/), in text and binary.
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// The type of stored numbers.
struct PlyType {
  char kind = 'f';  ///< i: signed, u: unsigned, f: real
  int bytes = 4;

  bool isInteger() const { return kind != 'f'; }
  /// Whether this type represents the number exactly.
  bool holds(double number) const;
  std::string_view name() const;
};

struct PlyProperty {
  std::string name;
  PlyType type;
  std::optional<PlyType> counts;  ///< of a list: the type of its length
};

struct PlyElement {
  std::string name;
  int64_t count = 0;
  std::vector<PlyProperty> properties;
};

enum class PlyFormat { Text, LittleEndian, BigEndian };

struct PlyHeader {
  PlyFormat format = PlyFormat::Text;
  std::vector<PlyElement> elements;
  size_t size = 0;    ///< of the header in bytes
  int64_t lines = 0;  ///< and in lines
};

/// A property of one row of an element.
struct PlyCell {
  const PlyElement* element;
  const PlyProperty* property;
  int64_t row;
  std::span<const double> numbers;  ///< one number, or those of a list
  std::string_view bytes;           ///< its bytes in the file
  int64_t line;                     ///< the line in a text file; else 0
};

/// Reads the whole file.
Result<std::string> plyBytes(const std::string& path);
Result<PlyHeader> plyHeader(std::string_view file, const std::string& path);
/// Prints the header with changed types of properties.
std::string headerText(const PlyHeader& header, std::string_view file);
/// Calls `visit` for each property of each row, in the order of the file. Errors name the place.
Status visitPly(const PlyHeader& header, std::string_view file, const std::string& path,
                const std::function<Status(const PlyCell&)>& visit);
/// Appends a number as the format stores it.
void appendNumber(std::string& bytes, PlyFormat format, PlyType type, double number);

}  // namespace hgc
