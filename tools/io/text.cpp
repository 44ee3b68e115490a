#include "tools/io/text.h"

#include <algorithm>
#include <charconv>

namespace hgc {
namespace {

constexpr int64_t kFar = int64_t{1} << 62;  // no text has so many digits

/// Whether a number outside the range of doubles is too small rather than too large.
bool vanishes(std::string_view number) {
  const size_t e = std::min(number.find_first_of("eE"), number.size());
  int64_t power = 0;
  if (e < number.size()) {
    std::string_view exponent = number.substr(e + 1);
    if (exponent.starts_with('+')) exponent.remove_prefix(1);
    const auto [end, error] = std::from_chars(exponent.data(), exponent.data() + exponent.size(), power);
    if (error == std::errc::result_out_of_range) return exponent.starts_with('-');
  }
  const std::string_view digits = number.substr(0, e);
  const size_t first = digits.find_first_of("123456789"), point = std::min(digits.find('.'), digits.size());
  if (first == std::string_view::npos) return true;
  return std::clamp<int64_t>(power, -kFar, kFar) + static_cast<int64_t>(point) - static_cast<int64_t>(first) < 0;
}

}  // namespace

Lines::Lines(std::string_view text) : rest_(text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (rest_.starts_with(kByteOrderMark)) rest_.remove_prefix(kByteOrderMark.size());
}

bool Lines::next(std::string_view& line) {
  if (rest_.empty()) return false;
  const size_t end = std::min(rest_.find('\n'), rest_.size());
  line = rest_.substr(0, end);
  if (line.ends_with('\r')) line.remove_suffix(1);
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  ++number_;
  return true;
}

std::optional<Number> numberAt(const char* at, const char* end) {
  if (at != end && *at == '+' && ++at != end && *at == '-') return std::nullopt;
  Number number;
  const auto [rest, error] = std::from_chars(at, end, number.value);
  number.end = rest;
  if (error == std::errc()) return number;
  const bool isTiny =
      error == std::errc::result_out_of_range && vanishes(std::string_view(at, static_cast<size_t>(rest - at)));
  return isTiny ? std::optional(number) : std::nullopt;
}

bool isTooLarge(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  double value = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc::result_out_of_range && !vanishes(text.substr(0, static_cast<size_t>(rest - text.data())));
}

std::optional<double> numberIn(std::string_view text) {
  const char* const end = text.data() + text.size();
  const auto number = numberAt(text.data(), end);
  return number && number->end == end ? std::optional(number->value) : std::nullopt;
}

}  // namespace hgc
