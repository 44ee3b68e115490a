#include "runtime/cpu/tasks.h"

#include <algorithm>
#include <cmath>

#include "runtime/data/threads/floating_point_mode.h"

namespace hgc {
namespace {

/// The least operations of a task: they take a microsecond or more.
constexpr double kTask = 1 << 15;
/// The least operations that are worth calling other threads, and waking them if they sleep.
constexpr double kLeastAwake = 8 * kTask, kLeastAsleep = 32 * kTask;
/// More tasks would not balance the load better.
constexpr int64_t kTasksPerThread = 32;

}  // namespace

void Tasks::add(int64_t count, double operations, Run run, int64_t most) {
  if (count <= 0) return;
  const double each = std::max(operations, 1.0);
  const int64_t unit = std::max((count - 1) / std::max(most, int64_t{1}) + 1, int64_t{1});
  parts_.push_back({count, unit, all_, each, std::move(run)});
  all_ += each * static_cast<double>(count);
}

/// The first piece that begins after `operations`, or the end.
Tasks::Place Tasks::placeOf(double operations) const {
  const auto after = std::ranges::upper_bound(parts_, operations, {}, &Part::before);
  const auto part = static_cast<size_t>(std::max<int64_t>(after - parts_.begin() - 1, 0));
  const Part& at = parts_[part];
  const double units = std::ceil((operations - at.before) / (at.each * static_cast<double>(at.unit)));
  return {part, std::min(static_cast<int64_t>(units) * at.unit, at.count)};
}

void Tasks::runFrom(Place begin, Place end) const {
  for (size_t k = begin.part; k <= end.part; ++k) {
    const int64_t first = k == begin.part ? begin.piece : 0, last = k == end.part ? end.piece : parts_[k].count;
    if (first < last) parts_[k].run(first, last);
  }
}

void Tasks::run(Threads& threads) const {
  if (parts_.empty()) return;
  const auto worthwhile = static_cast<int64_t>(std::min(all_ / kTask, 1e9));
  const int64_t count = std::min(worthwhile, kTasksPerThread * threads.count());
  const Place end{parts_.size() - 1, parts_.back().count};
  if (threads.count() == 1 || all_ < (threads.areAwake() ? kLeastAwake : kLeastAsleep)) {
    const FloatingPointMode mode;
    return runFrom({}, end);
  }
  const auto begin = [&](int64_t task) {
    return task == count ? end : placeOf(all_ * static_cast<double>(task) / static_cast<double>(count));
  };
  threads.loop(count, [&](int64_t task) {
    const FloatingPointMode mode;
    runFrom(begin(task), begin(task + 1));
  });
}

}  // namespace hgc
