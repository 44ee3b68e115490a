#pragma once
/// Splits texts into lines, and parses numbers independently of the locale.
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

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

}  // namespace hgc
