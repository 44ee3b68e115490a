#pragma once
/// Steps of few columns that no other step comes before, as of points that some cameras see: their factors are made
/// where they stay, and what they leave is taken from their parents' matrices without a matrix of their own.
#include <cstdint>
#include <span>

#include "runtime/solve/linear/cholesky_steps.h"
#include "runtime/solve/linear/parts.h"

namespace hgc {

/// Rows of a dense matrix.
struct FrontRows {
  double* numbers = nullptr;  ///< of the matrix, whose rows have room for 7 numbers more
  size_t stride = 0;
  int32_t first = 0, last = 0;
};

/// Factorises these leaves of a matrix with such values and such numbers added to its diagonal, by place in the order
/// of elimination. False where a pivot is not a positive number.
bool factoriseLeaves(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* values,
                     const double* diagonal, double* factor);

/// Takes the outer products of leaves from some rows of their parent's matrix: in the order of leaves, of their rows.
void subtractLeaves(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor,
                    const FrontRows& rows);

/// L y = x of leaves alone, in place, by place in the order of elimination.
void solveLeaves(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor, double* x);
/// Takes L y, by the columns y of leaves, from those places from `first` to `last` that they reach.
void subtractFromReached(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor, double* x,
                         int32_t first, int32_t last);
/// Lᵀ z = y of leaves, of which what they reach is known.
void solveLeavesBackwards(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor, double* x);

/// Calls `pass` with parts of the leaves, in parallel.
void forLeaves(const CholeskySteps& plan, const auto& pass) {
  forParts(static_cast<int64_t>(plan.leaves.size()), plan.numbersOfLeaves, [&](int64_t first, int64_t last) {
    pass(std::span(plan.leaves).subspan(asSize(first), asSize(last - first)));
  });
}

}  // namespace hgc
