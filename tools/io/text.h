#pragma once
/// Text files by lines, and the numbers in them. Nothing here hangs on the locale.
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hgc {

/// The lines of a text, ended by \n or \r\n, the last one by its end. A byte order mark in front is none of it.
class Lines {
 public:
  explicit Lines(std::string_view text);
  /// The next line; false after the last.
  bool next(std::string_view& line);
  /// Of the line that `next` gave last, counted from 1.
  int64_t number() const { return number_; }

 private:
  std::string_view rest_;
  int64_t number_ = 0;
};

/// The number that starts at `at`, which may have a plus before it, and where it ends. What is too small for a double
/// is 0. Nothing if there is none, or one too large.
struct Number {
  double value = 0;
  const char* end = nullptr;
};
std::optional<Number> numberAt(const char* at, const char* end);

/// Whether what a text starts with is a number that is too large for a double.
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
