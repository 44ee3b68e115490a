#pragma once
/// The unknowns that a Schur complement eliminates.
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "runtime/resident_rows.h"
#include "runtime/solve/products/step_part.h"

namespace hgc {

/// What eliminated unknowns have of a `StepProduct` and of JᵀJ's diagonal, on the host or where products are made.
class EliminatedRows {
 public:
  virtual ~EliminatedRows() = default;

  /// Whether a session has left the device where they were: all calls are errors then.
  virtual bool areLost() const { return false; }
  /// Makes the step 0.
  virtual Status clearStep() = 0;
  /// Makes the step 1 at scalar `k` of each block that has one, and else 0.
  virtual Status setUnit(int64_t k) = 0;
  /// Makes column `k` of the blocks what the product has there.
  virtual Status takeColumn(int64_t k) = 0;
  /// Whether the blocks are there, not replaced by their inverses: else columns are due before `bringDiagonal` or
  /// another `invert`.
  virtual bool haveBlocks() const { return true; }
  /// The diagonals of the blocks, into a vector of all unknowns.
  virtual Status bringDiagonal(std::span<double> all) = 0;
  /// Makes rows and columns of blocks 0 by scalars that are held: not 0 in a vector of all unknowns.
  virtual void hold(std::span<const double> isHeld) = 0;
  /// Whether they damp by a rule, and need no damping of their own.
  virtual bool hasScale() const { return false; }
  /// With what all unknowns are scaled, for such rows.
  virtual Status setScale(std::span<const double>) { return Done{}; }
  /// Finds the inverses with damping on the diagonal, of all unknowns, or by its rule. False where a block has none.
  virtual Result<bool> invert(std::span<const double> damping, const DampingRule& rule) = 0;
  /// Keeps the gradient of the last launch for `solve`, where that is.
  virtual Status keepGradient() { return Done{}; }
  /// Makes the step the inverses times -(gradient + product), each 0 where it is not wanted.
  virtual Status solve(bool hasGradient, bool hasProduct) = 0;
  /// Makes the step that of all unknowns.
  virtual Status setStep(std::span<const double> step) = 0;
  /// The step, into one of all unknowns.
  virtual Status bringStep(std::span<double> step) = 0;
  /// Moves the unknowns of the session along the step, which the caller has brought. False where this is the caller's.
  virtual Result<bool> move(std::span<const double>) { return false; }
};

/// On the host, with what `last` and the gradient of all unknowns have of them. All must live longer.
std::unique_ptr<EliminatedRows> rowsOnHost(const StepPart& part, StepProduct& last,
                                           const std::vector<double>& gradient);
/// Where `rows`, which have the same unknowns, are.
std::unique_ptr<EliminatedRows> rowsOnDevice(const StepPart& part, std::unique_ptr<ResidentRows> rows);

}  // namespace hgc
