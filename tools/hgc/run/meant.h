#pragma once
/// Hints for names that are not known.
#include <span>
#include <string>
#include <string_view>

namespace hgc::tool {

/// "did you mean ...?" with the nearest of `names`; where none is near, all of them if they are few. Names are told
/// with `prefix` before them. Empty if there is nothing to say.
std::string meantAmong(std::string_view wanted, std::span<const std::string> names, std::string_view prefix = "");

}  // namespace hgc::tool
