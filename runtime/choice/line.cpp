#include "runtime/choice/line.h"

#include <algorithm>
#include <cmath>

namespace hgc {
namespace {

/// The standard deviation of a measured time relative to it, on shared machines.
constexpr double kNoise = 0.15;
/// Forgetting factors: for a call here, and for one on another device.
constexpr double kKept = 0.9, kKeptIdle = 0.999;
/// Beyond how many standard deviations a time is an outlier; after so many in a row, the line follows them.
constexpr double kOutlier = 3;
constexpr int kMostOutliers = 4;
/// The relative standard deviation of a slope: at first, and at most after calls elsewhere.
constexpr double kDoubt = 2, kMostDoubt = 4;

/// Milliseconds of the shortest call.
constexpr double kLeast = 1e-6;

double square(double x) { return x * x; }

}  // namespace

Line Line::expected(double overhead, double slope) {
  return {.a = overhead, .b = slope, .aa = square(overhead), .bb = square(kDoubt * slope)};
}

double Line::deviation(double work) const { return std::sqrt(std::max(aa + 2 * ab * work + bb * square(work), 0.0)); }

void Line::learn(double work, double milliseconds) {
  if (!(milliseconds > 0) || !std::isfinite(milliseconds) || !std::isfinite(work) || !(at(work) > 0)) return;
  if (calls++ == 0) return scale(milliseconds / at(work));
  const double predicted = at(work);
  const double miss = std::fabs(predicted - milliseconds) / milliseconds;
  error += std::max(1 - kKept, 1 / static_cast<double>(calls - 1)) * (miss - error);
  const double noise = square(kNoise * predicted);
  const double towardsA = aa + ab * work, towardsB = ab + bb * work;
  const double known = std::max((towardsA + towardsB * work) / noise, 1e-9);
  const double most = kOutlier * std::sqrt(noise * (1 + known)), off = milliseconds - predicted;
  outliers = std::fabs(off) > most ? outliers + 1 : 0;
  if (outliers == kMostOutliers) return scale(milliseconds / predicted);
  const double gain = std::clamp(off, -most, most) / (noise * (1 + known));
  a = std::max(kLeast, a + towardsA * gain);
  b = std::max(0.0, b + towardsB * gain);
  // Forgets in the direction of this work only.
  const double kept = kKept - (1 - kKept) / known, share = kept / (1 + kept * known) / noise;
  aa -= share * square(towardsA);
  ab -= share * towardsA * towardsB;
  bb -= share * square(towardsB);
}

/// Scales the line and its covariances: expectations may be wrong by any factor.
void Line::scale(double factor) {
  if (!std::isfinite(factor)) return;
  *this = {a * factor, b * factor, square(factor) * aa, square(factor) * ab, square(factor) * bb, calls, error, 0};
}

void Line::age() {
  if (aa > square(kMostDoubt * a) || bb > square(kMostDoubt * b)) return;
  aa /= kKeptIdle;
  ab /= kKeptIdle;
  bb /= kKeptIdle;
}

}  // namespace hgc
