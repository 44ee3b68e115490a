#include "frontend/source/markup.h"

#include <algorithm>

namespace hgc {

bool isCxx(std::string_view name) {
  for (const std::string_view ending : {".cpp", ".cc", ".cxx", ".hpp", ".hh", ".h"}) {
    if (name.ends_with(ending)) return true;
  }
  return false;
}

std::string markedUp(std::string_view text) {
  std::string result(text.size(), ' ');
  for (size_t k = 0; k < text.size(); ++k) {
    if (text[k] == '\n') result[k] = '\n';
  }
  for (size_t at = text.find(kMarkUp); at != std::string_view::npos;) {
    const size_t begin = at + kMarkUp.size(), end = std::min(text.find("*/", begin), text.size());
    std::copy(text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end),
              result.begin() + static_cast<std::ptrdiff_t>(begin));
    at = text.find(kMarkUp, end);
  }
  return result;
}

}  // namespace hgc
