#include "runtime/sum/sparse.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace hgc {

SparsePattern::SparsePattern(int64_t rows, int64_t columns, std::span<const int64_t> row,
                             std::span<const int64_t> column) {
  std::vector<int64_t> begin(static_cast<size_t>(rows) + 1, 0);
  for (const int64_t r : row) ++begin[static_cast<size_t>(r) + 1];
  std::partial_sum(begin.begin(), begin.end(), begin.begin());
  std::vector<int64_t> order(row.size()), next(begin.begin(), begin.end() - 1);
  for (size_t e = 0; e < row.size(); ++e)
    order[static_cast<size_t>(next[static_cast<size_t>(row[e])]++)] = static_cast<int64_t>(e);
  empty_.rows = rows;
  empty_.columns = columns;
  empty_.rowBegin.push_back(0);
  place_.resize(row.size());
  const auto columnOf = [&](int64_t e) { return column[static_cast<size_t>(e)]; };
  for (size_t r = 0; r + 1 < begin.size(); ++r) {
    const std::span<int64_t> own(order.data() + begin[r], static_cast<size_t>(begin[r + 1] - begin[r]));
    std::ranges::sort(own, {}, columnOf);
    for (size_t k = 0; k < own.size(); ++k) {
      if (k == 0 || columnOf(own[k]) != columnOf(own[k - 1])) empty_.column.push_back(columnOf(own[k]));
      place_[static_cast<size_t>(own[k])] = static_cast<int64_t>(empty_.column.size()) - 1;
    }
    empty_.rowBegin.push_back(static_cast<int64_t>(empty_.column.size()));
  }
  empty_.values.assign(empty_.column.size(), 0.0);
}

SparseMatrix SparsePattern::fill(std::span<const double> entries) const {
  SparseMatrix matrix = empty_;
  for (size_t e = 0; e < entries.size(); ++e) matrix.values[static_cast<size_t>(place_[e])] += entries[e];
  return matrix;
}

void projectPositive(std::span<double> matrix, uint32_t n) {
  if (!std::ranges::all_of(matrix, [](double v) { return std::isfinite(v); })) return;
  Eigen::Map<Eigen::MatrixXd> map(matrix.data(), n, n);
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(map);
  if (solver.info() != Eigen::Success || solver.eigenvalues().minCoeff() >= 0) return;
  const Eigen::VectorXd kept = solver.eigenvalues().cwiseMax(0.0);
  const Eigen::MatrixXd projected = solver.eigenvectors() * kept.asDiagonal() * solver.eigenvectors().transpose();
  map = 0.5 * (projected + projected.transpose());
}

}  // namespace hgc
