#include "tools/io/problem/root.h"

#include <algorithm>
#include <cmath>

namespace hgc {
namespace {

constexpr double kUnit = 0x1p-52;

/// A square matrix.
class Square {
 public:
  explicit Square(size_t side) : side_(side), numbers_(side * side) {}
  /// With this upper triangle, and the same below.
  Square(const std::vector<double>& upper, size_t side) : Square(side) {
    size_t next = 0;
    for (size_t i = 0; i < side; ++i) {
      for (size_t j = i; j < side; ++j) at(i, j) = at(j, i) = upper[next++];
    }
  }
  double& at(size_t i, size_t j) { return numbers_[i * side_ + j]; }
  double at(size_t i, size_t j) const { return numbers_[i * side_ + j]; }
  size_t side() const { return side_; }
  const std::vector<double>& numbers() const { return numbers_; }

 private:
  size_t side_;
  std::vector<double> numbers_;
};

/// Cholesky's factorisation; false if the matrix is not clearly positive definite.
bool factorise(const Square& matrix, Square& root) {
  const size_t side = matrix.side();
  for (size_t i = 0; i < side; ++i) {
    for (size_t j = i; j < side; ++j) {
      double sum = matrix.at(i, j);
      for (size_t k = 0; k < i; ++k) sum -= root.at(k, i) * root.at(k, j);
      if (i == j && !(sum > static_cast<double>(side) * kUnit * matrix.at(i, i))) return false;
      root.at(i, j) = i == j ? std::sqrt(sum) : sum / root.at(i, i);
    }
  }
  return true;
}

/// The same with pivots, the largest first, each as a part of its number on the diagonal, so that units make no
/// difference. Ends where what is left is 0 to six digits; false if that is not all there is.
bool factoriseByPivots(const Square& matrix, Square& root) {
  const size_t side = matrix.side();
  constexpr double rounding = 1e-5;  // of six digits, as many programs write
  Square rest = matrix;
  std::vector<size_t> left(side);
  for (size_t k = 0; k < side; ++k) left[k] = k;
  const auto partOf = [&](size_t k) { return matrix.at(k, k) > 0 ? rest.at(k, k) / matrix.at(k, k) : 0; };
  for (size_t row = 0; row < side; ++row) {
    const auto largest = std::ranges::max_element(left, {}, partOf);
    const size_t pivot = *largest;
    if (!(partOf(pivot) > rounding)) break;
    left.erase(largest);
    root.at(row, pivot) = std::sqrt(rest.at(pivot, pivot));
    for (const size_t j : left) root.at(row, j) = rest.at(pivot, j) / root.at(row, pivot);
    for (const size_t i : left) {
      for (const size_t j : left) rest.at(i, j) -= root.at(row, i) * root.at(row, j);
    }
  }
  const auto isNothing = [&](size_t i, size_t j) {
    const double most = rounding * std::sqrt(matrix.at(i, i)) * std::sqrt(matrix.at(j, j));
    return std::fabs(rest.at(i, j)) <= most;  // NaN is not
  };
  return std::ranges::all_of(
      left, [&](size_t i) { return std::ranges::all_of(left, [&](size_t j) { return isNothing(i, j); }); });
}

}  // namespace

bool appendRoot(const std::vector<double>& upper, size_t side, std::vector<double>& roots) {
  const Square matrix(upper, side);
  Square root(side);
  if (!factorise(matrix, root)) {
    root = Square(side);
    if (!factoriseByPivots(matrix, root)) return false;
  }
  roots.insert(roots.end(), root.numbers().begin(), root.numbers().end());
  return true;
}

}  // namespace hgc
