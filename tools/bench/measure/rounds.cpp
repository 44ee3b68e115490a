#include "tools/bench/measure/rounds.h"

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace hgc::bench {
namespace {

double nanoseconds(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

/// The mean time of repeated calls, made until this much time has passed; of one call at least.
Sample timed(const std::function<void()>& call, double milliseconds) {
  const double wall = nanoseconds(CLOCK_MONOTONIC), processor = nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
  double calls = 0;
  do {
    call();
    ++calls;
  } while (nanoseconds(CLOCK_MONOTONIC) - wall < milliseconds * 1e6);
  return {(nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - processor) / calls, (nanoseconds(CLOCK_MONOTONIC) - wall) / calls};
}

Sample turn(const std::function<void()>& call, double milliseconds) {
  const Sample first = timed(call, 0);
  return first.wall < milliseconds * 1e6 ? timed(call, milliseconds) : first;
}

double middle(std::vector<double> values) {
  std::ranges::sort(values);
  return values.empty() ? 0 : (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

}  // namespace

std::vector<Samples> alternate(const std::vector<std::function<void()>>& calls, const Effort& effort) {
  constexpr int kFewest = 3;
  for (const auto& call : calls) call();
  std::vector<Samples> samples(calls.size());
  const double begin = nanoseconds(CLOCK_MONOTONIC);
  for (int round = 0; round < effort.rounds; ++round) {
    if (round >= kFewest && nanoseconds(CLOCK_MONOTONIC) - begin > effort.seconds * 1e9) break;
    for (size_t c = 0; c < calls.size(); ++c) samples[c].push_back(turn(calls[c], effort.milliseconds));
  }
  return samples;
}

double least(const Samples& samples, double Sample::*clock) {
  return samples.empty() ? 0 : std::ranges::min(samples, {}, clock).*clock;
}

double median(const Samples& samples, double Sample::*clock) {
  std::vector<double> values;
  for (const Sample& sample : samples) values.push_back(sample.*clock);
  return middle(std::move(values));
}

double ratioOf(const Samples& theirs, const Samples& ours) {
  std::vector<double> ratios;
  for (size_t k = 0; k < std::min(theirs.size(), ours.size()); ++k)
    ratios.push_back(theirs[k].processor / ours[k].processor);
  return middle(std::move(ratios));
}

void need(const Status& done) {
  if (done) return;
  std::fprintf(stderr, "hgc-bench: error: %s\n", done.error().message.c_str());
  std::exit(1);
}

}  // namespace hgc::bench
