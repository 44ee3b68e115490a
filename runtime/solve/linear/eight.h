#pragma once
/// Eight numbers at once, for functions that are compiled for each instruction set.
#include <cstdint>
#include <type_traits>

namespace hgc {

/// A number that the compiler knows: loops of so many turns are several times as fast.
template <int32_t value>
using Known = std::integral_constant<int32_t, value>;

using Eight = double __attribute__((vector_size(64), aligned(8), may_alias));
using EightBits = int64_t __attribute__((vector_size(64), aligned(8), may_alias));

[[gnu::always_inline]] inline Eight& eight(double* numbers) { return *reinterpret_cast<Eight*>(numbers); }
[[gnu::always_inline]] inline const Eight& eight(const double* numbers) {
  return *reinterpret_cast<const Eight*>(numbers);
}

/// Makes 0 of all but the first `count` of eight.
[[gnu::always_inline]] inline void keepFirst(Eight& numbers, int32_t count) {
  alignas(64) static constexpr int64_t kBits[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
  numbers = reinterpret_cast<Eight>(reinterpret_cast<EightBits&>(numbers) &
                                    *reinterpret_cast<const EightBits*>(kBits + 8 - count));
}

}  // namespace hgc
