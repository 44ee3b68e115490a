#pragma once
/// What is made on a device of what kernels leave.
#include "runtime/gpu/command_list.h"
#include "runtime/plan/pieces.h"

namespace hgc {

/// Where a piece's instances left their numbers, `side` of each side by side.
struct PieceOutputs {
  uint64_t address = 0;
  uint32_t side = 1;
};

/// Sums of what the pieces of a launch leave, in memory of their own. Commands may be recorded more than once.
class SumsOfOutputs {
 public:
  virtual ~SumsOfOutputs() = default;
  /// Changes what a piece left, before its sums. Whether it may.
  virtual bool recordMerges(CommandList&, const Piece&, PieceOutputs) const { return false; }
  /// Adds a piece, after those before it.
  virtual void recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs) const = 0;
  /// Ends sums, after all pieces.
  virtual void recordTotals(CommandList&) const {}
  /// The numbers that are stored.
  virtual const Buffer& values() const = 0;
};

}  // namespace hgc
