#include <algorithm>

#include "runtime/split/parts.h"

namespace hgc {
namespace {

/// The segment whose first instance is nearest to `place`, or the number of segments if their end is nearer.
int64_t nearestSegment(const Segments& segments, double place) {
  const auto before = static_cast<int64_t>(place / static_cast<double>(segments.length));
  if (before >= segments.count()) return segments.count();
  const auto first = static_cast<double>(segments.firstOf(before)), end = static_cast<double>(segments.endOf(before));
  return place - first < end - place ? before : before + 1;
}

}  // namespace

Cuts cut(const Workload& whole, std::span<const double> shares) {
  std::vector<double> before;  // by part: the shares of those before it
  double all = 0;
  for (const double share : shares) {
    before.push_back(all);
    all += share;
  }
  // Rounding errors of one group are compensated in the next.
  std::vector<double> wanted(shares.size(), 0), given(shares.size(), 0);
  Cuts cuts{shares.size()};
  for (const GroupData& group : whole.groups) {
    const Segments segments = group.segments();
    std::vector<int64_t>& begins = cuts.begins.emplace_back();
    for (size_t part = 0; part < shares.size(); ++part) {
      wanted[part] += before[part] / all * static_cast<double>(group.count);
      const double even = std::clamp(wanted[part] - given[part], 0.0, static_cast<double>(group.count));
      const int64_t least = begins.empty() ? 0 : begins.back();
      begins.push_back(part == 0 ? 0 : std::max(nearestSegment(segments, even), least));
      given[part] += static_cast<double>(std::min(segments.firstOf(begins.back()), group.count));
    }
    begins.push_back(segments.count());
  }
  return cuts;
}

InstanceRange instancesOf(const Workload& whole, const Cuts& cuts, size_t group, size_t part) {
  const Segments segments = whole.groups[group].segments();
  const std::vector<int64_t>& begins = cuts.begins[group];
  if (begins[part] == begins[part + 1]) return {};
  const int64_t first = segments.firstOf(begins[part]);
  return {first, segments.endOf(begins[part + 1] - 1) - first};
}

bool sumsAlike(const Workload& whole) {
  for (size_t g = 0; g < whole.groups.size(); ++g) {
    if (!listsAll(whole, g)) return false;
  }
  return true;
}

std::optional<std::string> whyWhole(const Workload& whole) {
  if (!whole.fieldLevels.empty()) return "the program has fields, whose derivatives are summed between kernels";
  for (const auto& owned : whole.ownedSums) {
    if (!owned.empty()) return "rows make their sums from the instances of all segments";
  }
  return std::nullopt;
}

}  // namespace hgc
