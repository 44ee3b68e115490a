#include "runtime/solve/vectors.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <vector>

#include "runtime/data/each_isa.h"
#include "runtime/data/threads/stretches.h"
#include "runtime/solve/lanes.h"

namespace hgc {
namespace {

HGC_EACH_ISA double dotOfChunk(const double* a, const double* b, int64_t count) { return dotInLanes(a, b, count); }

/// 0 for finite numbers, NaN as soon as one is not finite.
HGC_EACH_ISA double zeroTimes(const double* a, size_t count) {
  double lanes[kLanes] = {};
  size_t k = 0;
  for (; k + kLanes <= count; k += kLanes) {
    for (size_t lane = 0; lane < kLanes; ++lane) lanes[lane] += 0 * a[k + lane];
  }
  for (; k < count; ++k) lanes[0] += 0 * a[k];
  return sumLanes(lanes, 1);
}

}  // namespace

double dot(std::span<const double> a, std::span<const double> b) {
  const auto count = static_cast<int64_t>(a.size());
  double sum = 0;
  for (int64_t first = 0; first < count; first += kChunk)
    sum += dotOfChunk(a.data() + first, b.data() + first, std::min(kChunk, count - first));
  return sum;
}

double distance(std::span<const double> a, std::span<const double> b) {
  std::vector<double> difference(a.begin(), a.end());
  for (size_t k = 0; k < b.size(); ++k) difference[k] -= b[k];
  return norm(difference);
}

double norm(std::span<const double> a) { return std::sqrt(dot(a, a)); }

bool areFinite(std::span<const double> a) {
  std::atomic<bool> areAll = true;
  forStretches(static_cast<int64_t>(a.size()), [&](int64_t first, int64_t last) {
    if (!(zeroTimes(a.data() + first, static_cast<size_t>(last - first)) == 0)) areAll = false;
  });
  return areAll;
}

double largestMagnitude(std::span<const double> a) {
  double largest = 0;
  for (const double value : a) {
    if (std::isnan(value)) return value;
    largest = std::max(largest, std::fabs(value));
  }
  return largest;
}

}  // namespace hgc
