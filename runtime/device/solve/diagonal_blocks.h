#pragma once
/// Diagonal blocks of JᵀJ on a device.
#include <cstdint>
#include <span>

#include "ir/result.h"
#include "runtime/device/buffer.h"
#include "runtime/device/solve/damping_rule.h"
#include "runtime/device/solve/resident_object.h"

namespace hgc {

#define HGC_CONSTANT(name, value) inline constexpr uint32_t name = value;
#include "runtime/device/solve/diagonal_blocks.def"
#undef HGC_CONSTANT

/// The diagonal blocks of JᵀJ for the rows of one unknown, and linear systems with them. The direction is the unknown's
/// direction in products, the product what the last launch stored in the unknown's rows. Failures may be reported by a
/// later call. Must not outlive its executable, which also limits its thread-safety.
class DiagonalBlocks : public ResidentObject {
 public:
  /// Sets the direction to 1 at scalar `k` of each row and to 0 elsewhere; to 0 everywhere if rows have no scalar `k`.
  virtual Status setUnit(uint32_t k) = 0;
  /// Copies the product to column `k` of each block, from the diagonal down.
  virtual Status takeColumn(uint32_t k) = 0;
  /// The scale of each scalar of the unknown, for `invert`.
  virtual Status setScale(std::span<const double> scale) = 0;
  /// Replaces the blocks by their inverses with damping on the diagonal. An error if they are too large. False if a
  /// block is not positive definite; then some are replaced.
  virtual Result<bool> invert(const DampingRule& damping) = 0;
  /// Keeps the unknown's rows of the last launch, a gradient, for `solve`.
  virtual Status takeGradient() = 0;
  /// Sets the direction to the inverses times -(gradient + product), without the parts that are false.
  virtual Status solve(bool hasGradient, bool hasProduct) = 0;
  /// Entry (i, j), j <= i, of every block, or of its inverse, contiguous.
  virtual Buffer entry(uint32_t i, uint32_t j) const = 0;
};

}  // namespace hgc
