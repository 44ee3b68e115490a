#pragma once
/// Products of sizes, checked once.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/artefact/artefact.h"
#include "ir/result.h"
#include "runtime/data/bind.h"
#include "runtime/data/segments.h"

namespace hgc {

/// How many scalars the unknowns have, and where each symbol's begin in the order of declaration, row by row.
struct SizePlan {
  std::vector<int64_t> firstScalar;  ///< by symbol; last: of all unknowns
  int64_t unknowns() const { return firstScalar.back(); }
};

/// Checks that everything which follows from the sizes of `bound` and the instances of each group can be
/// counted: scalars of symbols, results, entries of gradients and blocks of matrices in 64 bits and in bytes, and what
/// kernels and lists keep in 32 bits in those. Errors name the symbol or the term.
Result<SizePlan> planSizes(const Artefact& artefact, const Bound& bound, std::span<const Segments> segments);

}  // namespace hgc
