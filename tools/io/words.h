#pragma once
/// Files that are numbers between blanks.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// The words of a text, one after another. Errors name the file and the line. The name must outlive it.
class Words {
 public:
  Words(std::string_view text, const std::string& name) : rest_(text), name_(name) {}
  /// Those of one line, which an error calls so.
  static Words ofLine(std::string_view line, const std::string& name, int64_t number);

  /// The next one; empty at the end.
  std::string_view next();
  /// Where the words after it stand.
  const char* at() const { return rest_.data(); }
  std::string_view rest() const { return rest_; }
  /// Of the last word.
  int64_t line() const { return line_; }
  /// The next one, as a whole number from `least` to below `limit`.
  Result<int64_t> nextWhole(int64_t least, int64_t limit);
  /// One that is not negative.
  Result<int32_t> nextIndex(int64_t limit);
  /// As a finite number.
  Result<double> nextNumber();
  /// So many of these, behind what is there.
  Status nextNumbers(int64_t count, std::vector<double>& numbers);
  /// An error if there is another one.
  Status end();
  /// Goes to the next line.
  void skipLine();
  /// Of the last word: what it is not.
  Error wrong(std::string_view word, const std::string& wanted) const;

 private:
  std::string_view rest_;
  const std::string& name_;
  int64_t line_ = 1;
  bool isLine_ = false;
};

/// All of a text file.
Result<std::string> textOfFile(const std::string& path);

/// The words of a line.
std::vector<std::string_view> wordsOf(std::string_view line);

}  // namespace hgc
