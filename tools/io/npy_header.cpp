#include "tools/io/npy_header.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace hgc {
namespace {

/// What Python's literals need, as far as NumPy writes them. Each takes what it reads, and says whether it was there.
class Literals {
 public:
  explicit Literals(std::string_view text) : rest_(text) {}

  bool symbol(std::string_view wanted) {
    skipBlanks();
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(wanted.size());
    return true;
  }
  bool quoted(std::string& text) {
    skipBlanks();
    if (rest_.empty() || (rest_[0] != '\'' && rest_[0] != '"')) return false;
    const size_t end = rest_.find(rest_[0], 1);
    if (end == std::string_view::npos) return false;
    text = rest_.substr(1, end - 1);
    rest_.remove_prefix(end + 1);
    return true;
  }
  bool truth(bool& value) {
    value = symbol("True");
    return value || symbol("False");
  }
  /// A tuple of sizes; one alone has a comma behind it.
  bool sizes(std::vector<int64_t>& values) {
    if (!symbol("(")) return false;
    while (!symbol(")")) {
      skipBlanks();
      int64_t value = 0;
      const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
      if (error != std::errc() || value < 0) return false;
      rest_.remove_prefix(static_cast<size_t>(end - rest_.data()));
      values.push_back(value);
      if (symbol(",")) continue;
      return values.size() > 1 && symbol(")");
    }
    return true;
  }
  bool atEnd() {
    skipBlanks();
    return rest_.empty();
  }

 private:
  void skipBlanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }

  std::string_view rest_;
};

}  // namespace

Result<NpyHeader> parseNpyHeader(std::string_view text) {
  NpyHeader header;
  Literals literals(text);
  std::vector<std::string> seen;
  bool more = literals.symbol("{");
  if (!more) return Error{"its header is not a dictionary", ""};
  while (!literals.symbol("}")) {
    std::string key;
    if (!more || !literals.quoted(key) || !literals.symbol(":")) return Error{"its header is not understood", ""};
    if (std::ranges::count(seen, key) > 0) return Error{fmt::format("its header has `{}` twice", key), ""};
    const bool known = key == "descr" || key == "fortran_order" || key == "shape";
    if (!known) return Error{fmt::format("its header has an entry `{}`", key), ""};
    const bool good = key == "descr"           ? literals.quoted(header.type)
                      : key == "fortran_order" ? literals.truth(header.isColumnMajor)
                                               : literals.sizes(header.shape);
    if (!good) return Error{fmt::format("the entry `{}` of its header is not understood", key), ""};
    seen.push_back(key);
    more = literals.symbol(",");
  }
  if (!literals.atEnd()) return Error{"its header continues after the dictionary", ""};
  if (seen.size() != 3) return Error{"its header lacks an entry", "descr, fortran_order and shape"};
  return header;
}

}  // namespace hgc
