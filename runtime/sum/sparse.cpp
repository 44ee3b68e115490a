#include "runtime/sum/sparse.h"

#include <tbb/parallel_for.h>

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace hgc {

namespace {

/// The places of some rows.
struct RowsPlan {
  std::vector<int64_t> places;   // of each row
  std::vector<int64_t> column;   // of each place
  std::vector<uint32_t> length;  // of each place: numbers
  std::vector<uint32_t> from;
  bool fits = true;
};

constexpr int64_t kRows = 512;

RowsPlan planRows(int64_t first, int64_t last, const ListRow& list) {
  RowsPlan plan;
  std::vector<SparseEntry> entries;
  std::vector<uint32_t> order;
  for (int64_t row = first; row < last; ++row) {
    entries.clear();
    list(row, entries);
    order.resize(entries.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](uint32_t k) { return std::pair(entries[k].column, k); });
    const size_t before = plan.column.size();
    for (const uint32_t k : order) {
      if (plan.column.size() == before || plan.column.back() != entries[k].column) {
        plan.column.push_back(entries[k].column);
        plan.length.push_back(0);
      }
      ++plan.length.back();
      plan.fits = plan.fits && entries[k].at <= UINT32_MAX;
      plan.from.push_back(static_cast<uint32_t>(entries[k].at));
    }
    plan.places.push_back(static_cast<int64_t>(plan.column.size() - before));
  }
  return plan;
}

}  // namespace

Result<SparsePlan> SparsePlan::make(int64_t rows, int64_t columns, const ListRow& list) {
  std::vector<RowsPlan> parts(static_cast<size_t>((rows + kRows - 1) / kRows));
  tbb::parallel_for(size_t{0}, parts.size(), [&](size_t p) {
    const int64_t first = static_cast<int64_t>(p) * kRows;
    parts[p] = planRows(first, std::min(first + kRows, rows), list);
  });
  size_t places = 0, numbers = 0;
  bool fits = true;
  for (const RowsPlan& part : parts) {
    places += part.column.size();
    numbers += part.from.size();
    fits = fits && part.fits;
  }
  if (!fits || numbers > UINT32_MAX)
    return Error{"the matrix is a sum of more numbers than 4294967295", "ask for products, or for less at a time"};
  auto shape = std::make_shared<SparseShape>();
  shape->rows = rows;
  shape->columns = columns;
  shape->rowBegin.reserve(static_cast<size_t>(rows) + 1);
  shape->column.reserve(places);
  SparsePlan plan;
  plan.begin_.reserve(places + 1);
  plan.from_.reserve(numbers);
  for (RowsPlan& part : parts) {
    for (const int64_t count : part.places) shape->rowBegin.push_back(shape->rowBegin.back() + count);
    for (const uint32_t count : part.length) plan.begin_.push_back(plan.begin_.back() + count);
    shape->column.insert(shape->column.end(), part.column.begin(), part.column.end());
    plan.from_.insert(plan.from_.end(), part.from.begin(), part.from.end());
    part = {};
  }
  plan.shape_ = std::move(shape);
  return plan;
}

void SparsePlan::sum(size_t first, size_t last, const double* numbers, double* values) const {
  for (size_t place = first; place < last; ++place) {
    double sum = 0;
    for (uint32_t k = begin_[place]; k < begin_[place + 1]; ++k) sum += numbers[from_[k]];
    values[place] = std::isnan(sum) ? std::numeric_limits<double>::quiet_NaN() : sum;
  }
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
