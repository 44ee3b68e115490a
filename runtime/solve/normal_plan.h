#pragma once
/// Where the derivatives of instances go in JᵀJ.
#include <cstdint>
#include <memory>
#include <vector>

#include "ir/result.h"
#include "runtime/solve/least_squares.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// The blocks of JᵀJ, and the products that each of them is the sum of: by terms, then by instances.
struct NormalPlan {
  /// Jₐᵀ Jᵦ of an instance, the columns of its Jacobian by two blocks of unknowns.
  struct Product {
    int64_t left = 0;   ///< in the Jacobians of the term: where the columns a begin
    int64_t right = 0;  ///< likewise the columns b; of a block on the diagonal, where the residuals of the instance are
    int32_t width = 0;  ///< columns of the Jacobian
    int32_t term = 0;
  };
  std::shared_ptr<const BlockShape> shape;  ///< the lower triangle; each row has a block on the diagonal, the last one
  std::vector<Product> products;
  std::vector<int64_t> firstProduct;  ///< by block; one more
};

/// Scalars that lie side by side, and that each instance reads all of or none, are one row of blocks. Fails where there
/// are more numbers than a matrix can have.
Result<NormalPlan> planNormalEquations(const LeastSquares& squares, int64_t unknowns);

}  // namespace hgc
