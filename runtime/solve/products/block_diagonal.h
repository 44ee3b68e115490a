#pragma once
/// A matrix of square blocks on its diagonal.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// Symmetric blocks, and their inverses. Thread-safety: that of a value.
class BlockDiagonal {
 public:
  /// All are 0. `rows` follow one another.
  explicit BlockDiagonal(std::vector<BlockRun> rows);

  /// Sets column `k` of all blocks that have one to what a vector has there; those above the diagonal are left out.
  void setColumn(int64_t k, std::span<const double> column);
  std::vector<double> diagonal() const;
  /// Makes rows and columns 0 of scalars of the vector where another one is not 0.
  void clear(std::span<const double> isHeld);

  /// Finds the inverse of each block with `damping` on its diagonal, by Cholesky's factorisation. False where one has
  /// none that is positive definite.
  bool invert(std::span<const double> damping);
  /// The inverses times a vector, each row a sum in ascending order. `to` is another vector.
  void multiplyInverse(std::span<const double> from, std::span<double> to) const;
  /// The inverses, one after another, row by row.
  std::span<const double> inverses() const { return inverses_; }

 private:
  /// Calls visit(first scalar, size, first number, count) for blocks that follow one another, in
  /// parallel where they have more numbers than a piece.
  void forRuns(int64_t numbersOfPiece, const auto& visit) const;
  /// Calls visit(first scalar, size, first number) for all blocks likewise.
  void forBlocks(int64_t numbersOfPiece, const auto& visit) const;

  std::vector<BlockRun> rows_;
  std::vector<double> numbers_, inverses_;  ///< of the blocks, one after another, row by row
};

}  // namespace hgc
