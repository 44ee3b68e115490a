#pragma once
/// Linear systems with sparse symmetric matrices.
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "runtime/solve/linear/cholesky_steps.h"
#include "runtime/solve/linear/front.h"
#include "runtime/solve/linear/inverse_blocks.h"
#include "runtime/solve/linear/sparse_factor.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// Cholesky's factorisation of a sparse matrix of blocks: each step of its elimination works in a dense matrix, and
/// adds what is left of it to that of its parent (Duff and Reid, The Multifrontal Solution of Indefinite Sparse
/// Symmetric Linear Equations, ACM TOMS 9, 1983). Sums are made in an order that depends on the shape alone, and no
/// product is fused with one: bits are the same for any number of threads, which are those of the caller's loops
/// (runtime/data/threads/loops.h). Thread-safety: one thread at a time.
class BlockCholesky : public SparseFactor {
 public:
  /// For matrices of this shape, of which the lower triangle is stored, diagonal blocks whole. `first` as of
  /// `orderElimination`.
  static Result<BlockCholesky> prepare(std::shared_ptr<const BlockShape> lower, const std::vector<bool>& first = {});

  const BlockShape* shape() const { return shape_.get(); }
  bool factorise(std::span<const double> values, std::span<const double> diagonal) override;
  void solve(std::span<double> x) const override;
  double leastPivot(std::span<const double> diagonal) const override;
  /// Of the matrix that was factorised last; `rows` as of `InverseBlocks`.
  InverseBlocks inverseBlocks(std::vector<int64_t> rows) const {
    return {plan_, {factor_.ofLeaves.data(), factor_.ofOthers.data()}, std::move(rows)};
  }

 private:
  using Step = CholeskySteps::Step;
  void divide(int64_t threads);
  bool eliminateSubtrees();
  bool eliminateOthers();
  bool eliminate(size_t step);
  bool open(size_t step);
  bool addLeaves(std::span<const int32_t> leaves, Front* parent);
  bool close(size_t step);
  void solveForwards(std::span<double> all) const;
  void solveBackwards(std::span<double> all) const;

  std::shared_ptr<const BlockShape> shape_;
  CholeskySteps plan_;
  struct {
    std::vector<double> ofLeaves, ofOthers;
    std::vector<double> pivots;  ///< of others, by place: side by side, to be looked through
  } factor_;
  std::vector<std::unique_ptr<Front>> fronts_;  ///< by step: of those that are begun
  SpareFronts spare_;
  /// Which steps, but for leaves, threads take at once.
  struct {
    int64_t threads = 0;            ///< that they were divided for
    std::vector<int32_t> subtrees;  ///< the last steps of those that are eliminated at once, descending
    std::vector<int32_t> others;    ///< the others, and those of `subtrees` that have parents
  } division_;
  const double* values_ = nullptr;  ///< of the matrix that is being factorised
  std::vector<double> diagonal_;    ///< what is added, by place in the order of elimination
};

}  // namespace hgc
