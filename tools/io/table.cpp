/// Text tables: one row an element, columns separated by commas or blanks, `#` comments; ragged rows for ragged
/// symbols.
#include <fmt/format.h>

#include <cctype>
#include <charconv>
#include <cmath>
#include <fstream>
#include <sstream>

#include "tools/io/sources.h"

namespace hgc {

namespace {

bool separates(char c) { return c == ',' || c == ' ' || c == '\t' || c == '\r' || c == ';'; }

/// The numbers of one line; false if something in it is not a number, or a field is empty.
bool numbersOf(std::string_view line, std::vector<double>& values) {
  const char* at = line.data();
  const char* const end = at + std::min(line.find('#'), line.size());
  for (bool afterComma = true;; afterComma = false) {
    for (; at != end && separates(*at); ++at) {
      if (*at != ',' && *at != ';') continue;
      if (afterComma) return false;
      afterComma = true;
    }
    if (at == end) return true;
    if (*at == '+') ++at;
    double value = 0;
    const auto [rest, error] = std::from_chars(at, end, value);
    const bool vanishes =
        error == std::errc::result_out_of_range && std::abs(std::strtod(std::string(at, rest).c_str(), nullptr)) < 1;
    if ((error != std::errc() && !vanishes) || (rest != end && !separates(*rest))) return false;
    values.push_back(value);
    at = rest;
  }
}

/// A heading names columns: no field of it starts like a number.
bool isHeading(std::string_view line) {
  bool atStart = true;
  for (const char c : line) {
    if (c == '\0' || (atStart && (std::isdigit(static_cast<unsigned char>(c)) || c == '+' || c == '-' || c == '.')))
      return false;
    atStart = separates(c) || c == '"';
  }
  return true;
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

Result<Array> readTable(const std::string& path, bool ragged) {
  std::ifstream file(path);
  if (!file) return Error{"cannot open " + path, ""};
  Array array;
  std::string line;
  int64_t rows = 0, columns = -1;
  for (int64_t number = 1; std::getline(file, line); ++number) {
    if (number == 1 && line.starts_with("\xEF\xBB\xBF")) line.erase(0, 3);  // a byte order mark
    const size_t before = array.reals.size();
    if (!numbersOf(line, array.reals)) {
      if (number == 1 && !ragged && isHeading(line)) {
        array.reals.clear();
        continue;
      }
      return Error{fmt::format("{}:{}: not a row of numbers", path, number), ""};
    }
    const auto found = static_cast<int64_t>(array.reals.size() - before);
    const size_t first = line.find_first_not_of(" \t\r");
    const bool isComment = first != std::string::npos && line[first] == '#';
    if (isComment || (found == 0 && !ragged)) continue;  // an empty line of a ragged table is an empty row
    if (ragged) array.rowLengths.push_back(found);
    else if (columns >= 0 && found != columns) {
      return Error{fmt::format("{}:{}: {} numbers in a row, but {} in the rows before", path, number, found, columns),
                   ""};
    }
    columns = found;
    ++rows;
  }
  if (rows == 0) return Error{path + ": holds no numbers", ""};
  array.isRagged = ragged;
  array.shape = {rows};
  if (!ragged && columns != 1) array.shape.push_back(columns);
  return array;
}

Status writeArray(const std::string& path, const Array& array, ElementType element) {
  if (path.ends_with(".npy")) return writeFile(path, npyBytes(array, element));
  if (path.ends_with(".csv")) return writeFile(path, textOf(array, ','));
  if (path.ends_with(".txt") || path == "-") return writeFile(path, textOf(array, ' '));
  return Error{fmt::format("cannot tell what kind of file {} is to be", path), "use .npy, .csv or .txt"};
}

}  // namespace hgc
