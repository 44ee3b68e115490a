#include "runtime/solve/dense_qr.h"

#include <algorithm>
#include <cmath>

#include "runtime/data/each_isa.h"
#include "runtime/solve/lanes.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

constexpr size_t kRows = TriangularRows::kRows;

/// Eliminates column `pivot` of the rows by a reflection, and overwrites that column. `width` counts the right side,
/// too.
HGC_EACH_ISA void reflect(double* triangle, double* rows, size_t pivot, size_t width) {
  double* const v = rows + pivot * kRows;
  double* const top = triangle + pivot * width;
  const double below = dotInLanes(v, v, kRows);
  if (below == 0) return;
  const double length = std::sqrt(top[pivot] * top[pivot] + below);
  const double reflected = top[pivot] > 0 ? -length : length;
  const double head = top[pivot] - reflected;
  const double tau = -head / reflected;
  for (size_t k = 0; k < kRows; ++k) v[k] /= head;
  top[pivot] = reflected;
  for (size_t j = pivot + 1; j < width; ++j) {
    double* const column = rows + j * kRows;
    const double along = tau * (top[j] + dotInLanes(v, column, kRows));
    top[j] -= along;
    for (size_t k = 0; k < kRows; ++k) column[k] -= along * v[k];
  }
}

}  // namespace

TriangularRows::TriangularRows(size_t columns)
    : columns_(columns), triangle_(columns * (columns + 1)), rows_((columns + 1) * kRows) {}

TriangularRows::Row TriangularRows::addRow() {
  if (filled_ == kRows) eliminate();
  return {rows_.data() + filled_++};
}

void TriangularRows::eliminate() {
  if (filled_ == 0) return;
  for (size_t pivot = 0; pivot < columns_; ++pivot) reflect(triangle_.data(), rows_.data(), pivot, columns_ + 1);
  std::ranges::fill(rows_, 0.0);
  filled_ = 0;
}

void TriangularRows::shift(std::span<const double> x) {
  eliminate();
  for (size_t row = 0; row < columns_; ++row) {
    double* const numbers = triangle_.data() + row * (columns_ + 1);
    for (size_t k = row; k < columns_; ++k) numbers[columns_] -= numbers[k] * x[k];
  }
}

double TriangularRows::lengthWithin() const {
  double squares = 0;
  for (size_t row = 0; row < columns_; ++row) {
    const double right = triangle_[row * (columns_ + 1) + columns_];
    squares += right * right;
  }
  return std::sqrt(squares);
}

bool TriangularRows::solve(std::span<double> x) {
  eliminate();
  for (size_t row = columns_; row-- > 0;) {
    const double* const numbers = triangle_.data() + row * (columns_ + 1);
    double sum = numbers[columns_];
    for (size_t k = row + 1; k < columns_; ++k) sum -= numbers[k] * x[k];
    x[row] = sum / numbers[row];
    if (!std::isfinite(x[row])) return false;
  }
  return true;
}

bool TriangularRows::solveNormal(std::span<double> x) const {
  const auto row = [&](size_t k) { return triangle_.data() + k * (columns_ + 1); };
  for (size_t k = 0; k < columns_; ++k) {
    x[k] /= row(k)[k];
    for (size_t j = k + 1; j < columns_; ++j) x[j] -= row(k)[j] * x[k];
  }
  for (size_t k = columns_; k-- > 0;) {
    for (size_t j = k + 1; j < columns_; ++j) x[k] -= row(k)[j] * x[j];
    x[k] /= row(k)[k];
  }
  return areFinite(x);
}

}  // namespace hgc
