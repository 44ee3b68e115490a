#pragma once
/// The linear system of steps of the unknowns that are kept.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/solve/products/conjugate_gradients.h"
#include "runtime/solve/products/eliminated_rows.h"
#include "runtime/solve/products/kept_unknowns.h"
#include "runtime/solve/products/step_products.h"

namespace hgc {

/// JᵀJ damped, or its Schur complement where unknowns are eliminated, by products; their blocks are inverted. With e
/// for what is eliminated and k for what is kept: (Aₖₖ - Aₖₑ Aₑₑ⁻¹ Aₑₖ) x = bₖ - Aₖₑ Aₑₑ⁻¹ bₑ. A product with the
/// matrix on the left is the rows k of A times (v, -Aₑₑ⁻¹ Aₑₖ v). What it is made of must live longer.
class ReducedSystem {
 public:
  /// `eliminated` may be null. `last` has room for what is multiplied.
  ReducedSystem(StepProducts& products, KeptUnknowns& kept, EliminatedRows* eliminated, StepProduct& last)
      : products_(products), kept_(kept), eliminated_(eliminated), last_(last) {}

  /// The right side, from the gradient by all unknowns.
  Result<std::vector<double>> right(std::span<const double> gradient);
  /// Finds x with `damping` on the diagonal of what is kept. Returns how many products it took.
  Result<int64_t> solve(std::span<const double> right, std::span<const double> damping, const InnerRules& rules,
                        std::vector<double>& x);
  /// The product of JᵀJ with this step of what is kept, and as that of the others Aₑₑ⁻¹ (bₑ - Aₑₖ step), or without bₑ.
  /// Returns the square of the step by it, of all rows.
  Result<double> multiply(std::span<const double> step, bool hasGradient, ProductRows wanted);

 private:
  Result<int64_t> solveOnHost(std::span<const double> right, std::span<const double> damping, const InnerRules& rules,
                              std::vector<double>& x);
  Result<int64_t> solveOnDevice(std::span<const double> right, std::span<const double> damping, const InnerRules& rules,
                                std::vector<double>& x);
  Status multiplyKept();

  StepProducts& products_;
  KeptUnknowns& kept_;
  EliminatedRows* eliminated_;
  StepProduct& last_;
};

}  // namespace hgc
