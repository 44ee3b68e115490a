#pragma once
/// The addends of rows that several parts read: what is summed of such a row in a segment.
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "runtime/device/workload.h"

namespace hgc {

/// A port of a group that derivatives are by.
struct SummedPort {
  size_t group = 0;
  uint32_t port = 0;
  SymbolId symbol = kNone;
  int64_t parts = 1;  ///< rows of the port that are one of the symbol
};
/// Those of a group, in the order of their sums.
std::vector<SummedPort> summedPortsOf(const Workload& whole, size_t group);

/// The rows that the instances of a group read by the gathers of a port, also where they are not listed.
class PortRows {
 public:
  /// Fails where they are too many to list.
  static Result<PortRows> find(const Workload& whole, const SummedPort& port);

  const std::vector<uint32_t>& gathers() const { return gathers_; }
  /// Of one of the gathers, by number: as `GroupData::rows`.
  std::span<const int32_t> of(size_t k) const { return listed_[k].empty() ? known_[k] : listed_[k]; }

 private:
  std::vector<uint32_t> gathers_;
  std::vector<std::span<const int32_t>> known_;
  std::vector<std::vector<int32_t>> listed_;
};

/// By row of a symbol: the part that alone reads it, or one of these.
using Owners = std::vector<int32_t>;
inline constexpr int32_t kNobody = -1, kSeveral = -2;

/// Numbers the cells of each part: port by port, segment by segment. In a segment a row has one for all that is listed,
/// and, where all instances read it in loops, one for each time.
class CellNumbers {
 public:
  /// Of rows of a symbol, which must outlive it, in so many parts.
  CellNumbers(const Owners& owners, size_t parts)
      : owners_(owners), counts_(parts, 0), cell_(owners.size()), segment_(owners.size(), -1) {}

  const std::vector<int64_t>& counts() const { return counts_; }
  void beginSegment(size_t part) {
    part_ = part;
    ++now_;
    times_.clear();
    more_.clear();
  }
  /// -1 where one part alone reads the row.
  struct Found {
    int32_t cell = -1;
    bool isNew = false;
  };
  /// The cell of what is listed of a row of a port, of which `parts` are one of the symbol. `isRepeated`: whether rows
  /// of the port are read in loops by all instances, too.
  Found listed(int32_t row, int64_t parts, bool isRepeated) {
    if (isRepeated) times_[row] = 1;
    const auto own = static_cast<size_t>(row / parts);
    if (owners_[own] != kSeveral) return {};
    const bool isNew = std::exchange(segment_[own], now_) != now_;
    if (isNew) cell_[own] = next();
    return {cell_[own], isNew};
  }
  /// The same of what all instances read, after all that is listed.
  Found repeated(int32_t row, int64_t parts) {
    const int32_t time = times_[row]++;
    if (time == 0) return listed(row, parts, true);
    const auto own = static_cast<int32_t>(row / parts);
    if (owners_[static_cast<size_t>(own)] != kSeveral) return {};
    const auto [found, isNew] = more_.try_emplace({own, time}, -1);
    if (isNew) found->second = next();
    return {found->second, isNew};
  }

 private:
  int32_t next() { return static_cast<int32_t>(counts_[part_]++); }

  const Owners& owners_;
  std::vector<int64_t> counts_;
  std::vector<int32_t> cell_;     // by row: the first of the segment
  std::vector<int64_t> segment_;  // by row: for which that holds
  size_t part_ = 0;
  int64_t now_ = -1;
  std::map<int32_t, int32_t> times_;                     // by row of the port: addends so far
  std::map<std::pair<int32_t, int32_t>, int32_t> more_;  // by row of the symbol and time
};

/// Goes through what segments [first, last) of a port read: `listed(gather, at, row)` for entries, by number of the
/// gather and place among its rows; then `repeated(row)` for what all instances read in loops. Calls `begin()` at each
/// segment.
void forAddends(const Workload& whole, const SummedPort& port, const PortRows& rows, int64_t first, int64_t last,
                const auto& begin, const auto& listed, const auto& repeated) {
  const GroupData& data = whole.groups[port.group];
  const Segments segments = data.segments();
  for (int64_t segment = first; segment < last; ++segment) {
    begin();
    for (size_t k = 0; k < rows.gathers().size(); ++k) {
      const GatherEntries& entries = data.entries[rows.gathers()[k]];
      if (entries.shared) continue;
      const std::span<const int32_t> own = rows.of(k);
      const int64_t end = entries.beginOf(segments.endOf(segment));
      for (int64_t at = entries.beginOf(segments.firstOf(segment)); at < end; ++at)
        listed(k, at, own[static_cast<size_t>(at)]);
    }
    for (size_t k = 0; k < rows.gathers().size(); ++k) {
      if (!data.entries[rows.gathers()[k]].shared) continue;
      for (const int32_t row : rows.of(k)) repeated(row);
    }
  }
}

/// Whether all instances read some rows of a port in loops.
bool readsRepeatedly(const Workload& whole, const SummedPort& port, const PortRows& rows);

}  // namespace hgc
