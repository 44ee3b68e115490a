#pragma once
/// Eight numbers at once, for functions that are compiled for each instruction set (`HGC_EACH_WIDTH`).
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "runtime/data/vector_of.h"

namespace hgc {

/// A number that the compiler knows: loops of so many turns are several times as fast.
template <int32_t value>
using Known = std::integral_constant<int32_t, value>;

/// In vectors of so many numbers. A type of the compiler's own that is wider than registers are would be kept in
/// memory, and so would one that is copied as a whole.
template <int wide>
struct Eight {
  static constexpr int kVectors = 8 / wide;
  typename VectorOf<wide>::Numbers vectors[kVectors];

  /// Zeros.
  [[gnu::always_inline]] Eight() {
    for (auto& each : vectors) each = typename VectorOf<wide>::Numbers{};
  }
  [[gnu::always_inline]] Eight(const Eight& other) { *this = other; }
  [[gnu::always_inline]] Eight& operator=(const Eight& other) {
    for (int k = 0; k < kVectors; ++k) vectors[k] = other.vectors[k];
    return *this;
  }
  [[gnu::always_inline]] Eight& operator+=(const Eight& other) {
    for (int k = 0; k < kVectors; ++k) vectors[k] += other.vectors[k];
    return *this;
  }
  [[gnu::always_inline]] Eight& operator-=(const Eight& other) {
    for (int k = 0; k < kVectors; ++k) vectors[k] -= other.vectors[k];
    return *this;
  }
  [[gnu::always_inline]] friend Eight operator*(const Eight& a, const Eight& b) {
    Eight product;
    for (int k = 0; k < kVectors; ++k) product.vectors[k] = a.vectors[k] * b.vectors[k];
    return product;
  }
  [[gnu::always_inline]] friend Eight operator*(double factor, const Eight& numbers) {
    Eight product;
    for (int k = 0; k < kVectors; ++k) product.vectors[k] = factor * numbers.vectors[k];
    return product;
  }
};

template <int wide>
[[gnu::always_inline]] inline Eight<wide> load(const double* numbers) {
  Eight<wide> eight;
  for (int k = 0; k < Eight<wide>::kVectors; ++k) eight.vectors[k] = vectorAt<wide>(numbers + k * wide);
  return eight;
}

template <int wide>
[[gnu::always_inline]] inline void store(double* to, const Eight<wide>& numbers) {
  for (int k = 0; k < Eight<wide>::kVectors; ++k) vectorAt<wide>(to + k * wide) = numbers.vectors[k];
}

template <int wide>
[[gnu::always_inline]] inline void subtractTimes(double* from, double factor, const double* numbers) {
  Eight<wide> left = load<wide>(from);
  left -= factor * load<wide>(numbers);
  store(from, left);
}

/// Of numbers that are `stride` apart.
template <int wide>
[[gnu::always_inline]] inline Eight<wide> loadApart(const double* numbers, size_t stride) {
  Eight<wide> eight;
  for (size_t k = 0; k < 8; ++k) eight.vectors[k / wide][k % wide] = numbers[k * stride];
  return eight;
}
template <int wide>
[[gnu::always_inline]] inline void storeApart(const Eight<wide>& numbers, double* to, size_t stride) {
  for (size_t k = 0; k < 8; ++k) to[k * stride] = numbers.vectors[k / wide][k % wide];
}

/// Makes 0 of all but the first `count` of eight.
template <int wide>
[[gnu::always_inline]] inline void keepFirst(Eight<wide>& numbers, int32_t count) {
  using Bits = typename VectorOf<wide>::Bits;
  static constexpr int64_t kBits[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
  for (int k = 0; k < Eight<wide>::kVectors; ++k) {
    Bits kept;
    __builtin_memcpy(&kept, kBits + 8 - count + k * wide, sizeof kept);
    numbers.vectors[k] = (typename VectorOf<wide>::Numbers)((Bits)numbers.vectors[k] & kept);
  }
}

}  // namespace hgc
