#pragma once
/// Making NaNs equal bit for bit.
#include <cstdint>
#include <span>

namespace hgc {

/// Replaces NaNs by one quiet NaN. Returns how many numbers are not finite.
int64_t cleanSome(double* values, int64_t count);
/// The same in parallel.
int64_t cleanAll(std::span<double> values);

}  // namespace hgc
