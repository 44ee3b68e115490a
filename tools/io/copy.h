#pragma once
#include <span>
#include <string>
#include <string_view>

namespace hgc {

/// Copies a text and replaces some words by numbers, from front to back. Numbers are printed so that they read back to
/// the same bits. The text must outlive it.
class Copy {
 public:
  static constexpr std::string_view kBlanks = " \t\r\n";

  /// `ends` are the characters that end a word.
  explicit Copy(std::string_view text, std::string_view ends = kBlanks) : rest_(text), ends_(ends) {}

  /// Copies up to a place in the text.
  void goTo(const char* at);
  /// Copies the next words.
  void skip(size_t words);
  /// Replaces the next words by numbers; a word that is the same number stays.
  void put(std::span<const double> numbers);
  /// Copies the rest, and returns the copy.
  std::string finish();

 private:
  std::string_view rest_, ends_;
  std::string copy_;
};

}  // namespace hgc
