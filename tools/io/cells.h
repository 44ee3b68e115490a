#pragma once
/// The cells of the lines of a table, and which of them are read.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// What separates the cells of a row: a comma, a semicolon, a tab, or ' ' for any number of blanks; 0 where one cell
/// leaves it open.
char separatorOf(std::string_view row);

/// "a comma", ...
std::string_view nameOfSeparator(char separator);

bool isSeparator(char c);

/// What a cell says, without the quotes around it.
std::string_view unquoted(std::string_view cell);

/// The cells of a row, one after another. A separator may stand in quotes.
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

/// Which columns of a table are read, in this order: `0,2-4`, counted from 0, or what a heading calls them. One that
/// nothing was parsed for is of all.
class ColumnChoice {
 public:
  static Result<ColumnChoice> parse(std::string_view text);

  bool isAll() const { return items_.empty(); }
  bool hasNames() const;
  /// The places of these columns among `count`, of which a heading has `names`, or none.
  Result<std::vector<size_t>> among(size_t count, const std::vector<std::string>& names) const;

 private:
  struct Item {
    std::string name;  // empty: first to last
    size_t first = 0, last = 0;
  };
  std::vector<Item> items_;
};

/// Columns, as they are chosen.
std::string spellColumns(const std::vector<size_t>& places);

}  // namespace hgc
