#include <algorithm>

#include "runtime/data/each_isa.h"
#include "runtime/solve/lanes.h"
#include "runtime/solve/linear/block_cholesky.h"
#include "runtime/solve/linear/leaves.h"
#include "runtime/solve/linear/parts.h"

namespace hgc {
namespace {

using Step = CholeskySteps::Step;

/// L y = x, of the columns that a step eliminates; `row` is the first one of L transposed.
HGC_EACH_ISA void solveColumns(const double* row, int64_t height, int64_t columns, double* x) {
  for (int64_t k = 0; k < columns; ++k, row += height) {
    const double value = x[k] /= row[k];
    for (int64_t j = k + 1; j < columns; ++j) x[j] -= value * row[j];
  }
}

/// Takes L y from some of what the step reaches.
HGC_EACH_ISA void subtractRows(const double* row, int64_t height, int64_t columns, double* x, int64_t first,
                               int64_t last) {
  for (int64_t k = 0; k < columns; ++k, row += height) {
    const double value = x[k];
    for (int64_t j = first; j < last; ++j) x[j] -= value * row[j];
  }
}

/// Takes Lᵀ z from some of the columns, by what the step reaches.
HGC_EACH_ISA void subtractColumns(const double* factor, int64_t height, int64_t columns, double* x, int64_t first,
                                  int64_t last) {
  for (int64_t k = first; k < last; ++k)
    x[k] -= dotInLanes(factor + k * height + columns, x + columns, height - columns);
}

/// Lᵀ z = y of the columns alone.
HGC_EACH_ISA void solveColumnsBackwards(const double* factor, int64_t height, int64_t columns, double* x) {
  for (int64_t k = columns - 1; k >= 0; --k) {
    const double* const row = factor + k * height;
    x[k] = (x[k] - dotInLanes(row + k + 1, x + k + 1, columns - k - 1)) / row[k];
  }
}

/// Brings what a step reads of a vector, which is in the order of elimination, side by side.
void gather(const CholeskySteps& plan, const Step& step, std::span<const double> all, std::vector<double>& own) {
  own.assign(all.begin() + step.firstPlace, all.begin() + step.firstPlace + step.columns);
  for (const CholeskySteps::Stretch& stretch : plan.stretchesOf(step))
    own.insert(own.end(), all.begin() + stretch.place, all.begin() + stretch.place + stretch.length);
}

}  // namespace

void BlockCholesky::solve(std::span<double> x) const {
  std::vector<double> all(x.size());  // by the order of elimination
  for (size_t place = 0; place < all.size(); ++place) all[place] = x[asSize(plan_.scalarAt[place])];
  solveForwards(all);
  solveBackwards(all);
  for (size_t place = 0; place < all.size(); ++place) x[asSize(plan_.scalarAt[place])] = all[place];
}

double BlockCholesky::leastPivot(std::span<const double> diagonal) const {
  double least = 1;
  for (const Step& step : plan_.steps) {
    const double* const leaf = factor_.ofLeaves.data() + step.firstFactor;
    for (int64_t k = 0; k < step.columns; ++k) {
      const size_t place = asSize(step.firstPlace + k);
      const double pivot = step.isLeaf ? leaf[k * step.stride + k] : factor_.pivots[place];
      const double whole = diagonal[asSize(plan_.scalarAt[place])];
      if (whole > 0) least = std::min(least, pivot * pivot / whole);
    }
  }
  return least;
}

/// L y = x: leaves first, then the other steps one after another.
void BlockCholesky::solveForwards(std::span<double> all) const {
  forLeaves(plan_,
            [&](std::span<const int32_t> some) { solveLeaves(plan_, some, factor_.ofLeaves.data(), all.data()); });
  const std::vector<int32_t>& reached = plan_.otherPlaces;
  const auto subtract = [&](int64_t first, int64_t last) {
    subtractFromReached(plan_, plan_.leaves, factor_.ofLeaves.data(), all.data(), reached[asSize(first)],
                        reached[asSize(last - 1)] + 1);
  };
  if (!reached.empty()) forParts(std::ssize(reached), plan_.numbersOfLeaves, subtract, 1);
  std::vector<double> own;
  for (const Step& step : plan_.steps) {
    if (step.isLeaf) continue;
    gather(plan_, step, all, own);
    const double* const factor = factor_.ofOthers.data() + step.firstFactor;
    const int64_t height = step.height, columns = step.columns;
    solveColumns(factor, height, columns, own.data());
    forParts(height - columns, (height - columns) * columns, [&](int64_t first, int64_t last) {
      subtractRows(factor, height, columns, own.data(), columns + first, columns + last);
    });
    std::copy_n(own.begin(), columns, all.begin() + step.firstPlace);
    for (const CholeskySteps::Stretch& stretch : plan_.stretchesOf(step))
      std::copy_n(own.begin() + stretch.from, stretch.length, all.begin() + stretch.place);
  }
}

/// Lᵀ z = y: leaves last.
void BlockCholesky::solveBackwards(std::span<double> all) const {
  std::vector<double> own;
  for (size_t s = plan_.steps.size(); s-- > 0;) {
    const Step& step = plan_.steps[s];
    if (step.isLeaf) continue;
    gather(plan_, step, all, own);
    const double* const factor = factor_.ofOthers.data() + step.firstFactor;
    const int64_t height = step.height, columns = step.columns;
    forParts(columns, (height - columns) * columns,
             [&](int64_t first, int64_t last) { subtractColumns(factor, height, columns, own.data(), first, last); });
    solveColumnsBackwards(factor, height, columns, own.data());
    std::copy_n(own.begin(), columns, all.begin() + step.firstPlace);
  }
  forLeaves(plan_, [&](std::span<const int32_t> some) {
    solveLeavesBackwards(plan_, some, factor_.ofLeaves.data(), all.data());
  });
}

}  // namespace hgc
