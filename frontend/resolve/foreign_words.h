#pragma once
/// Words of other languages: of NumPy, GLSL, C and the like.
#include <string>
#include <string_view>

namespace hgc {

/// What to write instead of a function, value or type of another language, or that there is nothing yet; empty for
/// other words.
std::string insteadOfFunction(std::string_view word);
std::string insteadOfValue(std::string_view word);
std::string insteadOfType(std::string_view word);

}  // namespace hgc
