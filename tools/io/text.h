#pragma once
/// Splits texts into lines and into words, and parses numbers independently of the locale.
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// Iterates over the lines of a text, which end in \n or \r\n. Skips a byte order mark.
class Lines {
 public:
  explicit Lines(std::string_view text);
  /// The next line; false after the last.
  bool next(std::string_view& line);
  /// The number of the current line, from 1.
  int64_t number() const { return number_; }

 private:
  std::string_view rest_;
  int64_t number_ = 0;
};

/// The number at `at`, which may have a plus sign, and its end. Numbers that are too small for a double are 0. Nothing
/// if there is no number, or it is too large.
struct Number {
  double value = 0;
  const char* end = nullptr;
};
std::optional<Number> numberAt(const char* at, const char* end);

/// Whether a text starts with a number that is too large for a double.
bool isTooLarge(std::string_view text);

/// A text that is one number.
std::optional<double> numberIn(std::string_view text);

/// A text that is one integer of this type, without a plus.
template <class Whole>
std::optional<Whole> wholeIn(std::string_view text) {
  Whole value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// Iterates over the words of a text. Errors name the file and the line. The name must outlive it.
class Words {
 public:
  Words(std::string_view text, const std::string& name) : rest_(text), name_(name) {}
  /// The words of one line; `number` is its number in errors.
  static Words ofLine(std::string_view line, const std::string& name, int64_t number);

  /// The next word; empty at the end.
  std::string_view next();
  /// The position after the current word.
  const char* at() const { return rest_.data(); }
  std::string_view rest() const { return rest_; }
  /// The line of the current word.
  int64_t line() const { return line_; }
  /// The next word as a whole number from `least` to below `limit`.
  Result<int64_t> nextWhole(int64_t least, int64_t limit);
  /// The next word as a whole number from 0 to below `limit`.
  Result<int32_t> nextIndex(int64_t limit);
  /// The next word as a finite number.
  Result<double> nextNumber();
  /// Appends the next `count` words as finite numbers.
  Status nextNumbers(int64_t count, std::vector<double>& numbers);
  /// An error if there is another word.
  Status end();
  /// Goes to the next line.
  void skipLine();
  /// The error that a line with this number ends early.
  Error endsEarly(int64_t line) const;
  /// The error that the current word is not `wanted`.
  Error wrong(std::string_view word, const std::string& wanted) const;

 private:
  std::string_view rest_;
  const std::string& name_;
  int64_t line_ = 1;
  bool isLine_ = false;
};

/// All of a text file.
Result<std::string> textOfFile(const std::string& path);

/// The words of a line.
std::vector<std::string_view> wordsOf(std::string_view line);

}  // namespace hgc
