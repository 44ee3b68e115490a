#pragma once
/// Splits lines of a table into cells, and chooses columns.
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// The separator of a row: a comma, a semicolon, a tab, or ' ' for any number of blanks; 0 if there is only one cell.
char separatorOf(std::string_view row);

/// "a comma", ...
std::string_view nameOfSeparator(char separator);

bool isSeparator(char c);

/// The separator that follows a number in a cell: before another number or the end, or a semicolon or tab before
/// anything. Null if there is none.
const char* separatorIn(std::string_view cell);

/// Whether a cell marks a missing value.
bool isMasked(std::string_view cell);

/// A cell without quotes around it.
std::string_view unquoted(std::string_view cell);

/// Iterates over the cells of a row. Separators in quotes do not count.
class Cells {
 public:
  Cells(std::string_view row, char separator);
  /// The next cell, without blanks around it; false after the last.
  bool next(std::string_view& cell);

 private:
  std::string_view rest_;
  char separator_;
  bool isDone_ = false;
};

/// The columns of a table to read, in order: `0,2-4`, counted from 0, or names of the heading,
/// in quotes if they contain commas. The default is all.
class ColumnChoice {
 public:
  static Result<ColumnChoice> parse(std::string_view text);

  bool isAll() const { return items_.empty(); }
  bool hasNames() const;
  /// The indices of the chosen columns among `count`; `names` are those of the heading, or empty.
  Result<std::vector<size_t>> among(size_t count, const std::vector<std::string>& names) const;

 private:
  struct Item {
    std::string name;  // empty: first to last
    size_t first = 0, last = 0;
  };
  std::vector<Item> items_;
};

/// Prints columns in the syntax of `ColumnChoice`.
std::string spellColumns(const std::vector<size_t>& places);

}  // namespace hgc
