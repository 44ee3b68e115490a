#pragma once
/// What a part leaves of a launch, as numbers one after another: others may be told it, wherever they run.
#include <vector>

#include "runtime/device/device.h"
#include "runtime/split/parts.h"

namespace hgc {

/// Numbers of a part.
struct Section {
  int64_t first = 0, count = 0;
};

/// Where each of them is among a part's numbers. All who know the workload and the cuts find the same.
struct Sections {
  std::vector<Section> chunkSums;   ///< by group: of its chunks, one each
  std::vector<Section> values;      ///< by group: of its instances, one each; none where they are not wanted
  std::vector<Section> components;  ///< by group: of its instances, `width` each
  std::vector<uint32_t> width;      ///< by group
  std::vector<Section> sums;        ///< by symbol: `RowsOfParts::rowsOf` rows, as wide as the symbol
  int64_t count = 0;                ///< of all numbers
};

/// Of a launch of `kind` that keeps `values`.
Sections sectionsOf(const Workload& whole, const SplitPlan& plan, size_t part, KernelKind kind, InstanceValues values);

/// Whether a launch of `kind` leaves sums by a symbol.
bool leavesSums(const Workload& whole, KernelKind kind, SymbolId symbol);

}  // namespace hgc
