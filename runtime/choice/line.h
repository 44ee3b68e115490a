#pragma once
/// What a call takes, as a line over its work.
#include <cstdint>

namespace hgc {

/// t = a + b w, in milliseconds, learned from calls: recursive least squares that forget what new calls tell
/// (Kulhavý, Restricted exponential forgetting in real-time identification, 1987), of times whose deviation is a share
/// of what was expected; what is far off moves the line no further than what is somewhat off. Thread-safety: that of a
/// value.
struct Line {
  double a = 0, b = 0;
  double aa = 0, ab = 0, bb = 0;  ///< their covariances
  uint64_t calls = 0;
  double error = 0;  ///< of predictions: a mean of abs(predicted - measured) / measured that forgets
  int outliers = 0;  ///< one after another, just now

  /// Before anything was measured: the overhead may be twice as much or nothing, the slope several times as much.
  static Line expected(double overhead, double slope);

  double at(double work) const { return a + b * work; }
  /// How far the line may be from what calls take on the average: a standard deviation.
  double deviation(double work) const;
  void learn(double work, double milliseconds);
  /// Time goes by without a call: what is known becomes less certain.
  void age();

 private:
  void scale(double factor);
};

}  // namespace hgc
