#include "runtime/solve/normal_plan.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "runtime/data/large_pages.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/linear/elimination.h"

namespace hgc {
namespace {

/// Calls `call(position, length)` for columns that follow one another and are of scalars that do so.
void forRuns(std::span<const int32_t> columns, const auto& call) {
  for (size_t first = 0, last = 0; first < columns.size(); first = last) {
    for (last = first + 1; last < columns.size() && columns[last] == columns[last - 1] + 1;) ++last;
    call(first, last - first);
  }
}

/// Calls `call(term, instance)` for all.
void forInstances(const LeastSquares& squares, const auto& call) {
  for (size_t term = 0; term < squares.terms(); ++term) {
    for (int64_t i = 0; i < squares.instances(term); ++i) call(term, squares.instance(term, i));
  }
}

/// The first scalar of each row of blocks; then the number of scalars.
std::vector<int64_t> findRows(const LeastSquares& squares, int64_t unknowns) {
  std::vector<bool> isRead(asSize(unknowns)), isFirst(asSize(unknowns) + 1);
  forInstances(squares, [&](size_t, const ResidualInstance& instance) {
    forRuns(instance.columns, [&](size_t position, size_t length) {
      const size_t first = asSize(instance.columns[position]);
      std::fill_n(isRead.begin() + static_cast<int64_t>(first), length, true);
      isFirst[first] = isFirst[first + length] = true;
    });
  });
  std::vector<int64_t> rows;
  for (int64_t k = 0; k < unknowns; ++k) {
    if (isFirst[asSize(k)] || !isRead[asSize(k)]) rows.push_back(k);
  }
  rows.push_back(unknowns);
  return rows;
}

/// A product, and the column of blocks where it goes.
struct PlacedProduct {
  int32_t column;
  NormalPlan::Product product;
};

/// Calls `call(row, PlacedProduct)` for all, by terms and instances.
void forProducts(const LeastSquares& squares, const std::vector<int64_t>& rows, const auto& call) {
  std::vector<int32_t> rowOf(asSize(rows.back()));
  for (size_t row = 0; row + 1 < rows.size(); ++row)
    std::fill(rowOf.begin() + rows[row], rowOf.begin() + rows[row + 1], static_cast<int32_t>(row));
  std::vector<std::pair<int32_t, int64_t>> parts;  // of an instance: rows of blocks, and where their columns begin
  forInstances(squares, [&](size_t term, const ResidualInstance& instance) {
    parts.clear();
    const auto width = static_cast<int32_t>(instance.columns.size());
    for (size_t k = 0; k < instance.columns.size();) {
      const int32_t row = rowOf[asSize(instance.columns[k])];
      parts.emplace_back(row, instance.jacobian + static_cast<int64_t>(k));
      k += asSize(rows[asSize(row) + 1] - rows[asSize(row)]);
    }
    for (size_t a = 0; a < parts.size(); ++a) {
      call(parts[a].first,
           PlacedProduct{parts[a].first, {parts[a].second, instance.residuals, width, static_cast<int32_t>(term)}});
      for (size_t b = 0; b < a; ++b) {
        const auto [upper, lower] = std::minmax(parts[a], parts[b]);
        call(lower.first, PlacedProduct{upper.first, {lower.second, upper.second, width, static_cast<int32_t>(term)}});
      }
    }
  });
}

/// The products by rows of blocks, within each by columns.
struct SortedProducts {
  std::vector<int64_t> begin;  ///< by row; one more
  std::vector<PlacedProduct> products;
};

SortedProducts sortProducts(const LeastSquares& squares, const std::vector<int64_t>& rows) {
  SortedProducts sorted;
  sorted.begin.resize(rows.size());
  forProducts(squares, rows, [&](int32_t row, const PlacedProduct&) { ++sorted.begin[asSize(row) + 1]; });
  std::partial_sum(sorted.begin.begin(), sorted.begin.end(), sorted.begin.begin());
  resizeInLargePages(sorted.products, asSize(sorted.begin.back()));
  std::vector<int64_t> next(sorted.begin.begin(), sorted.begin.end() - 1);
  forProducts(squares, rows, [&](int32_t row, const PlacedProduct& product) {
    sorted.products[asSize(next[asSize(row)]++)] = product;
  });
  forPieces(static_cast<int64_t>(next.size()), 256, [&](int64_t first, int64_t last) {
    for (int64_t row = first; row < last; ++row)
      std::stable_sort(sorted.products.begin() + sorted.begin[asSize(row)],
                       sorted.products.begin() + sorted.begin[asSize(row) + 1],
                       [](const PlacedProduct& a, const PlacedProduct& b) { return a.column < b.column; });
  });
  return sorted;
}

}  // namespace

Result<NormalPlan> planNormalEquations(const LeastSquares& squares, int64_t unknowns) {
  auto shape = std::make_shared<BlockShape>();
  shape->rows = shape->columns = findRows(squares, unknowns);
  const SortedProducts sorted = sortProducts(squares, shape->rows);
  NormalPlan plan;
  reserveInLargePages(plan.products, sorted.products.size());
  int64_t numbers = 0;
  for (size_t row = 0; row + 1 < shape->rows.size(); ++row) {
    int64_t next = sorted.begin[row];
    const auto addBlock = [&](int32_t column) {
      shape->column.push_back(column);
      plan.firstProduct.push_back(static_cast<int64_t>(plan.products.size()));
      for (; next < sorted.begin[row + 1] && sorted.products[asSize(next)].column == column; ++next)
        plan.products.push_back(sorted.products[asSize(next)].product);
      numbers +=
          (shape->rows[row + 1] - shape->rows[row]) * (shape->rows[asSize(column) + 1] - shape->rows[asSize(column)]);
      shape->firstValue.push_back(static_cast<int32_t>(numbers));
    };
    while (next < sorted.begin[row + 1] && sorted.products[asSize(next)].column != static_cast<int32_t>(row))
      addBlock(sorted.products[asSize(next)].column);
    addBlock(static_cast<int32_t>(row));
    if (numbers > INT32_MAX) return Error{"JᵀJ has more numbers than a sparse matrix can have", "", ErrorKind::Memory};
    shape->rowBegin.push_back(static_cast<int32_t>(shape->column.size()));
  }
  plan.firstProduct.push_back(static_cast<int64_t>(plan.products.size()));
  plan.shape = std::move(shape);
  return plan;
}

}  // namespace hgc
