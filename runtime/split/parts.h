#pragma once
/// A workload in parts that run apart: each has whole segments of the instances of every group, as they are cut in the
/// whole. What a part sums is summed on in the canonical order (docs/decisions/0001-canonical-sums.md): a row that one
/// part alone reads is complete there; of one that several read each part leaves its addends in cells, and these are
/// added up in their order (runtime/split/combine.h). So the bits do not depend on how a workload is cut.
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/device/workload.h"

namespace hgc {

/// Where the groups of a workload are cut into parts: by group the segment with which each begins, and how many there
/// are.
struct Cuts {
  size_t count = 0;
  std::vector<std::vector<int64_t>> begins = {};

  size_t parts() const { return count; }
};

/// Cuts every group in the ratio of `shares`, one for each part, as nearly as segments allow. They are not negative,
/// and not all 0. Of groups with few segments a part may have none.
Cuts cut(const Workload& whole, std::span<const double> shares);

/// Instances of a group, one after another.
struct InstanceRange {
  int64_t first = 0, count = 0;
};
InstanceRange instancesOf(const Workload& whole, const Cuts& cuts, size_t group, size_t part);

/// Why a workload runs as a whole only; nothing if it can be split.
std::optional<std::string> whyWhole(const Workload& whole);

/// Whether parts sum as the whole does on a CPU: not if its rows run along lines, which are listed in parts.
bool sumsAlike(const Workload& whole);

/// A cell of some part: row `cell` of those that follow the part's own rows.
struct CellPlace {
  uint32_t part = 0, cell = 0;
};

/// Who has the sums by the rows of a symbol.
struct RowsOfParts {
  std::vector<std::vector<int32_t>> own;  ///< by part: rows that it alone reads, ascending; it keeps them in this order
  std::vector<int64_t> cells;             ///< by part: how many
  std::vector<int32_t> common;            ///< rows that several parts read, ascending
  std::vector<int32_t> unread;            ///< rows that nobody reads
  std::vector<int64_t> begins;            ///< where the addends of each of these begin; and all end
  std::vector<CellPlace> addends;         ///< in the canonical order

  /// Rows of the symbol's sums that a part has: its own, and cells.
  int64_t rowsOf(size_t part) const { return static_cast<int64_t>(own[part].size()) + cells[part]; }
};

/// What follows from cuts. All who know the workload and the cuts find the same.
struct SplitPlan {
  Cuts cuts;
  std::vector<RowsOfParts> sums;  ///< by symbol; nothing of those that no derivatives are by
};

/// `whole` can be split (`whyWhole`). Fails where a part's cells are more than 32 bits can count.
Result<SplitPlan> planSplit(const Workload& whole, Cuts cuts);

/// The workload of a part, with a copy of what is bound. Of symbols that derivatives are by its sums have the rows
/// that `RowsOfParts` says.
Result<std::unique_ptr<Workload>> partOf(const Workload& whole, const SplitPlan& plan, size_t part);

}  // namespace hgc
