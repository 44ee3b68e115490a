/// NumPy's .npy files, versions 1 to 3 (format described in NumPy's documentation of `numpy.lib.format`).
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <fstream>
#include <optional>
#include <utility>

#include "tools/io/sources.h"

namespace hgc {
namespace {

/// The text after `'key':` in the header's dictionary.
std::string_view entry(std::string_view header, std::string_view key) {
  const size_t at = header.find(fmt::format("'{}'", key));
  if (at == std::string_view::npos) return {};
  std::string_view rest = header.substr(header.find(':', at) + 1);
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  return rest;
}

template <class To, class From>
std::vector<To> convert(const std::vector<char>& bytes, size_t count) {
  std::vector<To> values(count);
  for (size_t k = 0; k < count; ++k) {
    From value;
    std::memcpy(&value, bytes.data() + k * sizeof(From), sizeof(From));
    values[k] = static_cast<To>(value);  // NOLINT(bugprone-signed-char-misuse): an int8 is a number here
  }
  return values;
}

/// Integers of another width: as 32 bits, or as reals where some fit only unsigned ones. False if one fits neither.
template <class From>
bool narrow(const std::vector<char>& bytes, size_t count, Array& array) {
  const std::vector<From> wide = convert<From, From>(bytes, count);
  if (std::ranges::all_of(wide, [](From v) { return std::in_range<int32_t>(v); })) {
    array.integers.assign(wide.begin(), wide.end());
    return true;
  }
  array.isInteger = false;
  array.reals.assign(wide.begin(), wide.end());
  return std::ranges::all_of(wide, [](From v) { return std::in_range<int32_t>(v) || std::in_range<uint32_t>(v); });
}

/// Reorders a column-major array to row-major.
template <class T>
std::vector<T> toRowMajor(const std::vector<T>& values, const std::vector<int64_t>& shape) {
  std::vector<T> result(values.size());
  for (size_t at = 0; at < values.size(); ++at) {
    size_t rest = at, source = 0;
    std::vector<size_t> index(shape.size());
    for (size_t k = shape.size(); k-- > 0;) {
      index[k] = rest % static_cast<size_t>(shape[k]);
      rest /= static_cast<size_t>(shape[k]);
    }
    for (size_t k = shape.size(); k-- > 0;) source = source * static_cast<size_t>(shape[k]) + index[k];
    result[at] = values[source];
  }
  return result;
}

template <class To, class From>
void append(std::string& bytes, const std::vector<From>& values) {
  for (const From value : values) {
    const auto converted = static_cast<To>(value);
    bytes.append(reinterpret_cast<const char*>(&converted), sizeof converted);
  }
}

}  // namespace

Result<Array> readNpy(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{"cannot open " + path, ""};
  const auto bad = [&](const std::string& why) {
    return Error{fmt::format("{}: not a .npy file that can be read: {}", path, why), ""};
  };
  char head[8];
  if (!file.read(head, 8) || std::memcmp(head, "\x93NUMPY", 6) != 0) return bad("it does not start as one");
  uint32_t length = 0;
  if (!file.read(reinterpret_cast<char*>(&length), head[6] == 1 ? 2 : 4) || length > 1U << 20)
    return bad("header is cut off");
  std::string header(length, ' ');
  if (!file.read(header.data(), length)) return bad("header is cut off");
  const std::string_view type = entry(header, "descr");
  const bool fortran = entry(header, "fortran_order").starts_with("True");
  std::string_view shapeText = entry(header, "shape");
  if (type.size() < 5 || !shapeText.starts_with("(")) return bad("header is not understood");
  Array array;
  int64_t count = 1;
  for (shapeText.remove_prefix(1); !shapeText.empty() && shapeText[0] != ')';) {
    int64_t extent = 0;
    const auto [end, error] = std::from_chars(shapeText.data(), shapeText.data() + shapeText.size(), extent);
    if (error != std::errc() || extent < 0 || __builtin_mul_overflow(count, extent, &count))
      return bad("shape is not understood");
    array.shape.push_back(extent);
    shapeText.remove_prefix(static_cast<size_t>(end - shapeText.data()));
    shapeText.remove_prefix(std::min(shapeText.find_first_not_of(", "), shapeText.size()));
  }
  const std::string kind(type.substr(1, type.find(type[0], 1) - 1));  // between its quotes
  const size_t size = kind.size() == 3 && kind[2] >= '1' && kind[2] <= '8' ? static_cast<size_t>(kind[2] - '0') : 0;
  if (size == 0 || kind[0] == '>') return bad(fmt::format("type {} is not supported", kind));
  const auto begin = file.tellg();
  file.seekg(0, std::ios::end);
  const auto available = static_cast<uint64_t>(file.tellg() - begin);
  if (available / size < static_cast<uint64_t>(count)) return bad("data is cut off");
  file.seekg(begin);
  std::vector<char> bytes(static_cast<size_t>(count) * size);
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  const auto n = static_cast<size_t>(count);
  const std::string element = kind.substr(1);
  if (element == "f8") array.reals = convert<double, double>(bytes, n);
  else if (element == "f4") array.reals = convert<double, float>(bytes, n);
  else {
    array.isInteger = true;
    if (element == "i4") array.integers = convert<int32_t, int32_t>(bytes, n);
    else if (element == "i2") array.integers = convert<int32_t, int16_t>(bytes, n);
    else if (element == "u2") array.integers = convert<int32_t, uint16_t>(bytes, n);
    else if (element == "i1") array.integers = convert<int32_t, int8_t>(bytes, n);
    else if (element == "u1" || element == "b1") array.integers = convert<int32_t, uint8_t>(bytes, n);
    else if (element == "i8" || element == "u8" || element == "u4") {
      const bool fits = element == "i8"   ? narrow<int64_t>(bytes, n, array)
                        : element == "u8" ? narrow<uint64_t>(bytes, n, array)
                                          : narrow<uint32_t>(bytes, n, array);
      if (!fits) return Error{path + ": holds integers of more than 32 bits", ""};
    } else {
      return bad(fmt::format("type {} is not supported", kind));
    }
  }
  if (fortran && array.shape.size() > 1) {
    array.reals = toRowMajor(array.reals, array.shape);
    array.integers = toRowMajor(array.integers, array.shape);
  }
  return array;
}

/// Data starts at a multiple of 64.
std::string npyBytes(const Array& array, ElementType element) {
  constexpr const char* kTypes[] = {"<f8", "<f4", "<i4", "<u4", "|b1"};
  if (array.isInteger) element = ElementType::I32;
  std::string shape = "(";
  for (const int64_t extent : array.shape) shape += fmt::format("{}, ", extent);
  if (array.shape.size() > 1) shape.resize(shape.size() - 2);
  else if (array.shape.size() == 1) shape.pop_back();
  shape += ")";
  std::string header =
      fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': {}, }}", kTypes[static_cast<int>(element)], shape);
  header.append(63 - (10 + header.size()) % 64, ' ');
  header += '\n';
  std::string bytes("\x93NUMPY\x01\x00", 8);
  const auto length = static_cast<uint16_t>(header.size());
  bytes.append(reinterpret_cast<const char*>(&length), 2);
  bytes += header;
  if (array.isInteger) append<int32_t>(bytes, array.integers);
  else if (element == ElementType::I32) append<int32_t>(bytes, array.reals);
  else if (element == ElementType::U32) append<uint32_t>(bytes, array.reals);
  else if (element == ElementType::Bool) append<uint8_t>(bytes, array.reals);
  else if (element == ElementType::F32) append<float>(bytes, array.reals);
  else append<double>(bytes, array.reals);
  return bytes;
}

}  // namespace hgc
