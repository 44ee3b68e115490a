#include "runtime/solve/vectors.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <vector>

#include "runtime/data/each_isa.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/lanes.h"

namespace hgc {
namespace {

HGC_EACH_ISA double dotOfChunk(const double* a, const double* b, int64_t count) { return dotInLanes(a, b, count); }

constexpr int64_t kChunksOfPiece = 8, kChunksOfOneThread = 128;

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
  if (count <= kChunk) return dotOfChunk(a.data(), b.data(), count);
  std::vector<double> sums(static_cast<size_t>((count + kChunk - 1) / kChunk));
  const auto addChunks = [&](int64_t begin, int64_t end) {
    for (int64_t chunk = begin; chunk < end; ++chunk) {
      const int64_t first = chunk * kChunk;
      sums[static_cast<size_t>(chunk)] =
          dotOfChunk(a.data() + first, b.data() + first, std::min(kChunk, count - first));
    }
  };
  const auto chunks = static_cast<int64_t>(sums.size());
  if (chunks <= kChunksOfOneThread) addChunks(0, chunks);
  else forPieces(chunks, kChunksOfPiece, addChunks);
  double sum = 0;
  for (const double each : sums) sum += each;
  return sum;
}

double distance(std::span<const double> a, std::span<const double> b) {
  std::vector<double> difference(a.begin(), a.end());
  for (size_t k = 0; k < b.size(); ++k) difference[k] -= b[k];
  return norm(difference);
}

void addScaled(std::span<double> to, double scale, std::span<const double> from) {
  forScalars(to.size(), [&](size_t k) { to[k] += scale * from[k]; });
}

double norm(std::span<const double> a) { return std::sqrt(dot(a, a)); }

bool areFinite(std::span<const double> a) {
  std::atomic<bool> areAll = true;
  forStretches(static_cast<int64_t>(a.size()), [&](int64_t first, int64_t last) {
    if (!(zeroTimes(a.data() + first, static_cast<size_t>(last - first)) == 0)) areAll = false;
  });
  return areAll;
}

bool copyFinite(std::span<const double> from, std::span<double> to) {
  std::atomic<bool> areAll = true;
  forStretches(static_cast<int64_t>(from.size()), [&](int64_t first, int64_t last) {
    std::copy(from.data() + first, from.data() + last, to.data() + first);
    if (!(zeroTimes(to.data() + first, static_cast<size_t>(last - first)) == 0)) areAll = false;
  });
  return areAll;
}

double largestMagnitude(std::span<const double> a) {
  std::atomic<double> largest = 0;
  forStretches(static_cast<int64_t>(a.size()), [&](int64_t first, int64_t last) {
    double own = 0;
    for (int64_t k = first; k < last && !std::isnan(own); ++k) {
      const double magnitude = std::fabs(a[static_cast<size_t>(k)]);
      own = magnitude > own || std::isnan(magnitude) ? magnitude : own;
    }
    double before = largest;
    while (!std::isnan(before) && !(own <= before) && !largest.compare_exchange_weak(before, own)) {
    }
  });
  return largest;
}

}  // namespace hgc
