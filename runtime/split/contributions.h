#pragma once
/// What a part leaves of a launch, as numbers one after another: others may be told it, wherever they run.
#include <vector>

#include "runtime/device/device.h"
#include "runtime/split/parts.h"

namespace hgc {

/// Where each of them begins among a part's numbers. All who know the workload and the cuts find the same.
struct Sections {
  std::vector<int64_t> chunkSums;   ///< by group: of its chunks, one each
  std::vector<int64_t> values;      ///< by group: of its instances, one each; none where they are not kept
  std::vector<int64_t> components;  ///< by group: of its instances, `width` each
  std::vector<uint32_t> width;      ///< by group; 0 where there are none
  std::vector<int64_t> sums;        ///< by symbol: `RowsOfParts::rowsOf` rows, as wide as the symbol
  int64_t count = 0;                ///< of all numbers

  bool hasChunkSums = false;   ///< and sums of values at all
  bool hasSums = false;
};

/// Of a launch of `kind` that keeps `values`.
Sections sectionsOf(const Workload& whole, const SplitPlan& plan, size_t part, KernelKind kind, InstanceValues values);

}  // namespace hgc
