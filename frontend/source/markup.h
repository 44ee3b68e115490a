#pragma once
/// Programs within C++ files.
#include <string>
#include <string_view>

namespace hgc {

inline constexpr std::string_view kMarkUp = "/*hg";

/// Whether a name is that of a C++ file.
bool isCxx(std::string_view name);
/// What the comments `/*hg ... */` of a C++ file hold, each character at its place; all else is blank.
std::string markedUp(std::string_view text);

}  // namespace hgc
