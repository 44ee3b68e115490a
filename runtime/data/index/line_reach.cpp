#include "runtime/data/index/line_reach.h"

#include <algorithm>
#include <limits>
#include <mutex>

#include "runtime/data/index/line_runs.h"
#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

constexpr Reach kNowhere{std::numeric_limits<int64_t>::max(), std::numeric_limits<int64_t>::min()};

Reach together(const Reach& a, const Reach& b) { return {std::min(a.least, b.least), std::max(a.most, b.most)}; }

/// That of one line, whose first instance is `first`: the ends of each run reach farthest.
Reach reachAlong(std::span<const LineRun> runs, int64_t first, int64_t length) {
  Reach reach = kNowhere;
  for (size_t k = 0; k < runs.size(); ++k) {
    const int64_t last = (k + 1 < runs.size() ? runs[k + 1].first : length) - 1;
    const int64_t begin = runs[k].value - first - runs[k].first;
    const int64_t end = begin + (runs[k].step - 1) * (last - runs[k].first);
    reach = together(reach, {std::min(begin, end), std::max(begin, end)});
  }
  return reach;
}

}  // namespace

std::optional<Reach> reachOf(const Graph& host, NodeId row, const IndexContext& context, int64_t instances) {
  const int64_t length = context.bound->sizes[context.domain.back()];
  const auto ofSome = [&](int64_t first, int64_t last) {
    Reach reach = kNowhere;
    LineRuns runs(host, {&row, 1}, context);
    for (int64_t line = first; line < last; ++line) {
      if (!runs.goTo(line)) return Reach{std::numeric_limits<int64_t>::min(), std::numeric_limits<int64_t>::max()};
      reach = together(reach, reachAlong(runs.of(row), line * length, length));
    }
    return reach;
  };
  Reach reach = kNowhere;
  std::mutex mutex;
  forPieces(instances / length, 64, [&](int64_t first, int64_t last) {
    const Reach some = ofSome(first, last);
    const std::lock_guard lock(mutex);
    reach = together(reach, some);
  });
  const bool isAlong = reach.least <= reach.most && reach.least > std::numeric_limits<int64_t>::min();
  return isAlong ? std::optional(reach) : std::nullopt;
}

}  // namespace hgc
