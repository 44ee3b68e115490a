#pragma once
/// The instances of each group, once data is bound.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "ir/artefact/plan.h"
#include "ir/result.h"
#include "runtime/data/bind.h"
#include "runtime/data/index/program.h"
#include "runtime/data/segments.h"

namespace hgc {

/// How many rows an instance reads by a gather: one, or one for every count of the loops that it is in.
struct GatherEntries {
  int64_t count = 1;            ///< of every instance, or of the one with most
  bool shared = false;          ///< it is in loops, and the rows are those of all instances
  std::vector<int64_t> begins;  ///< where those of each instance begin, and all end; empty if all have `count`

  int64_t beginOf(int64_t instance) const {
    return shared ? 0 : begins.empty() ? instance * count : begins[static_cast<size_t>(instance)];
  }
  int64_t countOf(int64_t instance) const { return begins.empty() ? count : beginOf(instance + 1) - beginOf(instance); }
  /// Those of all instances.
  int64_t all(int64_t instances) const {
    return shared ? std::min(instances, int64_t{1}) * count : begins.empty() ? instances * count : begins.back();
  }
};

/// Per-instance data of a group. Slots and lifted constants are readable up to the next multiple of `kTile`.
struct GroupData {
  int64_t count = 0;
  int64_t before = 0;                 ///< of a part: instances of earlier ones; kernels count from the first of all
  int64_t segment = kChunkInstances;  ///< instances of a segment
  std::vector<int32_t> flat;          ///< domain index of each instance; empty if they are the whole domain or recorded
  std::vector<std::vector<int32_t>> slots;
  std::vector<std::vector<double>> lifted;
  /// Of each gather of an unknown or parameter, if they are listed; empty for data. The entries of an instance begin
  /// where `entries` says.
  std::vector<std::vector<int32_t>> rows;
  std::vector<GatherEntries> entries;  ///< by gather

  Segments segments() const { return {count, segment}; }
  int32_t rowAt(size_t gather, int64_t instance, int64_t entry = 0) const {
    return rows[gather][static_cast<size_t>(entries[gather].beginOf(instance) + entry)];
  }
};

/// The term that an instance of a group belongs to, and its number within the domain of that term.
struct Member {
  TermId term = 0;
  int64_t instance = 0;
};
Member memberOf(const Group& group, const GroupData& data, int64_t instance);

/// Of which gathers rows are listed.
enum class RowLists : uint8_t {
  All,
  Needed,  ///< not of those along lines (`readsAlongLines`) or that make their sums: `listRows` finds them again
};

/// Entries of all instances together that can be listed.
inline constexpr int64_t kMostListedRows = int64_t{1} << 31;
Error tooManyRows(const Program& program, const Group& group, const GatherLayout& layout, size_t gather);

/// Chooses the instances of every group and computes what they read. Fails where an index leaves its range, naming the
/// symbol and the first instance, and where a ragged row has a length that the plan has no topology for.
Result<std::vector<GroupData>> findInstances(const Program& program, const LaunchPlan& plan, const Bound& bound,
                                             RowLists lists = RowLists::All);

/// The rows that the instances of a group read by one gather, also where they are not listed.
std::vector<int32_t> listRows(const Program& program, const Group& group, const GatherLayout& layout,
                              const Bound& bound, const GroupData& data, uint32_t gather);

/// What the integer programs of a group mean.
IndexContext contextOf(const Program& program, const Group& group, const Bound& bound, const GroupData& data);

/// The lengths of row `row` of `symbol` that occur among the instances of `term` which `selectors` leave over,
/// ascending. `graph` holds the rows of the selectors and `row`, over symbols.
Result<std::vector<uint32_t>> lengthsOccurring(const Program& program, const Bound& bound, TermId term,
                                               const Graph& graph, std::span<const Selector> selectors, SymbolId symbol,
                                               NodeId row);

/// Names the first of the instances that `selectors` leave over, and the row of `selectors[which]` that it reads; empty
/// if there is none.
std::string firstOccurrence(const Program& program, const Bound& bound, TermId term, const Graph& graph,
                            std::span<const Selector> selectors, size_t which);

}  // namespace hgc
