#include "tools/io/cells.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/io/text.h"

namespace hgc {
namespace {

std::string_view trimmed(std::string_view text, std::string_view blanks) {
  const size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return text.substr(text.size());
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The end of the quoted text at `at`, in which a quote is written twice.
size_t endOfQuotes(std::string_view text, size_t at) {
  for (++at; at < text.size(); ++at) {
    if (text[at] != '"') continue;
    if (at + 1 == text.size() || text[at + 1] != '"') return at + 1;
    ++at;
  }
  return text.size();
}

std::string inWords(const std::vector<std::string>& names) {
  constexpr size_t kFew = 20;
  std::string all;
  for (size_t k = 0; k < std::min(names.size(), kFew); ++k) all += fmt::format("{}`{}`", k == 0 ? "" : ", ", names[k]);
  return names.size() > kFew ? all + ", ..." : all;
}

}  // namespace

bool isSeparator(char c) { return c == ',' || c == ' ' || c == '\t' || c == ';'; }

std::string_view nameOfSeparator(char separator) {
  return separator == ',' ? "a comma" : separator == ';' ? "a semicolon" : separator == '\t' ? "a tab" : "a blank";
}

/// A tab next to a comma or semicolon is a blank. Blanks at the ends of a row are ignored, but tabs around a single
/// cell separate.
char separatorOf(std::string_view row) {
  const std::string_view inner = trimmed(row, " \t");
  char mark = 0, blank = 0;
  for (size_t at = 0; at < inner.size();) {
    if (inner[at] == '"') {
      at = endOfQuotes(inner, at);
      continue;
    }
    if (!isSeparator(inner[at])) {
      ++at;
      continue;
    }
    const size_t end = std::min(inner.find_first_not_of(" \t,;", at), inner.size());
    const std::string_view gap = inner.substr(at, end - at);
    const size_t found = gap.find_first_of(",;");
    if (found != std::string_view::npos) mark = mark == 0 ? gap[found] : mark;
    else if (gap.find('\t') != std::string_view::npos) return '\t';
    else blank = ' ';
    at = end;
  }
  if (mark != 0 || blank != 0) return mark != 0 ? mark : blank;
  return row.find('\t') == std::string_view::npos ? char{0} : '\t';
}

Cells::Cells(std::string_view row, char separator) : rest_(row), separator_(separator) {
  if (separator_ != ' ' && separator_ != 0) return;
  rest_ = trimmed(rest_, " \t");
  isDone_ = rest_.empty();
}

const char* separatorIn(std::string_view cell) {
  const char* const end = cell.data() + cell.size();
  const auto number = numberAt(cell.data(), end);
  const char* const first = number ? number->end : cell.data();
  const char* const next = std::find_if_not(first, end, isSeparator);
  const bool goesOn = next != first && (next == end || numberAt(next, end));
  if (goesOn) return std::find_if(first, next - 1, [](char c) { return c != ' '; });
  const char* const mark = std::find_if(first, end, [](char c) { return c == ';' || c == '\t'; });
  return number && mark != end ? mark : nullptr;
}

bool isMasked(std::string_view cell) {
  constexpr std::string_view kMasked[] = {"--", "NA", "N/A", "NaT", "null", "NULL", "None", "masked", "missing"};
  return std::ranges::count(kMasked, cell) > 0;
}

std::string_view unquoted(std::string_view cell) {
  const bool isQuoted = cell.size() > 1 && cell.starts_with('"') && cell.ends_with('"');
  return isQuoted ? cell.substr(1, cell.size() - 2) : cell;
}

bool Cells::next(std::string_view& cell) {
  if (isDone_) return false;
  const std::string_view blanks = separator_ == '\t' ? " " : " \t";
  size_t end = std::min(rest_.find_first_not_of(blanks), rest_.size());
  if (end < rest_.size() && rest_[end] == '"') end = endOfQuotes(rest_, end);
  end = separator_ == 0 ? rest_.size() : std::min(rest_.find(separator_, end), rest_.size());
  cell = trimmed(rest_.substr(0, end), blanks);
  isDone_ = end == rest_.size();
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  if (separator_ == ' ') rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
  return true;
}

Result<ColumnChoice> ColumnChoice::parse(std::string_view text) {
  ColumnChoice choice;
  Cells words(text, ',');
  for (std::string_view word; words.next(word);) {
    const std::string_view name = unquoted(word);
    const size_t dash = word.find('-');
    const auto first = wholeIn<size_t>(word.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : wholeIn<size_t>(word.substr(dash + 1));
    const bool isRange = first && last && name == word;
    if (name.empty() || (isRange && *first > *last))
      return Error{fmt::format("`{}` names no columns", word),
                   "`0,2-4`, counted from 0, or what the heading calls them"};
    choice.items_.push_back(isRange ? Item{"", *first, *last} : Item{std::string(name)});
  }
  return choice;
}

bool ColumnChoice::hasNames() const {
  return std::ranges::any_of(items_, [](const Item& item) { return !item.name.empty(); });
}

Result<std::vector<size_t>> ColumnChoice::among(size_t count, const std::vector<std::string>& names) const {
  std::vector<size_t> places;
  const std::string has = count == 1 ? "the rows have one column" : fmt::format("the rows have {} columns", count);
  for (const Item& item : items_) {
    const auto named = std::ranges::find(names, item.name);
    if (!item.name.empty() && named == names.end())
      return Error{fmt::format("no column is called `{}`", item.name),
                   names.empty() ? "no heading names columns; they are counted from 0" : "one of " + inWords(names)};
    if (!item.name.empty() && std::find(named + 1, names.end(), item.name) != names.end())
      return Error{fmt::format("several columns are called `{}`", item.name), "choose by number, counted from 0"};
    const size_t place = static_cast<size_t>(named - names.begin());
    const size_t first = item.name.empty() ? item.first : place, last = item.name.empty() ? item.last : place;
    if (last >= count) return Error{fmt::format("there is no column {}: {}", last, has), "columns are counted from 0"};
    for (size_t k = first; k <= last; ++k) places.push_back(k);
  }
  return places;
}

std::string spellColumns(const std::vector<size_t>& places) {
  std::string text;
  for (size_t first = 0, end = 0; first < places.size(); first = end) {
    for (end = first + 1; end < places.size() && places[end] == places[end - 1] + 1;) ++end;
    if (first > 0) text += ',';
    text += end == first + 1 ? std::to_string(places[first]) : fmt::format("{}-{}", places[first], places[end - 1]);
  }
  return text;
}

}  // namespace hgc
