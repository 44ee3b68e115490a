#pragma once
/// What holds where the interpreter is: the conditions of the branches that led there, and of sides that are being
/// made. What it rules out need not be run, nor read.
#include <llvm/ADT/DenseMap.h>

#include <optional>
#include <vector>

#include "ir/graph.h"

namespace hgc::cxx {

class Facts {
 public:
  explicit Facts(const Graph& graph) : graph_(graph) {}

  /// From here on, until `leave`, a condition has this value. False if that contradicts what holds: nobody comes here.
  bool hold(NodeId condition, bool value);
  /// What follows of a condition; nothing if it is open.
  std::optional<bool> of(NodeId condition) const;

  struct Decision {
    NodeId condition;
    bool value;
  };
  /// What was held and did not follow, the first first.
  std::vector<Decision> decisions() const;

  /// Calls `use(condition, value)` for all that is known to hold.
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
  std::vector<NodeId> log_;       // what `values_` has, in the order in which it came
  std::vector<size_t> decided_;   // where in it are decisions
  std::vector<size_t> eitherOr_;  // where in it: of two operands one has to have its value, and it is not said which
};

/// What is held in its life is held no more at its end.
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
