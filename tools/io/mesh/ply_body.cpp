/// Reads the numbers of PLY files.
#include <fmt/format.h>

#include <bit>
#include <iterator>

#include "tools/io/mesh/ply.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

/// The bits of a stored number.
uint64_t bitsAt(const char* at, int bytes, bool isBig) {
  uint64_t bits = 0;
  for (int k = 0; k < bytes; ++k)
    bits |= uint64_t{static_cast<unsigned char>(at[isBig ? bytes - 1 - k : k])} << (8 * k);
  return bits;
}

double numberOfBits(uint64_t bits, PlyType type) {
  if (type.kind == 'f')
    return type.bytes == 8 ? std::bit_cast<double>(bits) : std::bit_cast<float>(static_cast<uint32_t>(bits));
  const int unused = 64 - 8 * type.bytes;
  if (type.kind == 'i') return static_cast<double>(static_cast<int64_t>(bits << unused) >> unused);
  return static_cast<double>(bits);
}

/// Iterates over the numbers after a header.
class PlyNumbers {
 public:
  PlyNumbers(const PlyHeader& header, std::string_view file, const std::string& path)
      : path_(path),
        format_(header.format),
        rest_(file.substr(header.size)),
        words_(Words(rest_, path)),
        linesBefore_(header.lines) {}

  Result<double> next(PlyType type) { return format_ == PlyFormat::Text ? nextWord(type) : nextBytes(type); }
  /// The begin and end of the current number in the file.
  const char* begin() const { return begin_; }
  const char* end() const { return end_; }
  int64_t line() const { return format_ == PlyFormat::Text ? linesBefore_ + words_.line() : 0; }
  Error early() const { return {path_ + ": the file ends early", "", ErrorKind::Data}; }
  /// An error if there is more.
  Status atEnd() {
    if (format_ != PlyFormat::Text && !rest_.empty())
      return Error{fmt::format("{}: {} bytes come after the last number", path_, rest_.size()), "", ErrorKind::Data};
    const std::string_view word = format_ == PlyFormat::Text ? words_.next() : "";
    if (word.empty()) return Done{};
    return Error{fmt::format("{}:{}: `{}` comes after the last number", path_, line(), word), "", ErrorKind::Data};
  }

 private:
  Result<double> nextWord(PlyType type) {
    const std::string_view word = words_.next();
    if (word.empty()) return early();
    const auto number = numberIn(word);
    begin_ = word.data();
    end_ = begin_ + word.size();
    if (number && (!type.isInteger() || type.holds(*number))) return *number;
    return Error{fmt::format("{}:{}: `{}` is not a number that `{}` can be", path_, line(), word, type.name()), "",
                 ErrorKind::Data};
  }
  Result<double> nextBytes(PlyType type) {
    const auto size = static_cast<size_t>(type.bytes);
    if (rest_.size() < size) return early();
    begin_ = rest_.data();
    end_ = begin_ + size;
    rest_.remove_prefix(size);
    return numberOfBits(bitsAt(begin_, type.bytes, format_ == PlyFormat::BigEndian), type);
  }

  const std::string& path_;
  PlyFormat format_;
  std::string_view rest_;
  Words words_;
  int64_t linesBefore_;
  const char* begin_ = nullptr;
  const char* end_ = nullptr;
};

/// Reads the numbers of a property, and their place.
Status readCell(PlyNumbers& numbers, const std::string& path, std::vector<double>& values, PlyCell& cell) {
  values.clear();
  int64_t count = 1;
  const char* begin = nullptr;
  if (cell.property->counts) {
    const auto number = numbers.next(*cell.property->counts);
    if (!number) return number.error();
    if (*number < 0)
      return Error{fmt::format("{}: a list of {} entries, in row {} of {}, counted from 0", path, *number, cell.row,
                               cell.element->name),
                   "", ErrorKind::Data};
    count = static_cast<int64_t>(*number);
    begin = numbers.begin();
  }
  for (int64_t k = 0; k < count; ++k) {
    const auto number = numbers.next(cell.property->type);
    if (!number) return number.error();
    values.push_back(*number);
    if (begin == nullptr) begin = numbers.begin();
  }
  cell.numbers = values;
  cell.bytes = std::string_view(begin, static_cast<size_t>(numbers.end() - begin));
  cell.line = numbers.line();
  return Done{};
}

}  // namespace

Status visitPly(const PlyHeader& header, std::string_view file, const std::string& path,
                const std::function<Status(const PlyCell&)>& visit) {
  PlyNumbers numbers(header, file, path);
  std::vector<double> values;
  for (const PlyElement& element : header.elements) {
    for (int64_t row = 0; row < element.count && !element.properties.empty(); ++row) {
      for (const PlyProperty& property : element.properties) {
        PlyCell cell{&element, &property, row, {}, {}, 0};
        if (const Status done = readCell(numbers, path, values, cell); !done) return done;
        if (const Status done = visit(cell); !done) return done;
      }
    }
  }
  return numbers.atEnd();
}

void appendNumber(std::string& bytes, PlyFormat format, PlyType type, double number) {
  if (format == PlyFormat::Text) {
    fmt::format_to(std::back_inserter(bytes), "{}", number);
    return;
  }
  uint64_t bits = type.kind == 'f' && type.bytes == 8 ? std::bit_cast<uint64_t>(number)
                  : type.kind == 'f'                  ? std::bit_cast<uint32_t>(static_cast<float>(number))
                                                      : static_cast<uint64_t>(static_cast<int64_t>(number));
  for (int k = 0; k < type.bytes; ++k) {
    const int byte = format == PlyFormat::BigEndian ? type.bytes - 1 - k : k;
    bytes.push_back(static_cast<char>(bits >> (8 * byte)));
  }
}

}  // namespace hgc
