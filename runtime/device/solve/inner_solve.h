#pragma once
/// Conjugate gradients on a device.
#include <cstdint>
#include <span>

#include "ir/program.h"
#include "ir/result.h"
#include "runtime/device/solve/resident_object.h"

namespace hgc {

/// An unknown of a system: its scalars follow those of the unknown before.
struct InnerUnknown {
  SymbolId unknown = kNone, direction = kNone;
  uint32_t size = 0;  ///< scalars of a block of the preconditioner
};

/// A symmetric positive definite system A x = b but for products with A, and when its method ends. Numbers are by
/// scalar.
struct InnerSystem {
  std::span<const double> right;     ///< b
  std::span<const double> damping;   ///< the diagonal D of A = JᵀJ + D
  std::span<const double> inverses;  ///< the preconditioner: symmetric blocks one after another, row by row
  std::span<const uint32_t> isHeld;  ///< 1 where directions and products are 0; empty: nowhere
  double tolerance = 0;              ///< as in `InnerRules` (runtime/solve/products), as the next one
  int64_t most = 0;
};

/// The method of `solveByConjugateGradients`, with the same bits. Launches make the products: each step is a call of
/// `direct`, launches with the unknowns' directions, and a call of `move`. Once the method has ended, calls change
/// nothing. Failures may be reported by a later call. Must not outlive its executable, which also limits its
/// thread-safety.
class InnerSolve : public ResidentObject {
 public:
  /// Takes a system, and begins at x = 0.
  virtual Status begin(const InnerSystem& system) = 0;
  /// Makes the unknowns' directions those of the next step.
  virtual Status direct() = 0;
  /// Goes along them, by the product that the last launch stored in the unknowns' rows.
  virtual Status move() = 0;
  /// Waits for the last `move`, but for nothing later. Whether the method has ended with it; false before the first.
  virtual Result<bool> hasEnded() = 0;
  /// Copies x to the host. Returns the number of products that it took.
  virtual Result<int64_t> finish(std::span<double> x) = 0;
};

}  // namespace hgc
