#pragma once
/// The addends of rows that several parts read: the sums of such a row over a segment.
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "runtime/device/workload.h"

namespace hgc {

/// A port of a group by which derivatives are taken.
struct SummedPort {
  size_t group = 0;
  uint32_t port = 0;
  SymbolId symbol = kNone;
  int64_t parts = 1;  ///< rows of the port in a row of the symbol
};
/// The summed ports of a group, in the order of their sums.
std::vector<SummedPort> summedPortsOf(const Workload& whole, size_t group);

/// The rows that the instances of a group read by the gathers of a port. Lists them if the workload does not.
class PortRows {
 public:
  /// Fails if there are too many to list.
  static Result<PortRows> find(const Workload& whole, const SummedPort& port);

  const std::vector<uint32_t>& gathers() const { return gathers_; }
  /// `GroupData::rows` of `gathers()[k]`.
  std::span<const int32_t> of(size_t k) const { return listed_[k].empty() ? known_[k] : listed_[k]; }

 private:
  std::vector<uint32_t> gathers_;
  std::vector<std::span<const int32_t>> known_;
  std::vector<std::vector<int32_t>> listed_;
};

/// By row of a symbol: the only part that reads it, or one of the constants below.
using Owners = std::vector<int32_t>;
inline constexpr int32_t kNobody = -1, kSeveral = -2;

/// Numbers the cells of each part, port by port and segment by segment. In a segment, a row has one cell for all listed
/// entries, and another one for each time that all instances read it in loops.
class CellNumbers {
 public:
  /// `owners` must outlive it.
  CellNumbers(const Owners& owners, size_t parts)
      : owners_(owners), counts_(parts, 0), cell_(owners.size()), segment_(owners.size(), -1) {}

  /// By part: how many cells.
  const std::vector<int64_t>& counts() const { return counts_; }
  void beginSegment(size_t part) {
    part_ = part;
    ++now_;
    times_.clear();
    more_.clear();
  }
  /// A cell; -1 if only one part reads the row.
  struct Found {
    int32_t cell = -1;
    bool isNew = false;
  };
  /// The cell for listed entries of a row of a port. `parts`: `SummedPort::parts`. `isRepeated`: `readsRepeatedly` of
  /// the port.
  Found listed(int32_t row, int64_t parts, bool isRepeated) {
    if (isRepeated) times_[row] = 1;
    const auto own = static_cast<size_t>(row / parts);
    if (owners_[own] != kSeveral) return {};
    const bool isNew = std::exchange(segment_[own], now_) != now_;
    if (isNew) cell_[own] = next();
    return {cell_[own], isNew};
  }
  /// The cell for a row that all instances read. To be called after all listed entries of the segment.
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
  std::vector<int32_t> cell_;     // by row: its first cell in the segment
  std::vector<int64_t> segment_;  // by row: the segment that `cell_` is for
  size_t part_ = 0;
  int64_t now_ = -1;
  std::map<int32_t, int32_t> times_;                     // by row of the port: addends so far
  std::map<std::pair<int32_t, int32_t>, int32_t> more_;  // by row of the symbol and time
};

/// Visits the reads of segments [first, last) of a port. For each segment calls `begin()`, then `listed(gather, at,
/// row)` for each entry, with the number of the gather in `rows` and the place among its rows, then `repeated(row)` for
/// each row that all instances read in loops.
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
