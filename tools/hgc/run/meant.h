#pragma once
/// Hints for unknown names.
#include <span>
#include <string>
#include <string_view>

namespace hgc::tool {

/// "did you mean ...?" with the most similar of `names`; if none is similar, all of them if they are few, else an empty
/// text. `prefix` is put before each name.
std::string meantAmong(std::string_view wanted, std::span<const std::string> names, std::string_view prefix = "");

}  // namespace hgc::tool
