/// NumPy's .npy files, versions 1 to 3 (format described in NumPy's documentation of `numpy.lib.format`).
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/result.h"
#include "tools/io/sources.h"

namespace hgc {
namespace {

struct NpyHeader {
  std::string type;  ///< as `<f8`
  bool isColumnMajor = false;
  std::vector<int64_t> shape;
};

/// Parses the Python literals that NumPy writes. Each function consumes what it parses, and returns whether it was
/// there.
class Literals {
 public:
  explicit Literals(std::string_view text) : rest_(text) {}

  bool symbol(std::string_view wanted) {
    skipBlanks();
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(wanted.size());
    return true;
  }
  bool quoted(std::string& text) {
    skipBlanks();
    if (rest_.empty() || (rest_[0] != '\'' && rest_[0] != '"')) return false;
    const size_t end = rest_.find(rest_[0], 1);
    if (end == std::string_view::npos) return false;
    text = rest_.substr(1, end - 1);
    rest_.remove_prefix(end + 1);
    return true;
  }
  bool truth(bool& value) {
    value = symbol("True");
    return value || symbol("False");
  }
  /// A tuple of sizes; a single one is followed by a comma.
  bool sizes(std::vector<int64_t>& values) {
    if (!symbol("(")) return false;
    while (!symbol(")")) {
      skipBlanks();
      int64_t value = 0;
      const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
      if (error != std::errc() || value < 0) return false;
      rest_.remove_prefix(static_cast<size_t>(end - rest_.data()));
      values.push_back(value);
      if (symbol(",")) continue;
      return values.size() > 1 && symbol(")");
    }
    return true;
  }
  bool atEnd() {
    skipBlanks();
    return rest_.empty();
  }

 private:
  void skipBlanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }

