#pragma once
/// What variables of the environment say.
#include <optional>

namespace hgc {

/// The number, at least 0, that a variable names: of `unit`. Nothing where it is unset or empty; nor where it says
/// something else, which is logged once. Thread-safe.
std::optional<double> numberOfVariable(const char* name, const char* unit);

}  // namespace hgc
