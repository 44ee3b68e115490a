#pragma once
/// Evaluating integer programs on the host, for many instances at once.
#include <functional>
#include <limits>
#include <optional>
#include <span>

#include "ir/graph.h"
#include "ir/result.h"
#include "runtime/data/bind.h"

namespace hgc {

/// A loop that is at some count.
struct LoopCount {
  NodeId range = kNoNode;
  int32_t count = 0;
};

/// What the leaves of an integer program mean. Ports may be empty, in which case leaves name symbols and dimensions
/// themselves.
struct IndexContext {
  const Program* program = nullptr;
  const Bound* bound = nullptr;
  std::span<const SymbolId> tables;
  std::span<const DimId> dims;
  std::span<const DimId> domain;                     ///< of the term, for Index
  std::span<const int32_t> instances;                ///< flat domain index of each instance; empty: the instance number
  std::span<const std::vector<int32_t>> liftedInts;  ///< by column; an entry for each instance, or one for all
  std::vector<LoopCount> counts;                     ///< of loops that are at some count
  std::string termName;                              ///< for messages
  std::function<std::string(int64_t)> termOf = nullptr;  ///< for messages, where instances are of many terms
  std::string placesOf = {};  ///< the term that the places of nodes are of; others share its topology. Empty: any

  SymbolId symbolOf(uint32_t port) const { return tables.empty() ? port : tables[port]; }
  DimId dimOf(uint32_t port) const { return dims.empty() ? port : dims[port]; }
  int64_t flatOf(int64_t instance) const {
    return instances.empty() ? instance : instances[static_cast<size_t>(instance)];
  }
};

/// Instances, each where loops are at some counts; an instance may stand here many times.
struct IndexPoints {
  std::vector<int64_t> instances;
  std::vector<NodeId> ranges;                ///< the loops
  std::vector<std::vector<int32_t>> counts;  ///< by loop

  int64_t size() const { return static_cast<int64_t>(instances.size()); }
  void clear();
  void add(int64_t instance, std::span<const LoopCount> at);
};

/// An integer that is wanted of each instance.
struct IndexRoot {
  NodeId node = kNoNode;
  /// Where the values go, instance by instance, of each count by count of the loops that it is in (loops.h);
  /// empty if they are only checked.
  std::span<int32_t> to = {};
  std::span<const int64_t> begins = {};  ///< in loops: where those of each instance begin in `to`; empty if all have as
                                         ///< many
  SymbolId of = kNone;                   ///< the values are rows of this symbol,
  int64_t rows = 0;                      ///< which has so many,
  int64_t parts = 1;                     ///< each of its rows being so many of these
};

/// What went wrong at one instance: a Place, Table or RowBegin outside its range, or a root that names no row.
struct IndexFailure {
  NodeId node = kNoNode;
  const IndexRoot* root = nullptr;
  friend bool operator==(const IndexFailure&, const IndexFailure&) = default;
};

/// Evaluates roots for instances 0 to `count`, in parallel. Fails at the first instance that reads anything outside its
/// range. Roots that are only checked are not evaluated where their range is known (`indexRanges`).
Status evaluateIndices(const Graph& graph, std::span<const IndexRoot> roots, const IndexContext& context,
                       int64_t count);

/// Evaluates a few nodes a block of instances at a time. Thread-safety: one thread at a time.
class IndexEvaluator {
 public:
  /// `order`: nodes and all that they need, ascending. `isChecked`: nodes whose range is checked. All arguments must
  /// outlive the evaluator.
  IndexEvaluator(const Graph& graph, std::span<const NodeId> order, const std::vector<bool>& isChecked,
                 const IndexContext& context, int64_t block);

  /// From now on loops are at these counts.
  void setCounts(std::span<const LoopCount> counts) { counts_.assign(counts.begin(), counts.end()); }
  /// Instances `first` to `first + count`, at most a block. The first node that fails at any of them, or nothing.
  std::optional<NodeId> run(int64_t first, int64_t count);
  /// The same at these points.
  std::optional<NodeId> run(const IndexPoints& points);
  /// The values of `node` in the last block.
  std::span<const int32_t> valuesOf(NodeId node, int64_t count) const;

 private:
  int32_t countOf(NodeId range) const;
  std::optional<NodeId> runAll(int64_t first, int64_t count);
  int64_t instanceAt(int64_t first, int64_t k) const {
    return points_ == nullptr ? first + k : points_->instances[static_cast<size_t>(k)];
  }
  bool evaluate(NodeId id, int64_t first, int64_t count);
  void axisIndex(uint32_t axis, int64_t first, int64_t count, int32_t* out) const;
  void lifted(std::span<const int32_t> column, int64_t first, int64_t count, int32_t* out) const;
  void counts(NodeId range, int64_t count, int32_t* out) const;
  void evaluateByTable(const Node& node, int64_t count, int32_t* out);

  const Graph& graph_;
  const IndexContext& context_;
  std::span<const NodeId> order_;
  const std::vector<bool>& isChecked_;
  std::vector<LoopCount> counts_;
  const IndexPoints* points_ = nullptr;  // none: instances one after another, at `counts_`
  std::vector<size_t> row_;              // by node: where its values begin
  std::vector<int32_t> values_;
};

}  // namespace hgc
