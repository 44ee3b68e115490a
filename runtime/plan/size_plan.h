#pragma once
/// Checks that numbers which follow from sizes can be counted.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/artefact/artefact.h"
#include "ir/result.h"
#include "runtime/data/bind.h"
#include "runtime/data/segments.h"

namespace hgc {

/// The numbers of the unknowns' scalars, in the order of declaration and row-major.
struct SizePlan {
  std::vector<int64_t>
      firstScalar;  ///< by symbol: the number of its first scalar, if it is an unknown; last: of all unknowns
  int64_t unknowns() const { return firstScalar.back(); }
};

/// Checks that 64 bits can count the bytes of symbols, results, gradients and matrices, and 32 bits what kernels and
/// lists store in 32 bits. `segments`: by group. Errors name the symbol or the term.
Result<SizePlan> planSizes(const Artefact& artefact, const Bound& bound, std::span<const Segments> segments);

}  // namespace hgc
