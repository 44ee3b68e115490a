#pragma once
/// C++ whose integers depend on values, lifted by the tests and compiled with them.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

inline double tabled(const double* x) {
  static const double t[8] = {1, 2, 4, 8, 16, 32, 64, 128};
  int i = static_cast<int>((x[0] + 2) * 2);
  if (i < 0) i = 0;
  if (i > 6) i = 6;
  return t[i] * (1 - x[1]) + t[i + 1] * x[1];
}
inline double onGrid(const double* x) {
  double g[3][4];
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 4; ++j) g[i][j] = (i + 2 * j) * x[2] + x[3];
  }
  const int i = std::clamp(static_cast<int>(std::floor(x[0] + 1)), 0, 1);
  const int j = std::min(std::max(static_cast<int>(std::floor(x[1])) + 1, 0), 2);
  const double u = x[0] + 1 - i, v = x[1] + 1 - j;
  return (g[i][j] * (1 - u) + g[i + 1][j] * u) * (1 - v) + (g[i][j + 1] * (1 - u) + g[i + 1][j + 1] * u) * v;
}
inline double binned(const double* x) {
  double sum[5] = {};
  for (int k = 0; k < 5; ++k) sum[std::min(4, std::max(0, static_cast<int>(x[k] + 2)))] += x[k];
  double all = 0;
  for (int k = 0; k < 5; ++k) all += (k + 1) * sum[k];
  switch (static_cast<int>(x[0])) {
    case 0: return all * 2;
    case -1: return all + 1;
    default: return all - static_cast<double>(std::lround(x[1]));
  }
}
inline double hashed(const double* x) {
  uint32_t h = static_cast<uint32_t>(static_cast<int>(x[0] * 1000));
  h ^= h >> 16;
  h *= 0x7feb352dU;
  h ^= h >> 15;
  h *= 0x846ca68bU;
  h ^= h >> 16;
  const auto b = static_cast<int8_t>(h);
  const auto s = static_cast<uint16_t>(h >> 3);
  const double few = (b % 7) * 3.0 + static_cast<int>(h) / 13 + (h / 13 % 5) + (b < 0) + std::abs(static_cast<int>(b));
  return h * x[1] + b - s + few + static_cast<float>(h) + (h > 7 && h <= 0x80000000U) + (~h << (b & 31));
}
inline double widely(const double* x) {
  const std::vector<double> v = {1, 3, 9, 27};
  const auto k = static_cast<size_t>(std::fabs(x[0] * 3));
  const auto n = static_cast<int64_t>(x[1] * 1e6);
  const int64_t m = n / 7 - n % 1000 + (n >> 3) * 5 - (n & 255) + (n < -100) + (n << 2);
  const double least = static_cast<double>(std::min<size_t>(k, 3) - 3);  // wraps
  return v[k % v.size()] + static_cast<double>(k / 2) + (k < v.size() ? 1 : 2) + static_cast<double>(m) + least +
         static_cast<int>(n) + static_cast<uint8_t>(n) + std::llround(x[2]) + std::lrint(x[3]);
}
inline double countedUp(const double* x) {
  int n = 0;
  for (int k = 0; k < 400; ++k) {
    if (x[k % 5] * k > 1) ++n;
  }
  const double of[3] = {x[0], x[1], x[2]};
  return n * x[0] + of[n % 3];
}
inline double ofFive(const double* x) {
  double a[4] = {x[0], x[1], x[2], x[3] + x[4]};
  std::nth_element(a, a + 1, a + 4);
  return a[1];
}
inline double outside(const double* x) {
  const double t[4] = {x[1], 2 * x[2], 3, 4};
  return t[static_cast<int>(x[0] * 4)];
}
inline double bothBounds(const double* x) {
  const int n = static_cast<int>(x[0] * 10);
  double s = 0;
  for (int k = 0; k < n && k < 12; ++k) s += x[k % 5] * (k + 1);
  return s;
}
inline double whileBoth(const double* x) {
  const int n = static_cast<int>(x[0] * 10);
  double s = 0;
  int k = 0;
  while (k < n && k < 12) {
    if (x[k % 5] < 0) {
      ++k;
      continue;
    }
    s += x[k % 5] * (k + 1);
    ++k;
  }
  return s;
}
inline double downward(const double* x) {
  int j = std::min(static_cast<int>(x[0] * 10), 5);
  double s = 0;
  while (j-- > 0) s = s * x[1] + x[j];
  return s;
}
inline double steps(const double* x) {
  const int n = std::clamp(static_cast<int>(x[0] * 4), 0, 7);
  double s = 0;
  for (int k = 0; k < n; ++k) s += x[k % 5];
  return s;
}
inline double orderOf(const double* x) {  // indices are sorted by what they point to
  int order[4] = {0, 1, 2, 3};
  for (int i = 1; i < 4; ++i) {
    const int moved = order[i];
    int j = i;
    for (; j > 0 && x[order[j - 1]] > x[moved]; --j) order[j] = order[j - 1];
    order[j] = moved;
  }
  return order[0] + 10 * order[1] + 100 * order[2] + 1000 * order[3];
}
inline double counted(const double* x) {  // stores of integers at places that values choose
  int n[4] = {1, 2, 3, 4};
  for (int k = 0; k < 4; ++k) {
    const int at = x[k] < 0 ? (x[4] < 0 ? 0 : 3) : std::min(2, static_cast<int>(x[k] * 2));
    n[at] = n[n[at] & 3] + k;
    if (x[4] < x[k]) std::swap(n[at], n[k]);
  }
  return n[0] + 10 * n[1] + 100 * n[2] + 1000 * n[3];
}
inline double dividedOnASide(const double* x) {
  const int d = x[0] < 0 ? 0 : 3, n = x[1] < 0 ? 7 : 11;
  return n / d + x[2];
}
struct Pair {
  double v[2];
};
inline double ofPairs(const double* x) {
  const Pair p[2] = {{{x[0], x[1]}}, {{x[2], x[3]}}};
  const int i = x[4] < -1 ? 2 : x[4] < 0 ? 1 : 0, j = std::min(1, static_cast<int>(x[1] + 1));
  return p[i].v[j];
}
inline double wrapped(const double* x) {
  return std::fmod(x[0], x[1]) + 8 * std::remainder(x[2], x[3]) + 64 * std::fmod(static_cast<float>(x[4]), 0.25F);
}
