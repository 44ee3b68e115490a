#pragma once
/// The conditions that hold at the current position: those of the branches that led there, and of alternatives that are
/// being evaluated. Code and values that they rule out are skipped.
#include <llvm/ADT/DenseMap.h>

#include <optional>
#include <vector>

#include "ir/graph.h"

namespace hgc::cxx {

class Facts {
 public:
  explicit Facts(const Graph& graph) : graph_(graph) {}

  /// Assumes the value of a condition until `leave`. False if that contradicts what holds.
  bool hold(NodeId condition, bool value);
  /// The value of a condition, if it is implied.
  std::optional<bool> of(NodeId condition) const;

  struct Decision {
    NodeId condition;
    bool value;
  };
  /// The assumptions that were not implied, in order.
  std::vector<Decision> decisions() const;

  /// Calls `use(condition, value)` for all known values.
  template <class Use>
  void each(const Use& use) const {
    for (const NodeId condition : log_) use(condition, values_.lookup(condition));
  }

  size_t depth() const { return log_.size(); }
  void leave(size_t depth);

 private:
  std::optional<bool> valueOf(NodeId condition, int& budget) const;
  bool assume(NodeId condition, bool value);
  bool follow();

  const Graph& graph_;
  llvm::DenseMap<NodeId, bool> values_;
  std::vector<NodeId> log_;       // the keys of `values_`, in the order of insertion
  std::vector<size_t> decided_;   // indices of decisions in `log_`
  std::vector<size_t> eitherOr_;  // indices in `log_` of conditions of which one of two operands must have a value
};

/// Drops the facts that were added during its lifetime.
class Holding {
 public:
  explicit Holding(Facts& facts) : facts_(facts), depth_(facts.depth()) {}
  ~Holding() { facts_.leave(depth_); }
  Holding(const Holding&) = delete;
  Holding& operator=(const Holding&) = delete;

 private:
  Facts& facts_;
  size_t depth_;
};

}  // namespace hgc::cxx
