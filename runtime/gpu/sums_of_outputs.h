#pragma once
/// Sums of kernel outputs on a GPU.
#include <bit>

#include "runtime/gpu/command_list.h"
#include "runtime/plan/pieces.h"

namespace hgc {

/// The outputs of a piece: column c of instance i is at (c / side * stride + i) * side + c % side (`sideBySide`).
struct PieceOutputs {
  uint64_t address = 0;
  uint32_t side = 1;  ///< a power of two

  uint32_t logSide() const { return static_cast<uint32_t>(std::bit_width(side)) - 1; }
};

/// A kernel that adds up the results of a group's instances itself (`PhaseKind::Runs`).
struct RunKernel {
  LoadedKernel kernel;
  uint64_t table = 0;  ///< `AddressTable`
};

/// Sums of the outputs of a launch, in their own memory. Commands may be recorded more than once.
class SumsOfOutputs {
 public:
  virtual ~SumsOfOutputs() = default;
  /// Records changes to the outputs of a piece, before its sums. False if there are none.
  virtual bool recordMerges(CommandList&, const Piece&, PieceOutputs) const { return false; }
  /// Records the sums of a piece, after those of earlier pieces.
  virtual void recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs) const = 0;
  /// Whether kernels of `PhaseKind::Runs` may make the sums of a group, instead of storing outputs.
  virtual bool hasRuns(uint32_t) const { return false; }
  /// Records these sums, after those of earlier groups.
  virtual void recordRuns(CommandList&, uint32_t, const RunKernel&) const {}
  /// Records what follows all pieces.
  virtual void recordTotals(CommandList&) const {}
  /// The results.
  virtual const Buffer& values() const = 0;
};

}  // namespace hgc
