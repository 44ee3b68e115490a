/// Text tables: one row an element, columns separated by commas, semicolons, tabs or blanks, `#` comments; ragged rows
/// for ragged symbols.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "tools/io/cells.h"
#include "tools/io/sources.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

/// Whether a cell says that there is no value.
bool isMasked(std::string_view cell) {
  constexpr std::string_view kMasked[] = {"--", "NA", "N/A", "NaT", "null", "NULL", "None", "masked", "missing"};
  return std::ranges::count(kMasked, cell) > 0;
}

/// A heading names columns: no field of it starts like a number, and one is a name.
bool isHeading(std::string_view line) {
  bool atStart = true;
  for (const char c : line) {
    if (c == '\0' || (atStart && ((c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.'))) return false;
    atStart = isSeparator(c) || c == '"';
  }
  Cells cells(line, separatorOf(line));
  for (std::string_view cell; cells.next(cell);) {
    if (!cell.empty() && !isMasked(cell) && !numberIn(cell)) return true;
  }
  return false;
}

std::vector<std::string> namesIn(std::string_view heading, char separator) {
  std::vector<std::string> names;
  Cells cells(heading, separator);
  for (std::string_view name; cells.next(name);) {
    if (name.size() > 1 && name.starts_with('"') && name.ends_with('"')) name = name.substr(1, name.size() - 2);
    names.emplace_back(name);
  }
  return names;
}

/// Of a cell as much as a message may hold.
std::string quoted(std::string_view cell) {
  constexpr size_t kMost = 40;
  std::string text(cell.substr(0, kMost));
  std::ranges::replace_if(
      text, [](char c) { return (c >= 0 && c < ' ') || c == 127; }, '?');
  return fmt::format("`{}{}`", text, cell.size() > kMost ? "..." : "");
}

/// Reads a table row by row.
class TableReader {
 public:
  TableReader(const std::string& name, bool ragged, const ColumnChoice& columns)
      : name_(name), columns_(columns), ragged_(ragged) {}
  Result<Array> read(std::string_view text);

 private:
  struct Cell {
    std::string_view text;
    size_t column;
  };

  Status addLine(std::string_view line);
  Status addRow(std::string_view line, std::string_view row);
  Status choose(char separator);
  void split(std::string_view row);
  Status addNumber(std::string_view line, const Cell& cell);
  Status sameCount() const;
  std::optional<Error> mixedAt(std::string_view line, std::string_view cell) const;
  Error wrong(std::string_view what, const Cell& cell) const;
  std::string here() const { return fmt::format("{}:{}", name_, number_); }

  const std::string& name_;
  const ColumnChoice& columns_;
  bool ragged_;
  Array array_;
  char separator_ = 0;
  int64_t number_ = 0, separatorLine_ = 0, emptyLine_ = 0;  // of lines, counted from 1
  int64_t rows_ = 0;
  size_t count_ = 0;  // of cells in the rows before
  std::string_view heading_;
  std::vector<std::string> names_;  // of columns, by the heading
  std::vector<size_t> places_;      // of the columns that are chosen, if not all are
  std::vector<Cell> cells_;         // of the row
};

/// Names the cell, and how to read other columns.
Error TableReader::wrong(std::string_view what, const Cell& cell) const {
  std::string hint = cell.text.empty() || isMasked(cell.text) ? "`nan` is read as a number" : "";
  std::vector<size_t> others = places_;
  for (size_t k = 0; k < cells_.size() && columns_.isAll(); ++k) others.push_back(k);
  std::erase(others, cell.column);
  if (!ragged_ && !others.empty()) {
    hint = fmt::format("choose columns, counted from 0: {}:{}", name_ == "<stdin>" ? "-" : name_, spellColumns(others));
  }
  const std::string name = cell.column < names_.size() ? fmt::format(" (`{}`)", names_[cell.column]) : "";
  const std::string text = cell.text.empty() ? "" : " holds " + quoted(cell.text);
  return {fmt::format("{}: {}: row {}, column {}{}{}", here(), what, rows_, cell.column, name, text), hint};
}

/// Where a cell goes on after another separator.
std::optional<Error> TableReader::mixedAt(std::string_view line, std::string_view cell) const {
  const char* const end = cell.data() + cell.size();
  const auto number = numberAt(cell.data(), end);
  const char* at = number ? number->end : cell.data();
  const char* next = std::find_if_not(at, end, isSeparator);
  const bool goesOn = next != at && (next == end || numberAt(next, end));
  if (!goesOn) return std::nullopt;
  at = std::find_if(at, next - 1, [](char c) { return c != ' '; });
  const bool isDecimal = line.find(',') != std::string_view::npos;
  return Error{fmt::format("{}:{}: {} separates here, but {} in line {}", here(), at - line.data() + 1,
                           nameOfSeparator(*at), nameOfSeparator(separator_), separatorLine_),
               isDecimal ? "write numbers with a point, not a comma, and use one kind of separator"
                         : "use one kind of separator in a file"};
}

Status TableReader::addNumber(std::string_view line, const Cell& cell) {
  const auto number = numberIn(cell.text);
  if (number) {
    array_.reals.push_back(*number);
    return Done{};
  }
  if (cell.text.empty()) return wrong("a field is empty", cell);
  if (line.find('\0') != std::string_view::npos)
    return Error{here() + ": not a row of numbers", "it has a NUL byte, so it is not text"};
  if (auto mixed = mixedAt(line, cell.text)) return *std::move(mixed);
  if (isTooLarge(cell.text)) return wrong("a number is out of the range of doubles, 1.8e308", cell);
  if (line.find('\r') != std::string_view::npos)
    return Error{here() + ": not a row of numbers", "a carriage return alone does not end a line"};
  return wrong("not a row of numbers", cell);
}

/// By the first row, and the heading if there is one.
Status TableReader::choose(char separator) {
  names_ = namesIn(heading_, separator);
  const bool fits = names_.size() == cells_.size();
  if (!fits && columns_.hasNames() && !heading_.empty()) {
    return Error{fmt::format("{}: {} columns, but the heading names {}", here(), cells_.size(), names_.size()),
                 "choose columns by number, counted from 0"};
  }
  if (!fits) names_.clear();
  if (columns_.isAll()) return Done{};
  auto places = columns_.among(cells_.size(), names_);
  if (!places) return Error{fmt::format("{}: {}", name_, places.error().message), places.error().hint};
  places_ = std::move(*places);
  return Done{};
}

/// The first row that shows a separator says it for all.
void TableReader::split(std::string_view row) {
  if (separator_ == 0) {
    separator_ = separatorOf(row);
    separatorLine_ = number_;
  }
  cells_.clear();
  Cells cells(row, separator_);
  for (std::string_view cell; cells.next(cell);) cells_.push_back({cell, cells_.size()});
}

Status TableReader::sameCount() const {
  if (ragged_ || rows_ == 0 || cells_.size() == count_) return Done{};
  return Error{fmt::format("{}: {} number{} in a row, but {} in the rows before", here(), cells_.size(),
                           cells_.size() == 1 ? "" : "s", count_),
               ""};
}

Status TableReader::addRow(std::string_view line, std::string_view row) {
  split(row);
  if (rows_ == 0) {
    if (const Status chosen = choose(separator_); !chosen) return chosen;
  }
  if (columns_.isAll()) {
    for (const Cell& cell : cells_) {
      if (const Status added = addNumber(line, cell); !added) return added;
    }
  }
  if (emptyLine_ > 0) return Error{fmt::format("{}:{}: an empty line between rows", name_, emptyLine_), ""};
  if (const Status same = sameCount(); !same) return same;
  for (const size_t place : places_) {
    if (const Status added = addNumber(line, cells_[place]); !added) return added;
  }
  if (ragged_) array_.rowLengths.push_back(static_cast<int64_t>(cells_.size()));
  count_ = cells_.size();
  ++rows_;
  return Done{};
}

Status TableReader::addLine(std::string_view line) {
  const std::string_view row = line.substr(0, line.find('#'));
  const bool isBlank = row.find_first_not_of(" \t") == std::string_view::npos;
  if (isBlank && row.size() < line.size()) return Done{};        // a comment
  const bool hasTab = row.find('\t') != std::string_view::npos;  // which separates empty cells
  const bool isEmpty = isBlank && (!hasTab || (separator_ != 0 && separator_ != '\t'));
  if (!isEmpty) {
    if (rows_ > 0 || ragged_ || !heading_.empty() || !isHeading(line)) return addRow(line, row);
    heading_ = line;
    return Done{};
  }
  if (ragged_) {  // an empty row
    array_.rowLengths.push_back(0);
    ++rows_;
  } else if (rows_ > 0 && emptyLine_ == 0) {
    emptyLine_ = number_;
  }
  return Done{};
}

Result<Array> TableReader::read(std::string_view text) {
  Lines lines(text);
  for (std::string_view line; lines.next(line);) {
    number_ = lines.number();
    if (const Status added = addLine(line); !added) return added.error();
  }
  if (rows_ == 0) return Error{name_ + ": holds no numbers", ""};
  const size_t columns = columns_.isAll() ? count_ : places_.size();
  array_.isRagged = ragged_;
  array_.shape = {rows_};
  if (!ragged_ && columns != 1) array_.shape.push_back(static_cast<int64_t>(columns));
  return std::move(array_);
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

Result<Array> readTable(Input& file, bool ragged, const ColumnChoice& columns) {
  const auto text = file.takeText();
  if (!text) return text.error();
  return TableReader(file.name(), ragged, columns).read(*text);
}

Status writeArray(const std::string& path, const Array& array, ElementType element) {
  if (path.ends_with(".npy")) return writeFile(path, npyBytes(array, element));
  if (path.ends_with(".csv")) return writeFile(path, textOf(array, ','));
  if (path.ends_with(".txt") || takesText(path)) return writeFile(path, textOf(array, ' '));
  return Error{fmt::format("cannot tell what kind of file {} is to be", path), "use .npy, .csv or .txt"};
}

}  // namespace hgc
