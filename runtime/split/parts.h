#pragma once
/// Splits a workload into parts. Each part has whole segments of the instances of every group. Sums follow the
/// canonical order (docs/decisions/0001-canonical-sums.md): a row that only one part reads is summed there; for a row
/// that several parts read, each part stores its addends in cells, which are then added up in order
/// (runtime/split/combine.h). So the bits do not depend on how a workload is split.
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// How the groups of a workload are divided into parts.
struct Cuts {
  size_t parts = 0;
  std::vector<std::vector<int64_t>> begins = {};  ///< by group and part: its first segment; one more than parts
};

/// Divides every group in the ratio of `shares` (by part; not negative, not all 0), rounded to whole segments. A part
/// may have no segments of a group.
Cuts cut(const Workload& whole, std::span<const double> shares);

/// A range of instances of a group.
struct InstanceRange {
  int64_t first = 0, count = 0;
};
InstanceRange instancesOf(const Workload& whole, const Cuts& cuts, size_t group, size_t part);

/// Why a workload cannot be split; nothing if it can.
std::optional<std::string> whyWhole(const Workload& whole);

/// Whether parts sum in the same way as the whole workload does on a CPU. False if it sums along lines: parts use
/// lists.
bool sumsAlike(const Workload& whole);

/// A cell of a part: row `cell` after the part's own rows.
struct CellPlace {
  uint32_t part = 0, cell = 0;
};

/// Where the sums by the rows of a symbol are.
struct RowsOfParts {
  std::vector<std::vector<int32_t>> own;  ///< by part: the rows that only it reads, ascending, as it stores them
  std::vector<int64_t> cells;             ///< by part: its number of cells
  std::vector<int32_t> common;            ///< rows that several parts read, ascending
  std::vector<int32_t> unread;            ///< rows that no part reads
  std::vector<int64_t> begins;            ///< by entry of `common`: its first addend; one more
  std::vector<CellPlace> addends;         ///< in the canonical order

  /// How many rows a part stores: its own, and cells.
  int64_t rowsOf(size_t part) const { return static_cast<int64_t>(own[part].size()) + cells[part]; }
};

/// The layout of all parts. It follows from the workload and the cuts alone.
struct SplitPlan {
  Cuts cuts;
  std::vector<RowsOfParts> sums;  ///< by symbol; empty without derivatives by it
};

/// Needs a workload that can be split (`whyWhole`). Fails if a part has more cells than 32 bits can count.
Result<SplitPlan> planSplit(const Workload& whole, Cuts cuts);

/// The workload of a part, with a copy of bound data. Its sums have the rows of `RowsOfParts`.
Result<std::unique_ptr<Workload>> partOf(const Workload& whole, const SplitPlan& plan, size_t part);

/// The results of a part are one array of numbers, which can be sent anywhere; this is a range of them.
struct Section {
  int64_t first = 0, count = 0;
};

/// The layout of a part's numbers. It follows from the workload and the cuts alone.
struct Sections {
  std::vector<Section> chunkSums;   ///< by group: a number for each chunk
  std::vector<Section> values;      ///< by group: a number for each instance; empty if not requested
  std::vector<Section> components;  ///< by group: `width` numbers for each instance
  std::vector<uint32_t> width;      ///< by group
  std::vector<Section> sums;        ///< by symbol: `RowsOfParts::rowsOf` rows of its width
  int64_t count = 0;                ///< of all numbers
};

/// The layout for a launch of `kind` that keeps `values`.
Sections sectionsOf(const Workload& whole, const SplitPlan& plan, size_t part, KernelKind kind, InstanceValues values);

}  // namespace hgc
