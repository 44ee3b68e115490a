#include "tools/hgc/run/meant.h"

#include <fmt/format.h>

#include "ir/report/suggest.h"

namespace hgc::tool {

std::string meantAmong(std::string_view wanted, std::span<const std::string> names, std::string_view prefix) {
  constexpr size_t kFew = 12;
  Suggestion suggestion(wanted);
  for (const std::string& name : names) suggestion.consider(name);
  if (!suggestion.best().empty()) return fmt::format("did you mean `{}{}`?", prefix, suggestion.best());
  if (names.empty() || names.size() > kFew) return "";
  std::string all;
  for (const std::string& name : names) all += fmt::format("{}`{}{}`", all.empty() ? "" : ", ", prefix, name);
  return (names.size() == 1 ? "there is " : "one of ") + all;
}

}  // namespace hgc::tool
