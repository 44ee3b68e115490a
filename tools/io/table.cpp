/// Text tables: one row an element, columns separated by commas or blanks, `#` comments; ragged rows for ragged
/// symbols.
#include <fmt/format.h>

#include <algorithm>

#include "tools/io/sources.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

bool separates(char c) { return c == ',' || c == ' ' || c == '\t' || c == ';'; }

/// Adds the numbers of one line. What is wrong with it, or nothing: something in it is not a number or too large a one,
/// a field is empty, or `1,5;2` leaves open what the comma is.
std::string_view addNumbers(std::string_view line, std::vector<double>& values) {
  constexpr std::string_view kNoNumbers = "not a row of numbers", kEmptyField = "a field is empty",
                             kTooLarge = "a number is out of the range of doubles, 1.8e308";
  const std::string_view row = line.substr(0, line.find('#'));
  if (row.find(',') != std::string_view::npos && row.find(';') != std::string_view::npos) return kNoNumbers;
  const char* at = row.data();
  const char* const end = at + row.size();
  const size_t before = values.size();
  for (bool afterComma = true;; afterComma = false) {
    for (; at != end && separates(*at); ++at) {
      if (*at != ',' && *at != ';') continue;
      if (afterComma) return kEmptyField;
      afterComma = true;
    }
    if (at == end) return afterComma && values.size() > before ? kEmptyField : "";
    const auto number = numberAt(at, end);
    if (!number && isTooLarge({at, end})) return kTooLarge;
    if (!number || (number->end != end && !separates(*number->end))) return kNoNumbers;
    values.push_back(number->value);
    at = number->end;
  }
}

/// A heading names columns: no field of it starts like a number.
bool isHeading(std::string_view line) {
  bool atStart = true;
  for (const char c : line) {
    if (c == '\0' || (atStart && ((c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.'))) return false;
    atStart = separates(c) || c == '"';
  }
  return true;
}

std::string hintFor(std::string_view line) {
  if (line.find('\r') != std::string_view::npos) return "a carriage return alone ends no line";
  if (line.find(',') != std::string_view::npos && line.find(';') != std::string_view::npos)
    return "a number has a point, not a comma, and a row one kind of separator";
  return "";
}

std::string textOf(const Array& array, char separator) {
  const int64_t columns = array.shape.size() < 2 ? 1 : array.count() / std::max<int64_t>(1, array.shape[0]);
  std::string text;
  for (int64_t k = 0; k < array.count(); ++k) {
    const auto at = static_cast<size_t>(k);
    if (array.isInteger) text += std::to_string(array.integers[at]);
    else text += fmt::format("{:.17g}", array.reals[at]);
    text += (k + 1) % columns == 0 ? '\n' : separator;
  }
  return text;
}

}  // namespace

Result<Array> readTable(Input& file, bool ragged) {
  const auto text = file.takeRest();
  if (!text) return text.error();
  Array array;
  Lines lines(*text);
  int64_t rows = 0, columns = -1, emptyLine = 0;
  for (std::string_view line; lines.next(line);) {
    const size_t before = array.reals.size();
    if (const std::string_view wrong = addNumbers(line, array.reals); !wrong.empty()) {
      if (lines.number() == 1 && !ragged && isHeading(line)) {
        array.reals.clear();
        continue;
      }
      return Error{fmt::format("{}:{}: {}", file.name(), lines.number(), wrong), hintFor(line)};
    }
    const auto found = static_cast<int64_t>(array.reals.size() - before);
    const size_t first = line.find_first_not_of(" \t");
    const bool isComment = first != std::string_view::npos && line[first] == '#';
    if (isComment) continue;
    if (found == 0 && !ragged) {  // of a ragged table it is an empty row
      if (rows > 0 && emptyLine == 0) emptyLine = lines.number();
      continue;
    }
    if (emptyLine > 0) return Error{fmt::format("{}:{}: an empty line between rows", file.name(), emptyLine), ""};
    if (ragged) array.rowLengths.push_back(found);
    else if (columns >= 0 && found != columns) {
      return Error{fmt::format("{}:{}: {} number{} in a row, but {} in the rows before", file.name(), lines.number(),
                               found, found == 1 ? "" : "s", columns),
                   ""};
    }
    columns = found;
    ++rows;
  }
  if (rows == 0) return Error{file.name() + ": holds no numbers", ""};
  array.isRagged = ragged;
  array.shape = {rows};
  if (!ragged && columns != 1) array.shape.push_back(columns);
  return array;
}

Status writeArray(const std::string& path, const Array& array, ElementType element) {
  if (path.ends_with(".npy")) return writeFile(path, npyBytes(array, element));
  if (path.ends_with(".csv")) return writeFile(path, textOf(array, ','));
  if (path.ends_with(".txt") || takesText(path)) return writeFile(path, textOf(array, ' '));
  return Error{fmt::format("cannot tell what kind of file {} is to be", path), "use .npy, .csv or .txt"};
}

}  // namespace hgc
