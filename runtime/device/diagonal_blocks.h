#pragma once
/// Blocks of a program's JᵀJ where the products with it are.
#include <cstdint>
#include <span>

#include "ir/result.h"
#include "runtime/device/buffer.h"
#include "runtime/device/damping_rule.h"

namespace hgc {

/// The square blocks on the diagonal of JᵀJ in the rows of one unknown, and systems of these alone. A direction is the
/// one of the unknown that products multiply; a product is what the last launch left in the unknown's rows. Failures
/// of the device may be told by a later call only. Must not outlive its executable. Thread-safety: that of it.
class DiagonalBlocks {
 public:
  virtual ~DiagonalBlocks() = default;

  /// Makes the direction 1 at scalar `k` of each row and else 0; with a `k` that rows do not have all are 0.
  virtual Status setUnit(uint32_t k) = 0;
  /// Makes column `k` of each block, from its diagonal on, what the product has there.
  virtual Status takeColumn(uint32_t k) = 0;
  /// With what each scalar of the unknown is scaled, for `invert`.
  virtual Status setScale(std::span<const double> scale) = 0;
  /// Finds the inverses with damping on the diagonal. False where a block is not positive definite.
  virtual Result<bool> invert(const DampingRule& damping) = 0;
  /// Keeps what the last launch left in the unknown's rows, a gradient, for `solve`.
  virtual Status takeGradient() = 0;
  /// Makes the direction the inverses times -(gradient + product), each 0 where it is not wanted.
  virtual Status solve(bool hasGradient, bool hasProduct) = 0;
  /// Entries (k, k) of all blocks, one after another.
  virtual Buffer diagonal(uint32_t k) const = 0;
};

}  // namespace hgc
