/// Text tables: one row per element, columns separated by commas, semicolons, tabs or blanks, `#` comments; ragged rows
/// for ragged symbols.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

#include "tools/io/cells.h"
#include "tools/io/sources.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

/// Whether a line is a heading: no field starts like a number, and at least one is a name.
bool isHeading(std::string_view line) {
  bool atStart = true;
  for (const char c : line) {
    if (c == '\0' || (atStart && ((c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.'))) return false;
    atStart = isSeparator(c) || c == '"';
  }
  Cells cells(line, separatorOf(line));
  for (std::string_view cell; cells.next(cell);) {
    if (!cell.empty() && !isMasked(cell) && !numberIn(unquoted(cell))) return true;
  }
  return false;
}

std::vector<std::string> namesIn(std::string_view heading, char separator) {
  std::vector<std::string> names;
  Cells cells(heading, separator);
  for (std::string_view name; cells.next(name);) names.emplace_back(unquoted(name));
  return names;
}

/// A cell for a message, shortened.
std::string quoted(std::string_view cell) {
  constexpr size_t kMost = 40;
  std::string text(cell.substr(0, kMost));
  std::ranges::replace_if(
      text, [](char c) { return (c >= 0 && c < ' ') || c == 127; }, '?');
  return fmt::format("`{}{}`", text, cell.size() > kMost ? "..." : "");
}

struct Cell {
  std::string_view text;
  size_t column;
};

/// A line with numbers.
struct Row {
  int64_t lineNumber = 0;  // counted from 1, as rows are from 0
  int64_t number = 0;
  std::string_view line;
  std::vector<Cell> cells;
};

/// The file and the columns to read.
struct Wanted {
  const std::string& name;
  const ColumnChoice& columns;
  bool isRagged;
};

/// The separator of all rows, from the first row that has one.
struct Separator {
  char character = 0;
  int64_t line = 0;
};

/// The columns, from the first row.
struct TableColumns {
  std::vector<std::string> names;  // by the heading
  std::vector<size_t> places;      // of those that are chosen, if not all are
};

std::string placeOf(const std::string& file, int64_t line) { return fmt::format("{}:{}", file, line); }

/// The error that a cell contains a different separator, if it does.
std::optional<Error> mixedAt(const std::string& here, std::string_view line, std::string_view cell,
                             const Separator& separator) {
  const char* const at = separatorIn(cell);
  if (at == nullptr) return std::nullopt;
  const bool isDecimal = line.find(',') != std::string_view::npos;
  return Error{fmt::format("{}:{}: {} separates here, but {} in line {}", here, at - line.data() + 1,
                           nameOfSeparator(*at), nameOfSeparator(separator.character), separator.line),
               isDecimal ? "write numbers with a point, not a comma, and use one kind of separator; quote other text"
                         : "use one kind of separator in a file"};
}

/// The error that a heading names another number of columns than there are. A heading of words between blanks may.
std::optional<Error> mistakenHeading(const std::string& here, size_t columns, size_t names, char separator,
                                     bool byName) {
  if (columns == names || (separator == ' ' && !byName)) return std::nullopt;
  const char* hint = "choose columns by number, counted from 0";
  if (separator != ' ') hint = "start a line that names no columns with `#`";
  if (separator == ',' && columns > names)
    hint = "write numbers with a point, not a comma, or start a line that names no columns with `#`";
  return Error{fmt::format("{}: {} columns, but the heading names {}", here, columns, names), hint};
}

constexpr const char* kWithPoint = "write numbers with a point, not a comma";

/// Whether two cells can only be the halves of a number with a decimal comma: no program writes a whole number as `05`.
bool areHalves(std::span<const Cell> cells) {
  const auto isWhole = [](std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  };
  if (cells.size() != 2) return false;
  const std::string_view first = cells[0].text, second = cells[1].text;
  if (!isWhole(first.substr(first.starts_with('-') ? 1 : 0)) || !isWhole(second)) return false;
  return second.size() > 1 && second.starts_with('0');
}

std::string withPoint(std::string_view number) {
  std::string text(number);
  std::ranges::replace(text, ',', '.');
  return text;
}

/// Reads a table row by row.
class TableReader {
 public:
  explicit TableReader(const Wanted& wanted) : wanted_(wanted) {}

  Result<Array> read(std::string_view text) {
    Lines lines(text);
    for (std::string_view line; lines.next(line);) {
      if (const Status added = addLine(line, lines.number()); !added) return added.error();
    }
    const int64_t rows = row_.number;
    if (rows == 0) return Error{wanted_.name + ": holds no numbers", ""};
    const size_t columns = wanted_.columns.isAll() ? count_ : columns_.places.size();
    array_.isRagged = wanted_.isRagged;
    array_.shape = {rows};
    if (!wanted_.isRagged && columns != 1) array_.shape.push_back(static_cast<int64_t>(columns));
    return std::move(array_);
  }

 private:
  Status addLine(std::string_view line, int64_t number) {
    row_.line = line;
    row_.lineNumber = number;
    const std::string_view row = line.substr(0, line.find('#'));
    const bool isBlank = row.find_first_not_of(" \t") == std::string_view::npos;
    if (isBlank && row.size() < line.size()) return Done{};        // a comment
    const bool hasTab = row.find('\t') != std::string_view::npos;  // which separates empty cells
    const char separator = separator_.character;
    const bool isEmpty = isBlank && (!hasTab || (separator != 0 && separator != '\t'));
    const bool hasRows = row_.number > 0;
    if (!isEmpty) {
      if (hasRows || wanted_.isRagged || !heading_.empty() || !isHeading(line)) return addRow(row);
      heading_ = line;
      return Done{};
    }
    if (wanted_.isRagged) {  // an empty row
      array_.rowLengths.push_back(0);
      ++row_.number;
    } else if (hasRows && emptyLine_ == 0) {
      emptyLine_ = number;
    }
    return Done{};
  }

  Status addRow(std::string_view row) {
    split(row);
    if (row_.number == 0) {
      if (const Status chosen = choose(); !chosen) return chosen;
    }
    if (wanted_.columns.isAll()) {
      for (const Cell& cell : row_.cells) {
        if (const Status added = addNumber(cell); !added) return added;
      }
    }
    if (emptyLine_ > 0) return Error{placeOf(wanted_.name, emptyLine_) + ": an empty line between rows", ""};
    if (const Status same = sameCount(); !same) return same;
    if (const Status checked = checkDecimals(); !checked) return checked;
    for (const size_t place : columns_.places) {
      if (const Status added = addNumber(row_.cells[place]); !added) return added;
    }
    count_ = row_.cells.size();
    if (wanted_.isRagged) array_.rowLengths.push_back(static_cast<int64_t>(count_));
    ++row_.number;
    return Done{};
  }

  /// Chooses columns by the first row and the heading.
  Status choose() {
    const size_t count = row_.cells.size();
    columns_.names = namesIn(heading_, separator_.character);
    if (!heading_.empty()) {
      auto mistake =
          mistakenHeading(here(), count, columns_.names.size(), separator_.character, wanted_.columns.hasNames());
      if (mistake) return *std::move(mistake);
    }
    if (columns_.names.size() != count) columns_.names.clear();
    if (wanted_.columns.isAll()) return Done{};
    auto places = wanted_.columns.among(count, columns_.names);
    if (!places) return Error{fmt::format("{}: {}", wanted_.name, places.error().message), places.error().hint};
    columns_.places = std::move(*places);
    return Done{};
  }

  void split(std::string_view row) {
    if (separator_.character == 0) separator_ = {separatorOf(row), row_.lineNumber};
    row_.cells.clear();
    Cells cells(row, separator_.character);
    for (std::string_view cell; cells.next(cell);) row_.cells.push_back({cell, row_.cells.size()});
  }

  Status addNumber(const Cell& cell) {
    const auto number = numberIn(unquoted(cell.text));
    if (number) {
      array_.reals.push_back(*number);
      return Done{};
    }
    if (cell.text.empty()) return wrong("a field is empty", cell);
    if (row_.line.find('\0') != std::string_view::npos)
      return Error{here() + ": not a row of numbers", "it has a NUL byte, so it is not text"};
    if (auto mixed = mixedAt(here(), row_.line, cell.text, separator_)) return *std::move(mixed);
    if (isTooLarge(cell.text)) return wrong("a number is out of the range of doubles, 1.8e308", cell);
    if (row_.line.find('\r') != std::string_view::npos)
      return Error{here() + ": not a row of numbers", "a carriage return alone does not end a line"};
    return wrong("not a row of numbers", cell);
  }

  /// A decimal comma cuts a number in two, and only the cell of its second half may show that it does.
  Status checkDecimals() const {
    if (separator_.character != ',') return Done{};
    if (!wanted_.isRagged && heading_.empty() && areHalves(row_.cells))
      return Error{
          fmt::format("{}: `{},{}` is one number with a decimal comma", here(), row_.cells[0].text, row_.cells[1].text),
          fmt::format("{}; if these are two columns, name them in a first line", kWithPoint)};
    if (columns_.places.empty()) return Done{};
    for (const Cell& cell : row_.cells) {
      if (cell.text.find_first_of(" \t;") == std::string_view::npos || cell.text.starts_with('"')) continue;
      if (auto mixed = mixedAt(here(), row_.line, cell.text, separator_)) return *std::move(mixed);
    }
    return Done{};
  }

  Status sameCount() const {
    const size_t count = row_.cells.size();
    if (wanted_.isRagged || row_.number == 0 || count == count_) return Done{};
    return Error{fmt::format("{}: {} number{} in a row, but {} in the rows before", here(), count,
                             count == 1 ? "" : "s", count_),
                 separator_.character == ',' && count + count_ == 3 ? kWithPoint : ""};
  }

  /// An error about a cell, with a hint on choosing other columns.
  Error wrong(std::string_view what, const Cell& cell) const {
    std::string hint = cell.text.empty() || isMasked(cell.text) ? "leave the row out; `nan` is read as a number" : "";
    if (cell.text.starts_with('"') && numberIn(withPoint(unquoted(cell.text)))) hint = kWithPoint;
    std::vector<size_t> others = columns_.places;
    for (size_t k = 0; k < row_.cells.size() && wanted_.columns.isAll(); ++k) others.push_back(k);
    std::erase(others, cell.column);
    if (!wanted_.isRagged && !others.empty()) {
      hint = fmt::format("choose columns, counted from 0: {}:{}", wanted_.name == "<stdin>" ? "-" : wanted_.name,
                         spellColumns(others));
    }
    const std::vector<std::string>& names = columns_.names;
    const std::string name = cell.column < names.size() ? fmt::format(" (`{}`)", names[cell.column]) : "";
    const std::string text = cell.text.empty() ? "" : " holds " + quoted(cell.text);
    return {fmt::format("{}: {}: row {}, column {}{}{}", here(), what, row_.number, cell.column, name, text), hint};
  }

  std::string here() const { return placeOf(wanted_.name, row_.lineNumber); }

  Wanted wanted_;
  Array array_;
  Separator separator_;
  std::string_view heading_;
  TableColumns columns_;
  Row row_;                // the current row
  size_t count_ = 0;       // cells per row in the rows before
  int64_t emptyLine_ = 0;  // the first empty line after rows, counted from 1
};

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

Result<Array> readTable(Input& file, bool ragged, const ColumnChoice& columns) {
  const auto text = file.takeText();
  if (!text) return text.error();
  return TableReader({file.name(), columns, ragged}).read(*text);
}

Status checkArrayFile(const std::string& path) {
  const bool isKnown = path.ends_with(".npy") || path.ends_with(".csv") || path.ends_with(".txt") || takesText(path);
  if (isKnown) return Done{};
  return Error{fmt::format("cannot tell what kind of file {} is to be", path), "use .npy, .csv or .txt"};
}

Status writeArray(const std::string& path, const Array& array, ElementType element) {
  if (const Status known = checkArrayFile(path); !known) return known;
  if (path.ends_with(".npy")) return writeFile(path, npyBytes(array, element));
  return writeFile(path, textOf(array, path.ends_with(".csv") ? ',' : ' '));
}

}  // namespace hgc
