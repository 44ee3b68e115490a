#pragma once
/// Reductions, comprehensions, folds and scans that run: which are expanded, and which stay loops.
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "frontend/lower/builder.h"
#include "frontend/lower/machine/loops/loop_bodies.h"
#include "frontend/syntax/ast.h"
#include "ir/loops.h"

namespace hgc {

struct Machine;

/// What a loop runs over.
struct LoopRange {
  int64_t first = 0;  ///< of a range that is known, as `last`
  int64_t last = 0;
  Operand source{};  ///< the row, array or dimension; poison for `lo..hi`
  Operand extent{};  ///< of a range that is known: what its length comes of

  /// Whether it is `lo..hi`.
  bool isWritten() const { return source.poisoned(); }
  /// Whether a loop over it may stay one: not over rows and arrays that are written, of which each entry has nodes.
  bool mayStayLoop() const {
    return isWritten() || source.has(Operand::kDimension) || source.form == Operand::Form::Open;
  }
};

/// What a loop counts by that stays a loop.
struct LoopCounter {
  NodeId range = kNoNode;  ///< kNoNode: it is expanded
  NodeId low = kNoNode;    ///< what it begins at
  bool isNew = false;      ///< no other loop had the range

  bool staysLoop() const { return range != kNoNode; }
};

/// What a fold starts from.
struct FoldStart {
  Operand value{};
  bool isTrial = false;  ///< the loop stays one, and what becomes of integers is not known yet
};

/// How much there was.
struct Sizes {
  uint32_t arena = 0;
  uint32_t nodes = 0;
  size_t operands = 0;
};

/// What an expansion had made when the loop was tried.
struct BeforeTrial {
  uint32_t nodes = 0;  ///< of the graph
  Operand accumulated{};
};

/// A loop that runs.
struct Loop {
  uint32_t opening = 0;  ///< the node that opened it
  Sizes before{};        ///< when it opened
  LoopRange over{};
  int64_t next = 0;  ///< the count that is evaluated, while it is expanded
  LoopCounter counter{};
  FoldStart start{};
  Operand accumulated{};  ///< poison before the first iteration, but in a fold
  std::optional<BeforeTrial> tried = {};
};

/// Takes from the stack what a loop runs over: `lo..hi`, a ragged row, the elements of an array, or the indices of a
/// dimension. False after a mistake.
bool setRange(Machine& machine, Loop& loop);
/// What a loop's variable is: at its counter, or at the count that is evaluated.
Operand loopVariable(Builder& builder, const Loop& loop, uint32_t offset);
/// The dimension that a loop over an unknown range counts through, or kNone.
DimId dimOf(const Builder& builder, const Loop& loop);

/// By the rule, ranges of which so many nodes are expanded become loops.
inline constexpr size_t kMostExpanded = 4096;

/// Decides which loops of the running code stay loops. Thread-safety: one thread at a time.
class Loops {
 public:
  /// Those that stay loops are numbered from `first` on.
  Loops(Builder& builder, uint32_t first) : builder_(builder), first_(first) {}

  /// From here on reductions over ranges that are known become loops as `isExpanded` says.
  void keepBeyond(size_t nodes) { mostExpanded_ = nodes; }
  /// Whether all of these are expanded.
  bool areExpanded() const { return mostExpanded_ == SIZE_MAX; }
  /// Begins anew for a domain with so many axes.
  void begin(uint32_t rank);

  /// The loops that run, the outermost first.
  std::span<const Loop> running() const { return running_; }
  Loop& innermost() { return running_.back(); }
  void open(const Loop& loop) { running_.push_back(loop); }
  void close() { running_.pop_back(); }

  /// What a rule of the language says, whatever the device, the data or the build: docs/language.md, "Reductions". Code
  /// is expanded until this says no; then a loop is tried.
  bool isExpanded(ast::Operator op, const Loop& loop);
  /// Whether a loop over a range of known length is better than its expansion; `values` are what it computes.
  bool isBetterAsLoop(ast::Operator op, NodeId range, std::span<const NodeId> values);
  /// Forgets what the loop was tried for. If its body needs constants it does so at later uses of the body, too.
  void dropTried(const Loop& loop, bool needsConstants);
  /// Whether the term has as many loops as it may.
  bool areMost() { return count() >= kMostRangesOfTerm; }

  /// Has a loop count up to `length`. False if there are too many, which is reported.
  bool setCounter(ast::Operator op, Loop& loop, NodeId length, uint32_t offset);
  /// Has it count through its range, which is known.
  bool setCounter(ast::Operator op, Loop& loop, uint32_t offset);
  /// The sum of `value` at every count of an open array's counter: a loop, or, if the length is known, what a `sum`
  /// would be.
  NodeId sumOver(NodeId counter, NodeId value, uint32_t offset);

 private:
  size_t count();
  uint32_t nextNumber() const;
  bool hasTooMany(uint32_t offset);

  Builder& builder_;
  const uint32_t first_;
  size_t mostExpanded_ = SIZE_MAX;
  std::vector<Loop> running_;
  std::set<uint32_t> noLoops_;  // nodes of reductions whose bodies need what they count as a constant
  std::set<NodeId> unused_;     // ranges of loops that were tried and then expanded
  LoopBodies bodies_;           // of those that are tried
};

}  // namespace hgc
