#pragma once
/// Functions that hgc emit --as=cpp --strict has printed, against the kernels of the same program.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "runtime/session.h"

/// Numbers between -1 and 1, the same ones every time.
inline double anyNumber() {
  static uint64_t state = 1;
  state = state * 6364136223846793005U + 1442695040888963407U;
  return static_cast<double>(static_cast<int64_t>(state)) * 0x1p-63;
}
template <class Element>
std::vector<Element> randomRows(size_t count) {
  std::vector<Element> rows(count);
  for (Element& row : rows) {
    for (double& number : row) number = anyNumber();
  }
  return rows;
}

inline std::vector<double> randomNumbers(int32_t count) {
  std::vector<double> numbers(static_cast<size_t>(count));
  for (double& number : numbers) number = anyNumber();
  return numbers;
}
inline int compared = 0, different = 0;
/// What begins a sum is +0, so that a sum of -0 alone is +0.
inline void same(double mine, double kernels) {
  ++compared;
  different += std::bit_cast<uint64_t>(mine + 0.0) != std::bit_cast<uint64_t>(kernels + 0.0);
}
/// A lower triangle row by row against a matrix that stores one, and 0 where it stores nothing.
inline void sameTriangle(const double* mine, const hgc::SparseMatrix& kernels) {
  const hgc::SparseShape& shape = *kernels.shape;
  for (size_t row = 0; row + 1 < shape.rowBegin.size(); ++row) {
    int64_t at = shape.rowBegin[row];
    for (size_t column = 0; column <= row; ++column, ++mine) {
      const bool isStored =
          at < shape.rowBegin[row + 1] && shape.column[static_cast<size_t>(at)] == static_cast<int64_t>(column);
      same(*mine, isStored ? kernels.values[static_cast<size_t>(at++)] : 0.0);
    }
  }
}
/// Sums of several entries of one row: functions add in the order of the loops, sessions in that of the entries. Sums
/// of some ten numbers differ by as many roundings at most.
inline void near(double mine, double kernels) {
  ++compared;
  different += !(std::abs(mine - kernels) <= 1e-14 * (1 + std::abs(kernels)));
}
inline int told() {
  std::printf("%d of %d numbers differ\n", different, compared);
  return different > 0 || compared == 0;
}

inline hgc::SessionOptions unfused() { return {.device = "cpu", .fused = hgc::Fused::Off}; }
template <class Result>
auto& orExit(Result& result) {
  if (!result) std::printf("error: %s\n", result.error().message.c_str()), std::exit(2);
  return *result;
}
