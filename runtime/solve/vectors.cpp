#include "runtime/solve/vectors.h"

#include <algorithm>
#include <cmath>

#include "runtime/data/each_isa.h"
#include "runtime/solve/lanes.h"

namespace hgc {
namespace {

HGC_EACH_ISA double dotOfChunk(const double* a, const double* b, int64_t count) { return dotInLanes(a, b, count); }

}  // namespace

double dot(std::span<const double> a, std::span<const double> b) {
  const auto count = static_cast<int64_t>(a.size());
  double sum = 0;
  for (int64_t first = 0; first < count; first += kChunk)
    sum += dotOfChunk(a.data() + first, b.data() + first, std::min(kChunk, count - first));
  return sum;
}

double norm(std::span<const double> a) { return std::sqrt(dot(a, a)); }

/// 0 times them is 0 of finite ones alone.
HGC_EACH_ISA bool areFinite(std::span<const double> a) {
  double lanes[kLanes] = {};
  size_t k = 0;
  for (; k + kLanes <= a.size(); k += kLanes) {
    for (size_t lane = 0; lane < kLanes; ++lane) lanes[lane] += 0 * a[k + lane];
  }
  for (; k < a.size(); ++k) lanes[0] += 0 * a[k];
  return sumLanes(lanes, 1) == 0;
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
