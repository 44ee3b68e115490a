#include "tools/io/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/data/input.h"

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

Words Words::ofLine(std::string_view line, const std::string& name, int64_t number) {
  Words words(line, name);
  words.line_ = number;
  words.isLine_ = true;
  return words;
}

std::string_view Words::next() {
  const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
  size_t from = 0;
  for (; from < rest_.size() && isBlank(rest_[from]); ++from) line_ += rest_[from] == '\n' ? 1 : 0;
  size_t to = from;
  while (to < rest_.size() && !isBlank(rest_[to])) ++to;
  const std::string_view word = rest_.substr(from, to - from);
  rest_.remove_prefix(to);
  return word;
}

Result<int64_t> Words::nextWhole(int64_t least, int64_t limit) {
  const std::string_view word = next();
  const auto value = wholeIn<int64_t>(word);
  if (value && *value >= least && *value < limit) return *value;
  return wrong(word, limit == INT64_MAX ? "a whole number" : fmt::format("a whole number below {}", limit));
}

Result<int32_t> Words::nextIndex(int64_t limit) {
  const auto value = nextWhole(0, limit);
  return value ? Result<int32_t>(static_cast<int32_t>(*value)) : Result<int32_t>(value.error());
}

Result<double> Words::nextNumber() {
  const std::string_view word = next();
  const auto number = numberIn(word);
  if (!number || !std::isfinite(*number)) return wrong(word, "a finite number");
  return *number;
}

Status Words::nextNumbers(int64_t count, std::vector<double>& numbers) {
  for (int64_t k = 0; k < count; ++k) {
    const auto number = nextNumber();
    if (!number) return number.error();
    numbers.push_back(*number);
  }
  return Done{};
}

Status Words::end() {
  const std::string_view word = next();
  if (word.empty()) return Done{};
  return Error{fmt::format("{}:{}: `{}` comes after the last number", name_, line_, word), "", ErrorKind::Data};
}

void Words::skipLine() { rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size())); }

Error Words::endsEarly(int64_t line) const {
  return {fmt::format("{}:{}: the line ends early", name_, line), "", ErrorKind::Data};
}

Error Words::wrong(std::string_view word, const std::string& wanted) const {
  if (word.empty() && isLine_) return endsEarly(line_);
  if (word.empty()) return {fmt::format("{}: the file ends early", name_), "", ErrorKind::Data};
  return {fmt::format("{}:{}: `{}` is not {}", name_, line_, word, wanted), "", ErrorKind::Data};
}

Result<std::string> textOfFile(const std::string& path) {
  auto file = Input::open(path);
  return file ? file->takeText() : Result<std::string>(file.error());
}

std::vector<std::string_view> wordsOf(std::string_view line) {
  constexpr std::string_view kBlanks = " \t";
  std::vector<std::string_view> words;
  while (true) {
    const size_t from = line.find_first_not_of(kBlanks);
    if (from == std::string_view::npos) return words;
    const size_t to = std::min(line.find_first_of(kBlanks, from), line.size());
    words.push_back(line.substr(from, to - from));
    line.remove_prefix(to);
  }
}

}  // namespace hgc
