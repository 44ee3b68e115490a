#pragma once
/// Numbers as they are handed on.
#include <cstdint>

namespace hgc {

/// Makes NaNs the canonical quiet NaN and counts what is not finite.
int64_t cleanSome(double* values, int64_t count);

}  // namespace hgc