  std::string_view rest_;
};

/// Parses the dictionary of the header: three entries in any order.
Result<NpyHeader> parseNpyHeader(std::string_view text) {
  NpyHeader header;
  Literals literals(text);
  std::vector<std::string> seen;
  bool more = literals.symbol("{");
  if (!more) return Error{"its header is not a dictionary", ""};
  while (!literals.symbol("}")) {
    std::string key;
    if (!more || !literals.quoted(key) || !literals.symbol(":")) return Error{"its header is not understood", ""};
    if (std::ranges::count(seen, key) > 0) return Error{fmt::format("its header has `{}` twice", key), ""};
    const bool known = key == "descr" || key == "fortran_order" || key == "shape";
    if (!known) return Error{fmt::format("its header has an entry `{}`", key), ""};
    const bool good = key == "descr"           ? literals.quoted(header.type)
                      : key == "fortran_order" ? literals.truth(header.isColumnMajor)
                                               : literals.sizes(header.shape);
    if (!good) return Error{fmt::format("the entry `{}` of its header is not understood", key), ""};
    seen.push_back(key);
    more = literals.symbol(",");
  }
  if (!literals.atEnd()) return Error{"its header continues after the dictionary", ""};
  if (seen.size() != 3) return Error{"its header lacks an entry", "descr, fortran_order and shape"};
  return header;
}

template <class To, class From>
std::vector<To> convert(std::string_view bytes, size_t count) {
  std::vector<To> values(count);
  for (size_t k = 0; k < count; ++k) {
    From value;
    std::memcpy(&value, bytes.data() + k * sizeof(From), sizeof(From));
    values[k] = static_cast<To>(value);  // NOLINT(bugprone-signed-char-misuse): an int8 is a number here
  }
  return values;
}

/// Converts integers of another width to 32 bits, or to reals if some fit only as unsigned. False if one fits neither.
template <class From>
bool narrow(std::string_view bytes, size_t count, Array& array) {
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

constexpr std::string_view kMagic = "\x93NUMPY";

Result<NpyHeader> readHeader(Input& file) {
  const Error cutOff{"it is cut off in its header", ""};
  const auto head = file.take(8);
  if (!head) return head.error();
  if (!head->starts_with(kMagic)) return Error{"it does not start as one", ""};
  if (head->size() < 8) return cutOff;
  const int version = (*head)[6];
  if (version < 1 || version > 3) return Error{fmt::format("it has the unknown version {}", version), ""};
  const size_t width = version == 1 ? 2 : 4;
  const auto size = file.take(width);
  if (!size) return size.error();
  if (size->size() < width) return cutOff;
  uint32_t length = 0;
  std::memcpy(&length, size->data(), width);
  if (length > 1U << 20) return Error{"its header is larger than a megabyte", ""};
  const auto text = file.take(length);
  if (!text) return text.error();
  return text->size() < length ? cutOff : parseNpyHeader(*text);
}

/// Bytes per element of a type that can be read; else 0.
size_t sizeOf(std::string_view type) {
  constexpr std::string_view kElements[] = {"f8", "f4", "i8", "i4", "i2", "i1", "u8", "u4", "u2", "u1", "b1"};
  const bool known = type.size() == 3 && type[0] != '>' && std::ranges::count(kElements, type.substr(1)) > 0;
  return known ? static_cast<size_t>(type[2] - '0') : 0;
}

/// Converts the stored elements. False if an integer does not fit.
bool fill(std::string_view bytes, std::string_view element, size_t n, Array& array) {
  array.isInteger = element[0] != 'f';
  if (element == "f8") array.reals = convert<double, double>(bytes, n);
  else if (element == "f4") array.reals = convert<double, float>(bytes, n);
  else if (element == "i4") array.integers = convert<int32_t, int32_t>(bytes, n);
  else if (element == "i2") array.integers = convert<int32_t, int16_t>(bytes, n);
  else if (element == "u2") array.integers = convert<int32_t, uint16_t>(bytes, n);
  else if (element == "i1") array.integers = convert<int32_t, int8_t>(bytes, n);
  else if (element == "u1" || element == "b1") array.integers = convert<int32_t, uint8_t>(bytes, n);
  else if (element == "i8") return narrow<int64_t>(bytes, n, array);
  else if (element == "u8") return narrow<uint64_t>(bytes, n, array);
  else return narrow<uint32_t>(bytes, n, array);
  return true;
}

}  // namespace

bool isNpy(Input& file) {
  const auto head = file.peek(kMagic.size());
  return head && *head == kMagic;
}

Result<Array> readNpy(Input& file) {
  const auto bad = [&](const std::string& why) {
    return Error{fmt::format("{}: not a .npy file that can be read: {}", file.name(), why), ""};
  };
  const auto header = readHeader(file);
  if (!header) return bad(header.error().message);
  const size_t size = sizeOf(header->type);
  if (size == 0) return bad(fmt::format("type {} is not supported", header->type));
  uint64_t count = 1, expected = 0;
  for (const int64_t extent : header->shape) {
    if (__builtin_mul_overflow(count, extent, &count)) return bad("its shape is too large");
  }
  if (__builtin_mul_overflow(count, size, &expected) || expected > INT64_MAX) return bad("its shape is too large");
  const auto bytes = file.take(expected);
  if (!bytes) return bytes.error();
  if (bytes->size() < expected)
    return bad(fmt::format("it is cut off: it has {} of {} bytes", bytes->size(), expected));
  if (const auto more = file.take(1); more && !more->empty())
    return bad(fmt::format("it continues after the {} elements of its shape", count));
  Array array;
  array.shape = header->shape;
  if (!fill(*bytes, std::string_view(header->type).substr(1), count, array))
    return Error{file.name() + ": holds integers of more than 32 bits", ""};
  if (header->isColumnMajor && array.shape.size() > 1) {
    array.reals = toRowMajor(array.reals, array.shape);
    array.integers = toRowMajor(array.integers, array.shape);
  }
  return array;
}

/// Data starts at a multiple of 64.
std::string npyBytes(const Array& array, ElementType element) {
  constexpr const char* kTypes[] = {"<f8", "<f4", "<i4", "<u4", "|b1"};
  if (array.isInteger) element = ElementType::I32;
  std::string header =
      fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}{}), }}", kTypes[static_cast<int>(element)],
                  fmt::join(array.shape, ", "), array.shape.size() == 1 ? "," : "");
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
