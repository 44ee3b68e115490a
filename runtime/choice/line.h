#pragma once
/// The time of a call as a linear function of its work.
#include <cstdint>

namespace hgc {

/// t = a + b w, in milliseconds, fitted by recursive least squares with restricted exponential forgetting (Kulhavý,
/// Restricted exponential forgetting in real-time identification, 1987). The noise of a measurement is proportional to
/// the predicted time; the influence of outliers is bounded. Thread-safety: that of a value.
struct Line {
  double a = 0, b = 0;
  double aa = 0, ab = 0, bb = 0;  ///< their covariance matrix
  uint64_t calls = 0;             ///< measurements
  double error = 0;               ///< forgetting mean of abs(predicted - measured) / measured
  int outliers = 0;               ///< how many the last measurements were, without another between them

  /// Before the first measurement. Standard deviations are the overhead and twice the slope.
  static Line expected(double overhead, double slope);

  double at(double work) const { return a + b * work; }
  /// The standard deviation of `at(work)`.
  double deviation(double work) const;
  void learn(double work, double milliseconds);
  /// Makes a and b less certain, after a call on another device.
  void age();

 private:
  void scale(double factor);
};

}  // namespace hgc
