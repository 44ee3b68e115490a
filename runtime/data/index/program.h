#pragma once
/// Evaluating integer programs on the host, for many instances at once.
#include <functional>
#include <optional>
#include <span>

#include "ir/graph.h"
#include "ir/result.h"
#include "runtime/data/bind.h"

namespace hgc {

/// A loop and its current count.
struct LoopCount {
  NodeId range = kNoNode;
  int32_t count = 0;
};

/// The data that leaves of an integer program refer to. Without `tables` and `dims`, leaves are symbols and dimensions
/// rather than ports.
struct IndexContext {
  const Program* program = nullptr;
  const Bound* bound = nullptr;
  std::span<const SymbolId> tables;
  std::span<const DimId> dims;
  std::span<const DimId> domain;                         ///< of the term, for `Index` nodes
  std::span<const int32_t> instances;                    ///< the flat domain index of each instance; empty: its number
  std::span<const std::vector<int32_t>> liftedInts;      ///< by column; an entry for each instance, or one for all
  std::vector<LoopCount> counts;                         ///< the current counts of loops
  std::string termName;                                  ///< for messages
  std::function<std::string(int64_t)> termOf = nullptr;  ///< for messages, if instances are of many terms
  std::string placesOf = {};  ///< the term that the nodes' locations belong to, if others share its topology

  SymbolId symbolOf(uint32_t port) const { return tables.empty() ? port : tables[port]; }
  DimId dimOf(uint32_t port) const { return dims.empty() ? port : dims[port]; }
  int64_t flatOf(int64_t instance) const {
    return instances.empty() ? instance : instances[static_cast<size_t>(instance)];
  }
};

/// Iterations of instances: an instance and the counts of loops, each.
struct IndexPoints {
  std::vector<int64_t> instances;
  std::vector<NodeId> ranges;                ///< the loops
  std::vector<std::vector<int32_t>> counts;  ///< by loop

  int64_t size() const { return static_cast<int64_t>(instances.size()); }
  void clear();
  void add(int64_t instance, std::span<const LoopCount> at);
};

/// An integer to evaluate for each instance.
struct IndexRoot {
  NodeId node = kNoNode;
  /// Takes the values by instance and, in loops (loops.h), by iteration; empty if they are only checked.
  std::span<int32_t> to = {};
  std::span<const int64_t> begins = {};  ///< in loops: by instance, its first value in `to`; empty if all have as many
  SymbolId of = kNone;                   ///< the symbol that the values are rows of, unless kNone
  int64_t rows = 0;                      ///< how many rows there are
  int64_t parts = 1;                     ///< rows that make up one of the symbol
};

/// A node that failed at one instance: a Place, Table or RowBegin outside its range, or a root that is no row.
struct IndexFailure {
  NodeId node = kNoNode;
  const IndexRoot* root = nullptr;
  friend bool operator==(const IndexFailure&, const IndexFailure&) = default;
};

/// Evaluates roots for instances 0 to `count`, in parallel. Fails at the first instance that reads outside a range.
/// Roots that are only checked are skipped if `indexRanges` proves them in range.
Status evaluateIndices(const Graph& graph, std::span<const IndexRoot> roots, const IndexContext& context,
                       int64_t count);

/// Evaluates nodes for a block of instances at a time. Thread-safety: one thread at a time.
class IndexEvaluator {
 public:
  /// `order`: nodes with all their operands, ascending. `isChecked`: nodes whose range is checked. All arguments must
  /// outlive the evaluator.
  IndexEvaluator(const Graph& graph, std::span<const NodeId> order, const std::vector<bool>& isChecked,
                 const IndexContext& context, int64_t block);

  /// Sets the counts of loops for later runs.
  void setCounts(std::span<const LoopCount> counts) { counts_.assign(counts.begin(), counts.end()); }
  /// Evaluates instances `first` to `first + count`, at most a block. Returns the first node that fails at any of them.
  std::optional<NodeId> run(int64_t first, int64_t count);
  /// The same for these points.
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
  const IndexPoints* points_ = nullptr;  // null: consecutive instances at `counts_`
  std::vector<size_t> row_;              // by node: its first value
  std::vector<int32_t> values_;
};

}  // namespace hgc
