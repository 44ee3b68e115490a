#include "tools/io/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/data/input.h"
#include "tools/io/text.h"

namespace hgc {

Words Words::ofLine(std::string_view line, const std::string& name, int64_t number) {
  Words words(line, name);
  words.line_ = number;
  words.isLine_ = true;
  return words;
}

std::string_view Words::next() {
  constexpr std::string_view kBlanks = " \t\r\n";
  const size_t from = std::min(rest_.find_first_not_of(kBlanks), rest_.size());
  const size_t to = std::min(rest_.find_first_of(kBlanks, from), rest_.size());
  const std::string_view word = rest_.substr(from, to - from);
  line_ += std::ranges::count(rest_.substr(0, from), '\n');
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
