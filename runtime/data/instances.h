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

/// How many rows an instance reads by a gather: one, or one for every iteration of the loops around it.
struct GatherEntries {
  int64_t count = 1;            ///< of every instance, or the most of any
  bool shared = false;          ///< it is in loops in which all instances read the same rows
  std::vector<int64_t> begins;  ///< by instance: the first of its entries, and the end; empty if all have `count`

  int64_t beginOf(int64_t instance) const {
    return shared ? 0 : begins.empty() ? instance * count : begins[static_cast<size_t>(instance)];
  }
  int64_t countOf(int64_t instance) const { return begins.empty() ? count : beginOf(instance + 1) - beginOf(instance); }
  /// The entries of all instances.
  int64_t all(int64_t instances) const {
    return shared ? std::min(instances, int64_t{1}) * count : begins.empty() ? instances * count : begins.back();
  }
};

/// Per-instance data of a group. Slots and lifted constants are readable up to the next multiple of `kTile`.
struct GroupData {
  int64_t count = 0;
  int64_t before = 0;  ///< in a part: the instances of earlier parts; kernels number instances of the whole
  int64_t segment = kChunkInstances;  ///< instances of a segment
  std::vector<int32_t> flat;          ///< domain index of each instance; empty if they are the whole domain or recorded
  std::vector<std::vector<int32_t>> slots;
  std::vector<std::vector<double>> lifted;
  /// By gather of an unknown or parameter: the rows of all entries, if they are listed. Empty for data.
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

/// The gathers whose rows are listed.
enum class RowLists : uint8_t {
  All,
  Needed,  ///< without those along lines (`readsAlongLines`) and of rows that make their sums: see `listRows`
};

/// The most entries that can be listed of all instances together.
inline constexpr int64_t kMostListedRows = int64_t{1} << 31;
Error tooManyRows(const Program& program, const Group& group, const GatherLayout& layout, size_t gather);

/// Finds the instances of every group and the rows that they read. Fails if an index is outside its range, naming the
/// symbol and the first instance, or if the plan has no topology for the length of a ragged row.
Result<std::vector<GroupData>> findInstances(const Program& program, const LaunchPlan& plan, const Bound& bound,
                                             RowLists lists = RowLists::All);

/// The rows that the instances of a group read by one gather, whether they are listed or not.
std::vector<int32_t> listRows(const Program& program, const Group& group, const GatherLayout& layout,
                              const Bound& bound, const GroupData& data, uint32_t gather);

/// The context in which integer programs of a group are evaluated.
IndexContext contextOf(const Program& program, const Group& group, const Bound& bound, const GroupData& data);

/// The lengths of row `row` of `symbol` that occur among those instances of `term` that `selectors` let through,
/// ascending. `graph` has the rows of the selectors and `row`, over symbols.
Result<std::vector<uint32_t>> lengthsOccurring(const Program& program, const Bound& bound, TermId term,
                                               const Graph& graph, std::span<const Selector> selectors, SymbolId symbol,
                                               NodeId row);

/// Names the first instance that `selectors` let through, and the row of `selectors[which]` that it reads. Empty if
/// there is none.
std::string firstOccurrence(const Program& program, const Bound& bound, TermId term, const Graph& graph,
                            std::span<const Selector> selectors, size_t which);

}  // namespace hgc
