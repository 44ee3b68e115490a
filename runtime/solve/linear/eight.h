#pragma once
/// Some numbers at once, for functions that are compiled for each instruction set (`HGC_EACH_WIDTH`).
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "runtime/data/vector_of.h"

namespace hgc {

/// A number that the compiler knows: loops of so many turns are several times as fast.
template <int32_t value>
using Known = std::integral_constant<int32_t, value>;

/// So many numbers, in vectors that are not wider than `wide`. A type of the compiler's own that is wider than
/// registers are would be kept in memory, and so would one that is copied as a whole.
template <int count, int wide>
struct Several {
  static constexpr int kWidth = count < wide ? count : wide, kVectors = count / kWidth;
  using Vector = typename VectorOf<kWidth>::Numbers;
  Vector vectors[kVectors];

  Several() = default;  ///< any numbers; `Several{}` are zeros
  [[gnu::always_inline]] Several(const Several& other) { *this = other; }
  [[gnu::always_inline]] Several& operator=(const Several& other) {
    for (int k = 0; k < kVectors; ++k) vectors[k] = other.vectors[k];
    return *this;
  }
  [[gnu::always_inline]] Several& operator+=(const Several& other) {
    for (int k = 0; k < kVectors; ++k) vectors[k] += other.vectors[k];
    return *this;
  }
  [[gnu::always_inline]] Several& operator-=(const Several& other) {
    for (int k = 0; k < kVectors; ++k) vectors[k] -= other.vectors[k];
    return *this;
  }
  [[gnu::always_inline]] friend Several operator*(const Several& a, const Several& b) {
    Several product;
    for (int k = 0; k < kVectors; ++k) product.vectors[k] = a.vectors[k] * b.vectors[k];
    return product;
  }
  [[gnu::always_inline]] friend Several operator*(double factor, const Several& numbers) {
    Several product;
    for (int k = 0; k < kVectors; ++k) product.vectors[k] = factor * numbers.vectors[k];
    return product;
  }
};

template <int wide>
using Eight = Several<8, wide>;

template <int wide, int count = 8>
[[gnu::always_inline]] inline Several<count, wide> load(const double* numbers) {
  using All = Several<count, wide>;
  All all;
  for (int k = 0; k < All::kVectors; ++k) all.vectors[k] = vectorAt<All::kWidth>(numbers + k * All::kWidth);
  return all;
}

template <int count, int wide>
[[gnu::always_inline]] inline void store(double* to, const Several<count, wide>& numbers) {
  using All = Several<count, wide>;
  for (int k = 0; k < All::kVectors; ++k) vectorAt<All::kWidth>(to + k * All::kWidth) = numbers.vectors[k];
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
[[gnu::always_inline]] inline void storeApart(const Several<8, wide>& numbers, double* to, size_t stride) {
  for (size_t k = 0; k < 8; ++k) to[k * stride] = numbers.vectors[k / wide][k % wide];
}

/// Makes 0 of all but the first `count` of eight.
template <int wide>
[[gnu::always_inline]] inline void keepFirst(Several<8, wide>& numbers, int32_t count) {
  using Bits = typename VectorOf<wide>::Bits;
  static constexpr int64_t kBits[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
  for (int k = 0; k < Eight<wide>::kVectors; ++k) {
    Bits kept;
    __builtin_memcpy(&kept, kBits + 8 - count + k * wide, sizeof kept);
    numbers.vectors[k] = (typename VectorOf<wide>::Numbers)((Bits)numbers.vectors[k] & kept);
  }
}

}  // namespace hgc
