#pragma once
/// The instances of each group, once data is bound.
#include <cstdint>
#include <vector>

#include "ir/plan.h"
#include "ir/result.h"
#include "runtime/data/bind.h"

namespace hgc {

/// How many rows an instance reads by a gather: one, or one for every count of the loops that it is in.
struct GatherEntries {
  int64_t count = 1;
  bool shared = false;  ///< it is in loops, and the rows are those of all instances
};

/// Per-instance data of a group. Slots and lifted constants are readable up to the next multiple of `kTile`.
struct GroupData {
  int64_t count = 0;
  std::vector<int32_t> flat;  ///< domain index of each instance; empty if they are the whole domain or recorded
  std::vector<std::vector<int32_t>> slots;
  std::vector<std::vector<double>> lifted;
  /// Of each gather of an unknown or parameter; empty for data. Entry e of instance i is at i * entries + e; where all
  /// instances read the same rows in a loop, at e.
  std::vector<std::vector<int32_t>> rows;
  std::vector<GatherEntries> entries;  ///< by gather

  int32_t rowAt(size_t gather, int64_t instance, int64_t entry = 0) const {
    const GatherEntries& own = entries[gather];
    const int64_t at = own.shared ? entry : instance * own.count + entry;
    return rows[gather][static_cast<size_t>(at)];
  }
};

/// The term that an instance of a group belongs to, and its number within the domain of that term.
struct Member {
  TermId term = 0;
  int64_t instance = 0;
};
Member memberOf(const Group& group, const GroupData& data, int64_t instance);

/// Chooses the instances of every group and computes what they read. Fails where an index leaves its range, naming the
/// symbol and the first instance, and where a ragged row has a length that the plan has no topology for.
Result<std::vector<GroupData>> findInstances(const Program& program, const LaunchPlan& plan, const Bound& bound);

/// The lengths of row `row` of `symbol` that occur among the instances of `term` which `selectors` leave over,
/// ascending. `graph` holds the rows of the selectors and `row`, over symbols.
Result<std::vector<uint32_t>> lengthsOccurring(const Program& program, const Bound& bound, TermId term,
                                               const Graph& graph, std::span<const Selector> selectors, SymbolId symbol,
                                               NodeId row);

}  // namespace hgc
