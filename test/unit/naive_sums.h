#pragma once
/// The canonical order of sums (docs/decisions/0001-canonical-sums.md), written as plainly as it can be.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace hgc::test {

inline uint64_t bitsOf(double value) { return std::bit_cast<uint64_t>(value); }

/// Rule 2: the length of segments of n instances of so much work.
inline int64_t segmentOf(int64_t n, uint64_t work = 0, int64_t heavy = 32) {
  int64_t least = 4096;
  if (work >= 256) {
    for (least = heavy; least * 2 * static_cast<int64_t>(work) <= 32768; least *= 2) continue;
  }
  const int64_t length = std::min<int64_t>(std::max(least, (n + 63) / 64), 1 << 20);
  return length > 4096 ? (length + 1023) / 1024 * 1024 : (length + 7) / 8 * 8;
}

/// Rule 3: the entries of a row within a segment.
inline double sumOfRow(const std::vector<double>& entries) {
  double sum = 0;
  if (entries.size() <= 32) {
    for (const double entry : entries) sum += entry;
    return sum;
  }
  for (size_t first = 0; first < entries.size(); first += 1024) {
    double l[8] = {0, 0, 0, 0, 0, 0, 0, 0};
    for (size_t p = 0; p < 1024 && first + p < entries.size(); ++p) l[p % 8] += entries[first + p];
    sum += ((l[0] + l[4]) + (l[2] + l[6])) + ((l[1] + l[5]) + (l[3] + l[7]));
  }
  return sum;
}

/// Rules 4 and 5: what is added to the sum of a group, segment by segment.
inline double naiveSum(const std::vector<double>& values, uint64_t work = 0) {
  const auto n = static_cast<int64_t>(values.size());
  const int64_t length = segmentOf(n, work);
  double total = 0;
  for (int64_t first = 0; first < n; first += length)
    total += sumOfRow({values.begin() + first, values.begin() + std::min(n, first + length)});
  return total;
}

inline std::vector<double> randomValues(std::mt19937_64& engine, size_t count) {
  std::vector<double> values(count);
  for (double& value : values) {
    const int exponent = static_cast<int>(engine() % 60) - 30;
    value = std::ldexp(static_cast<double>(static_cast<int64_t>(engine())), exponent - 62);
  }
  return values;
}

}  // namespace hgc::test
