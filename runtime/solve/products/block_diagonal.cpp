#include "runtime/solve/products/block_diagonal.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

#include "runtime/data/each_isa.h"
#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

/// That one thread takes for itself: where little is done with each of them, and where much is.
constexpr int64_t kManyNumbers = 1 << 17, kFewNumbers = 1 << 12;

/// Makes a symmetric matrix, of which the lower triangle counts, its inverse by A = L Lᵀ. `spare` has room for another
/// one. False where it is not positive definite.
bool invertSymmetric(double* a, int64_t n, double* spare) {
  const auto at = [n](double* matrix, int64_t row, int64_t column) -> double& { return matrix[row * n + column]; };
  for (int64_t j = 0; j < n; ++j) {
    double pivot = at(a, j, j);
    for (int64_t k = 0; k < j; ++k) pivot -= at(a, j, k) * at(a, j, k);
    if (!(pivot > 0) || !std::isfinite(pivot)) return false;
    const double root = std::sqrt(pivot);
    at(a, j, j) = root;
    for (int64_t i = j + 1; i < n; ++i) {
      double sum = at(a, i, j);
      for (int64_t k = 0; k < j; ++k) sum -= at(a, i, k) * at(a, j, k);
      at(a, i, j) = sum / root;
    }
  }
  for (int64_t j = 0; j < n; ++j) {  // spare = L⁻¹
    for (int64_t i = 0; i < j; ++i) at(spare, i, j) = 0;
    at(spare, j, j) = 1 / at(a, j, j);
    for (int64_t i = j + 1; i < n; ++i) {
      double sum = 0;
      for (int64_t k = j; k < i; ++k) sum -= at(a, i, k) * at(spare, k, j);
      at(spare, i, j) = sum / at(a, i, i);
    }
  }
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t j = 0; j <= i; ++j) {
      double sum = 0;
      for (int64_t k = i; k < n; ++k) sum += at(spare, k, i) * at(spare, k, j);
      at(a, i, j) = at(a, j, i) = sum;
    }
  }
  return true;
}

/// Symmetric blocks, one after another, times a vector. All rows of a block have their next product added at once.
template <int64_t kSize>
[[gnu::always_inline]] inline void multiplyKnown(const double* blocks, const double* from, int64_t count, double* to) {
  for (int64_t b = 0; b < count; ++b) {
    double sums[kSize] = {};
    for (int64_t j = 0; j < kSize; ++j) {
      for (int64_t i = 0; i < kSize; ++i) sums[i] += blocks[j * kSize + i] * from[j];
    }
    std::copy_n(sums, kSize, to);
    blocks += kSize * kSize, from += kSize, to += kSize;
  }
}

/// The same if blocks have one of these sizes, and whether they do.
template <int64_t... kBefore>
[[gnu::always_inline]] inline bool multiplySmall(std::integer_sequence<int64_t, kBefore...>, const double* blocks,
                                                 const double* from, int64_t size, int64_t count, double* to) {
  return ((size == kBefore + 1 && (multiplyKnown<kBefore + 1>(blocks, from, count, to), true)) || ...);
}

/// The same of blocks of any size.
HGC_EACH_ISA void multiplyBlocks(const double* blocks, const double* from, int64_t size, int64_t count, double* to) {
  constexpr std::make_integer_sequence<int64_t, 12> kSmall;
  if (multiplySmall(kSmall, blocks, from, size, count, to)) return;
  for (int64_t b = 0; b < count; ++b) {
    std::fill_n(to, size, 0);
    for (int64_t j = 0; j < size; ++j) {
      for (int64_t i = 0; i < size; ++i) to[i] += blocks[j * size + i] * from[j];
    }
    blocks += size * size, from += size, to += size;
  }
}

}  // namespace

BlockDiagonal::BlockDiagonal(std::vector<BlockRun> rows) : rows_(std::move(rows)) {
  int64_t count = 0;
  for (const BlockRun& row : rows_) count += row.blocks * row.size * row.size;
  numbers_.resize(static_cast<size_t>(count));
}

void BlockDiagonal::forRuns(int64_t numbersOfPiece, const auto& visit) const {
  int64_t number = 0;
  for (const BlockRun& row : rows_) {
    const int64_t squares = row.size * row.size, piece = numbersOfPiece / std::max<int64_t>(squares, 1) + 1;
    const auto visitPiece = [&](int64_t begin, int64_t end) {
      visit(row.first + begin * row.size, row.size, static_cast<size_t>(number + begin * squares), end - begin);
    };
    if (row.blocks <= piece) visitPiece(0, row.blocks);
    else forPieces(row.blocks, piece, visitPiece);
    number += row.blocks * squares;
  }
}

void BlockDiagonal::forBlocks(int64_t numbersOfPiece, const auto& visit) const {
  forRuns(numbersOfPiece, [&](int64_t first, int64_t size, size_t number, int64_t count) {
    for (int64_t b = 0; b < count; ++b) visit(first + b * size, size, number + static_cast<size_t>(b * size * size));
  });
}

void BlockDiagonal::setColumn(int64_t k, std::span<const double> column) {
  forBlocks(kManyNumbers, [&](int64_t first, int64_t size, size_t number) {
    for (int64_t i = k; i < size; ++i) {
      const double value = column[static_cast<size_t>(first + i)];
      numbers_[number + static_cast<size_t>(i * size + k)] = numbers_[number + static_cast<size_t>(k * size + i)] =
          value;
    }
  });
}

std::vector<double> BlockDiagonal::diagonal() const {
  std::vector<double> diagonal(
      rows_.empty() ? 0 : static_cast<size_t>(rows_.back().first + rows_.back().blocks * rows_.back().size));
  forBlocks(kManyNumbers, [&](int64_t first, int64_t size, size_t number) {
    for (int64_t i = 0; i < size; ++i)
      diagonal[static_cast<size_t>(first + i)] = numbers_[number + static_cast<size_t>(i * size + i)];
  });
  return diagonal;
}

void BlockDiagonal::clear(std::span<const double> isHeld) {
  forBlocks(kManyNumbers, [&](int64_t first, int64_t size, size_t number) {
    for (int64_t i = 0; i < size; ++i) {
      for (int64_t j = 0; j < size; ++j) {
        if (isHeld[static_cast<size_t>(first + i)] != 0 || isHeld[static_cast<size_t>(first + j)] != 0)
          numbers_[number + static_cast<size_t>(i * size + j)] = 0;
      }
    }
  });
}

bool BlockDiagonal::invert(std::span<const double> damping) {
  inverses_ = numbers_;
  std::atomic<bool> areAll = true;
  forBlocks(kFewNumbers, [&](int64_t first, int64_t size, size_t number) {
    double* const block = inverses_.data() + number;
    for (int64_t i = 0; i < size; ++i) block[i * size + i] += damping[static_cast<size_t>(first + i)];
    std::vector<double> spare(static_cast<size_t>(size * size));
    if (!invertSymmetric(block, size, spare.data())) areAll = false;
  });
  return areAll;
}

void BlockDiagonal::multiplyInverse(std::span<const double> from, std::span<double> to) const {
  forRuns(kManyNumbers, [&](int64_t first, int64_t size, size_t number, int64_t count) {
    multiplyBlocks(inverses_.data() + number, from.data() + first, size, count, to.data() + first);
  });
}

}  // namespace hgc
