#pragma once
/// Calls that are timed in turn, so that what else the machine does reaches all of them alike.
#include <functional>
#include <string>
#include <vector>

#include "ir/result.h"

namespace hgc::bench {

/// What a call took, in nanoseconds: the mean of those of a round.
struct Sample {
  double processor = 0;  ///< of all threads of this process
  double wall = 0;
};
using Samples = std::vector<Sample>;

struct Effort {
  int rounds = 9;       ///< at most, after one to warm up; at least three, where there are as many
  double seconds = 20;  ///< no round begins later than this
  /// Short calls are made again and again for so long within a round, since clocks tell no shorter times apart; the
  /// first of them, which finds caches as others left them, does not count.
  double milliseconds = 20;
};

/// Runs `calls` one after another, round by round; the samples of each.
std::vector<Samples> alternate(const std::vector<std::function<void()>>& calls, const Effort& effort);

double least(const Samples& samples, double Sample::*clock);
double median(const Samples& samples, double Sample::*clock);
/// The median over the rounds of how many times as long `theirs` took as `ours`, in processor time.
double ratioOf(const Samples& theirs, const Samples& ours);

/// Ends the program with a message where `done` is an error: a benchmark has nothing to do then.
void need(const Status& done);
template <class T>
T need(Result<T> result) {
  if (!result) need(Status(result.error()));
  return std::move(*result);
}

}  // namespace hgc::bench
