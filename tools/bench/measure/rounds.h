#pragma once
/// Times calls in turn, so that other load of the machine affects all of them equally.
#include <functional>
#include <string>
#include <vector>

#include "ir/result.h"

namespace hgc::bench {

/// The time of a call in nanoseconds: the mean over a round.
struct Sample {
  double processor = 0;  ///< of all threads of this process
  double wall = 0;
};
using Samples = std::vector<Sample>;

struct Effort {
  int rounds = 9;       ///< at most, after one to warm up; at least three, where there are as many
  double seconds = 20;  ///< no round begins later than this
  /// Short calls are repeated for this time within a round, because of the resolution of clocks; the first one, with
  /// caches of other calls, does not count.
  double milliseconds = 20;
};

/// Runs `calls` in turn, round by round, and returns the samples of each.
std::vector<Samples> alternate(const std::vector<std::function<void()>>& calls, const Effort& effort);

double least(const Samples& samples, double Sample::*clock);
double median(const Samples& samples, double Sample::*clock);
/// The median over rounds of the processor time of `theirs` divided by that of `ours`.
double ratioOf(const Samples& theirs, const Samples& ours);

/// Ends the program with a message if `done` is an error.
void need(const Status& done);
template <class T>
T need(Result<T> result) {
  if (!result) need(Status(result.error()));
  return std::move(*result);
}

}  // namespace hgc::bench
