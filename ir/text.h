#pragma once
/// The text form of the IR.
#include <string>
#include <string_view>

#include "ir/kernel.h"
#include "ir/result.h"
#include "ir/unit.h"

namespace hgc {

/// A real so that it reads back to the same bits: the shortest decimal, or `inf`, `-inf`, `nan`.
std::string realText(double value);

/// Reads what `printUnit` wrote, back to an equal unit. An error names the line. Thread-safe.
Result<Unit> parseUnit(std::string_view text);

}  // namespace hgc
