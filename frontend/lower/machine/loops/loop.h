#pragma once
/// A reduction, comprehension, fold or scan that runs.
#include <optional>

#include "frontend/lower/builder.h"

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

}  // namespace hgc
