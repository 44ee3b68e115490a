#pragma once
/// Texts that are written again with other numbers.
#include <span>
#include <string>
#include <string_view>

namespace hgc {

/// A copy of a text in which some words are other numbers, and all else stays as it stands. Places are given from front
/// to back. The text must outlive it. Numbers read back to the same bits.
class Copy {
 public:
  static constexpr std::string_view kBlanks = " \t\r\n";

  /// `ends` are the characters that no word has.
  explicit Copy(std::string_view text, std::string_view ends = kBlanks) : rest_(text), ends_(ends) {}

  /// Copies up to a place in the text.
  void goTo(const char* at);
  /// Copies the next words.
  void skip(size_t words);
  /// The next words become these numbers; one that is this number already stays.
  void put(std::span<const double> numbers);
  /// The copy, with all that is left.
  std::string finish();

 private:
  std::string_view rest_, ends_;
  std::string copy_;
};

}  // namespace hgc
