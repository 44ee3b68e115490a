#pragma once
/// Functions that hgc emit --as=cpp --strict has printed, against the kernels of the same program.
#include <bit>
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

inline int compared = 0, different = 0;
/// What begins a sum is +0, so that a sum of -0 alone is +0.
inline void same(double mine, double kernels) {
  ++compared;
  different += std::bit_cast<uint64_t>(mine + 0.0) != std::bit_cast<uint64_t>(kernels + 0.0);
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
