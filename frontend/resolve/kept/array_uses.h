#pragma once
/// What code says of open arrays, before it is evaluated.
#include <optional>

#include "frontend/syntax/module.h"

namespace hgc {

/// The function of a call, if its body can stand in the place of the call.
std::optional<uint32_t> calleeWithBody(const Module& module, const ast::Node& call);

/// The same, if its body may be about open arrays.
std::optional<uint32_t> calleeOfArrays(const Module& module, const ast::Node& call);

/// Whether the code, or a function that it calls, may be about open arrays: it names a symbol without all of its
/// indices, or makes an array over a range that is more than constants.
bool usesArrays(const Module& module, const ast::Code& code);

/// Whether the code, or a function that it calls, takes a `slope`: that is of what one graph holds.
bool takesSlopes(const Module& module, const ast::Code& code);

}  // namespace hgc
