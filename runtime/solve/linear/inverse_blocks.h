#pragma once
/// The diagonal of a sparse matrix's inverse.
#include <vector>

#include "runtime/solve/linear/cholesky_steps.h"

namespace hgc {

/// Cholesky's factor by the steps of a plan: the numbers of leaves, and of others.
struct CholeskyNumbers {
  const double *ofLeaves = nullptr, *ofOthers = nullptr;
};

/// The blocks on the diagonal of (L Lᵀ)⁻¹, where L is a matrix's factor.
class InverseBlocks {
 public:
  /// `rows`: the first scalar of each block, and the end. The inverse is found from those numbers of the inverse alone
  /// that lie where L has some (Erisman and Tinney, On computing certain elements of the inverse of a sparse matrix,
  /// CACM 18, 1975): about twice the work of the factorisation. Sums are made in an order that depends on the plan
  /// alone. Threads are those of the caller's loops.
  InverseBlocks(const CholeskySteps& plan, const CholeskyNumbers& factor, std::vector<int64_t> rows);

  /// The number of two scalars of a block. NaN where they have none, as L has neither.
  double at(int64_t i, int64_t j) const { return numbers_[place(blockOf(i), i, j)]; }

 private:
  class Inversion;
  size_t blockOf(int64_t scalar) const;
  size_t place(size_t block, int64_t i, int64_t j) const;

  std::vector<int64_t> rows_;
  std::vector<int64_t> first_;  ///< by block: its first number
  std::vector<double> numbers_;
};

}  // namespace hgc
