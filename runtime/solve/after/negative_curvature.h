#pragma once
/// Where an objective bends downwards.
#include <optional>
#include <string>
#include <vector>

#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/linear/block_cholesky.h"

namespace hgc {

/// A direction of length 1, and the form of a symmetric matrix along it, which is negative.
struct NegativeCurvature {
  std::vector<double> direction;
  double value = 0;
};

/// Of a matrix whose lower triangle is stored, prepared for `factor`: nothing where no eigenvalue is below 0 by more
/// than a millionth, each row being scaled by its largest number. Found by inverse iteration.
std::optional<NegativeCurvature> findNegativeCurvature(BlockCholesky& factor, const BlockMatrix& lower);

/// What to do at such a point.
inline constexpr const char* kLeaveSaddle = "a start some way along that direction leads further down";

}  // namespace hgc
