#pragma once
/// Environment variables.
#include <optional>

namespace hgc {

/// The value of a variable that is a number >= 0 of `unit`. Nothing if it is unset or empty, or if it is not such a
/// number, which is logged once. Thread-safe.
std::optional<double> numberOfVariable(const char* name, const char* unit);

}  // namespace hgc
