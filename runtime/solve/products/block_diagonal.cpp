#include "runtime/solve/products/block_diagonal.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

#include "runtime/data/threads/stretches.h"

namespace hgc {
namespace {

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

}  // namespace

BlockDiagonal::BlockDiagonal(std::vector<BlockRun> rows) : rows_(std::move(rows)) {
  int64_t count = 0;
  for (const BlockRun& row : rows_) count += row.blocks * row.size * row.size;
  numbers_.resize(static_cast<size_t>(count));
}

void BlockDiagonal::forBlocks(const auto& visit) const {
  int64_t number = 0;
  for (const BlockRun& row : rows_) {
    forStretches(row.blocks, [&](int64_t begin, int64_t end) {
      for (int64_t b = begin; b < end; ++b)
        visit(row.first + b * row.size, row.size, static_cast<size_t>(number + b * row.size * row.size));
    });
    number += row.blocks * row.size * row.size;
  }
}

void BlockDiagonal::setColumn(int64_t k, std::span<const double> column) {
  forBlocks([&](int64_t first, int64_t size, size_t number) {
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
  forBlocks([&](int64_t first, int64_t size, size_t number) {
    for (int64_t i = 0; i < size; ++i)
      diagonal[static_cast<size_t>(first + i)] = numbers_[number + static_cast<size_t>(i * size + i)];
  });
  return diagonal;
}

void BlockDiagonal::clear(std::span<const double> isHeld) {
  forBlocks([&](int64_t first, int64_t size, size_t number) {
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
  forBlocks([&](int64_t first, int64_t size, size_t number) {
    double* const block = inverses_.data() + number;
    for (int64_t i = 0; i < size; ++i) block[i * size + i] += damping[static_cast<size_t>(first + i)];
    std::vector<double> spare(static_cast<size_t>(size * size));
    if (!invertSymmetric(block, size, spare.data())) areAll = false;
  });
  return areAll;
}

void BlockDiagonal::multiplyInverse(std::span<const double> from, std::span<double> to) const {
  forBlocks([&](int64_t first, int64_t size, size_t number) {
    const double* const block = inverses_.data() + number;
    for (int64_t i = 0; i < size; ++i) {
      double sum = 0;
      for (int64_t j = 0; j < size; ++j) sum += block[i * size + j] * from[static_cast<size_t>(first + j)];
      to[static_cast<size_t>(first + i)] = sum;
    }
  });
}

}  // namespace hgc
