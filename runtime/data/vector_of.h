#pragma once
/// Vectors of so many doubles, for functions that are compiled for each instruction set (`HGC_EACH_WIDTH`).
#include <cstdint>

// They are passed only between functions that are inlined.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace hgc {

template <int wide>
struct VectorOf;
template <>
struct VectorOf<2> {
  using Numbers [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = double;
  using Bits [[gnu::vector_size(16)]] = int64_t;
};
template <>
struct VectorOf<4> {
  using Numbers [[gnu::vector_size(32), gnu::aligned(8), gnu::may_alias]] = double;
  using Bits [[gnu::vector_size(32)]] = int64_t;
};
template <>
struct VectorOf<8> {
  using Numbers [[gnu::vector_size(64), gnu::aligned(8), gnu::may_alias]] = double;
  using Bits [[gnu::vector_size(64)]] = int64_t;
};

template <int wide>
[[gnu::always_inline]] inline typename VectorOf<wide>::Numbers& vectorAt(double* numbers) {
  return *reinterpret_cast<typename VectorOf<wide>::Numbers*>(numbers);
}
template <int wide>
[[gnu::always_inline]] inline const typename VectorOf<wide>::Numbers& vectorAt(const double* numbers) {
  return *reinterpret_cast<const typename VectorOf<wide>::Numbers*>(numbers);
}

}  // namespace hgc
