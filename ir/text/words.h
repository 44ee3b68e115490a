#pragma once
/// The words of a line.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string_view>

#include "ir/graph.h"
#include "ir/origin.h"

namespace hgc {

/// One line, word by word. A word that is not there or not of the kind asked for marks the line as bad.
class Words {
 public:
  explicit Words(std::string_view line) : rest_(line) {}

  std::string_view next() {
    const size_t from = rest_.find_first_not_of(' ');
    if (from == std::string_view::npos) {
      rest_ = {};
      return {};
    }
    const size_t to = std::min(rest_.find(' ', from), rest_.size());
    const std::string_view word = rest_.substr(from, to - from);
    rest_ = rest_.substr(to);
    return word;
  }
  std::string_view peek() {
    const std::string_view saved = rest_;
    const std::string_view word = next();
    rest_ = saved;
    return word;
  }
  uint32_t number() { return parse<uint32_t>(next()); }
  uint32_t numberAfter(std::string_view keyword) {
    if (next() != keyword) bad_ = true;
    return number();
  }
  NodeId id() { return marked('%'); }
  uint32_t origin() {
    if (peek().starts_with("!p")) return originOfPlace(parse<uint32_t>(next().substr(2)) & kLastLine);
    return peek().starts_with('!') ? marked('!') : 0;
  }
  int32_t integer() { return parse<int32_t>(next()); }
  double real() {
    const std::string_view word = next();
    if (word == "nan" || word == "-nan") return std::numeric_limits<double>::quiet_NaN();
    if (word == "inf") return HUGE_VAL;
    return word == "-inf" ? -HUGE_VAL : parse<double>(word);
  }
  template <size_t n>
  uint8_t oneOf(const char* const (&names)[n]) {
    const std::string_view word = next();
    for (size_t k = 0; k < n; ++k) {
      if (word == names[k]) return static_cast<uint8_t>(k);
    }
    bad_ = true;
    return 0;
  }
  void fail() { bad_ = true; }
  bool good() { return !bad_ && peek().empty(); }
  bool bad() const { return bad_; }

 private:
  uint32_t marked(char mark) {
    const std::string_view word = next();
    if (word.empty() || word[0] != mark) {
      bad_ = true;
      return 0;
    }
    return parse<uint32_t>(word.substr(1));
  }
  template <class T>
  T parse(std::string_view word) {
    T value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) bad_ = true;
    return value;
  }

  std::string_view rest_;
  bool bad_ = false;
};

}  // namespace hgc
