#pragma once
/// Linear systems with sparse symmetric matrices.
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "runtime/solve/linear/elimination.h"
#include "runtime/solve/linear/front.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// Cholesky's factorisation of a sparse matrix of blocks: each step of its elimination works in a dense matrix, and
/// adds what is left of it to that of its parent (Duff and Reid, The Multifrontal Solution of Indefinite Sparse
/// Symmetric Linear Equations, ACM TOMS 9, 1983). Sums are made in an order that depends on the shape alone, and no
/// product is fused with one. Thread-safety: one thread at a time.
class BlockCholesky {
 public:
  /// Scalars that lie side by side in a step and in its parent.
  struct Stretch {
    int32_t from = 0, to = 0, length = 0;
  };

  /// For matrices of this shape, of which the lower triangle is stored, diagonal blocks whole.
  static Result<BlockCholesky> prepare(std::shared_ptr<const BlockShape> lower);

  const BlockShape* shape() const { return shape_.get(); }
  /// Of a matrix of that shape, with these numbers added to its diagonal. False where it is not positive definite.
  bool factorise(std::span<const double> values, std::span<const double> diagonal);
  /// Solves with the last factor, in place.
  void solve(std::span<double> x) const;

 private:
  /// A stored block, and where a step has it.
  struct Entry {
    int32_t firstValue = 0;                               ///< of the matrix
    bool isUpright = true;                                ///< its rows are rows of the step, not columns
    int32_t rows = 0, columns = 0, down = 0, across = 0;  ///< scalars of the step
  };
  struct Step {
    int32_t columns = 0, height = 0;  ///< scalars that are eliminated; those and what they reach
    int32_t parent = -1;
    bool isLeaf = true;            ///< no other step has it as its parent
    int64_t firstFactor = 0;       ///< of `factor_`: `columns` rows of `height` numbers
    std::vector<int32_t> scalars;  ///< of the matrix, by scalar of the step
    std::vector<Entry> entries;
    std::vector<Stretch> stretches;  ///< of what is reached, in the parent
  };
  void placeBlocks(const EliminationOrder& order);
  void placeRests();
  void open(size_t step, std::span<const double> values, std::span<const double> diagonal);
  void close(size_t step);
  std::unique_ptr<Front> takeFront(const Step& step);

  std::shared_ptr<const BlockShape> shape_;
  std::vector<Step> steps_;
  std::vector<double> factor_;
  std::vector<std::unique_ptr<Front>> fronts_;  ///< by step: of those that are begun
  std::vector<std::unique_ptr<Front>> spare_;
};

}  // namespace hgc
