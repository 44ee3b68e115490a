#pragma once
/// Unknowns that no Schur complement eliminates.
#include <memory>
#include <string>
#include <vector>

#include "runtime/resident_solve.h"
#include "runtime/solve/products/block_diagonal.h"
#include "runtime/solve/products/step_part.h"

namespace hgc {

/// Their part of steps, and their blocks of JᵀJ.
class KeptUnknowns {
 public:
  /// All but those of these names.
  KeptUnknowns(const Unknowns& unknowns, const std::vector<std::string>& eliminated);

  const StepPart& part() const { return part_; }
  BlockDiagonal& blocks() { return blocks_; }
  const BlockDiagonal& blocks() const { return blocks_; }

  /// Opens rows on the session's device, unless they are there or the host has to compute steps from derivatives.
  void openOnDevice(Session& session, const Unknowns& unknowns);
  void leaveDevice();
  bool haveLostRows() const { return onDevice_ && onDevice_->areLost(); }
  /// Where columns of the blocks are found without a copy to the host for each; null: on the host.
  ResidentRows* onDevice() const { return onDevice_.get(); }
  /// Conjugate gradients there; null: on the host.
  ResidentSolve* inner() const { return inner_.get(); }

 private:
  StepPart part_;
  BlockDiagonal blocks_;
  std::vector<std::string> eliminated_;
  std::unique_ptr<ResidentRows> onDevice_;
  std::unique_ptr<ResidentSolve> inner_;  ///< for these rows
  bool isRefused_ = false;                ///< by a device, which is not asked again
};

}  // namespace hgc
