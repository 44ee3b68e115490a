#pragma once
/// The results of a part as one array of numbers, which can be sent anywhere.
#include <vector>

#include "runtime/device/device.h"
#include "runtime/split/parts.h"

namespace hgc {

/// A range of such numbers.
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
