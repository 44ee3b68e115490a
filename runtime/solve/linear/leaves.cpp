#include "runtime/solve/linear/leaves.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "runtime/data/each_isa.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

using Step = CholeskySteps::Step;
using Stretch = CholeskySteps::Stretch;
constexpr int32_t kMost = 8;  ///< columns of a leaf

/// Calls `call` with the number of columns, as a constant of the compiler's where it is a common one.
[[gnu::always_inline]] inline void withColumns(int32_t columns, const auto& call) {
  switch (columns) {
    case 1: return call(std::integral_constant<int32_t, 1>());
    case 2: return call(std::integral_constant<int32_t, 2>());
    case 3: return call(std::integral_constant<int32_t, 3>());
    case 6: return call(std::integral_constant<int32_t, 6>());
    default: return call(columns);
  }
}

/// The numbers of the matrix that the leaf has, with the diagonal.
[[gnu::always_inline]] inline void fillLeaf(const CholeskySteps& plan, const Step& step, const double* values,
                                            const double* diagonal, double* rows) {
  std::fill_n(rows, int64_t{step.columns} * step.stride, 0.0);
  for (const CholeskySteps::Entry& entry : plan.entriesOf(step)) {
    const double* const block = values + entry.firstValue;
    const int32_t down = entry.isUpright ? entry.columns : 1, across = entry.isUpright ? 1 : entry.rows;
    for (int32_t i = 0; i < entry.rows; ++i) {
      double* const to = rows + int64_t{entry.down + i} * step.stride + entry.across;
      for (int32_t j = 0; j < entry.columns; ++j) to[j] = block[i * down + j * across];
    }
  }
  for (int32_t k = 0; k < step.columns; ++k) rows[int64_t{k} * step.stride + k] += diagonal[step.firstPlace + k];
}

/// Rows are whole multiples of eight numbers; those before the diagonal mean nothing.
[[gnu::always_inline]] inline bool factoriseRows(double* rows, int32_t count, int32_t stride) {
  for (int32_t row = 0; row < count; ++row) {
    double* const own = rows + int64_t{row} * stride;
    for (int32_t t = 0; t < row; ++t) {
      const double* const above = rows + int64_t{t} * stride;
      const double factor = above[row];
      for (int32_t k = 0; k < stride; k += 8) eight(own + k) -= factor * eight(above + k);
    }
    if (!(own[row] > 0) || std::isinf(own[row])) return false;
    const double pivot = std::sqrt(own[row]);
    const double reciprocal = 1 / pivot;
    for (int32_t k = 0; k < stride; k += 8) eight(own + k) *= reciprocal;
    own[row] = pivot;
  }
  return true;
}

HGC_EACH_ISA bool factoriseSome(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* values,
                                const double* diagonal, double* factor) {
  for (const int32_t leaf : leaves) {
    const Step& step = plan.steps[asSize(leaf)];
    double* const rows = factor + step.firstFactor;
    fillLeaf(plan, step, values, diagonal, rows);
    if (!factoriseRows(rows, step.columns, step.stride)) return false;
  }
  return true;
}

/// The product of two stretches of a leaf's rows, `left` of them down and `right` across.
struct LeafProduct {
  const double *left, *right;
  int32_t stride;        ///< of the leaf's rows
  int32_t down, across;  ///< numbers
  int32_t below;         ///< the first of `down` is so far below the diagonal; of numbers before it nothing is needed
};

/// Takes the product from a block of a matrix whose rows have room for 7 numbers more: these stay as they are.
template <class Columns>
[[gnu::always_inline]] inline void subtractProduct(const LeafProduct& product, Columns columns, double* to,
                                                   size_t toStride) {
  int32_t j = 0;
  const auto subtractEight = [&](auto count) __attribute__((always_inline)) {
    Eight right[kMost];
    for (int32_t t = 0; t < columns; ++t) {
      right[t] = eight(product.right + t * product.stride + j);
      keepFirst(right[t], count);
    }
    const int32_t rows = std::min(product.down, j + 8 - product.below);
    const double* left = product.left;
    double* there = to + j;
    for (int32_t i = 0; i < rows; ++i, ++left, there += toStride) {
      Eight sum = eight(there);
      for (int32_t t = 0; t < columns; ++t) sum -= left[t * product.stride] * right[t];
      eight(there) = sum;
    }
  };
  for (; j + 8 <= product.across; j += 8) subtractEight(std::integral_constant<int32_t, 8>());
  if (j + 1 == product.across) {
    double* there = to + j;
    for (int32_t i = 0; i < product.down; ++i, there += toStride) {
      double sum = *there;
      for (int32_t t = 0; t < columns; ++t)
        sum -= product.left[t * product.stride + i] * product.right[t * product.stride + j];
      *there = sum;
    }
  } else if (j < product.across) {
    subtractEight(product.across - j);
  }
}

HGC_EACH_ISA void subtractSome(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor,
                               const FrontRows& rows) {
  for (const int32_t leaf : leaves) {
    const Step& step = plan.steps[asSize(leaf)];
    const double* const own = factor + step.firstFactor;
    const auto stretches = plan.stretchesOf(step);
    withColumns(
        step.columns, [&](auto columns) __attribute__((always_inline)) {
          for (size_t down = 0; down < stretches.size(); ++down) {
            const int32_t begin = stretches[down].to;
            const int32_t first = std::max(begin, rows.first),
                          last = std::min(begin + stretches[down].length, rows.last);
            if (first >= last) continue;
            for (size_t across = down; across < stretches.size(); ++across) {
              const Stretch& right = stretches[across];
              const int32_t below = across == down ? first - begin : -last;
              subtractProduct({own + stretches[down].from + (first - begin), own + right.from, step.stride,
                               last - first, right.length, below},
                              columns, rows.numbers + asSize(first) * rows.stride + right.to, rows.stride);
            }
          }
        });
  }
}

HGC_EACH_ISA void solveSome(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor,
                            double* x) {
  for (const int32_t leaf : leaves) {
    const Step& step = plan.steps[asSize(leaf)];
    double* const own = x + step.firstPlace;
    for (int32_t k = 0; k < step.columns; ++k) {
      const double* const row = factor + step.firstFactor + int64_t{k} * step.stride;
      own[k] /= row[k];
      for (int32_t j = k + 1; j < step.columns; ++j) own[j] -= own[k] * row[j];
    }
  }
}

HGC_EACH_ISA void subtractSomeFromReached(const CholeskySteps& plan, std::span<const int32_t> leaves,
                                          const double* factor, double* x, int32_t first, int32_t last) {
  for (const int32_t leaf : leaves) {
    const Step& step = plan.steps[asSize(leaf)];
    const double* const known = x + step.firstPlace;
    const auto stretches = plan.stretchesOf(step);
    withColumns(
        step.columns, [&](auto columns) __attribute__((always_inline)) {
          for (const Stretch& stretch : stretches) {
            const int32_t from = std::max(stretch.place, first), to = std::min(stretch.place + stretch.length, last);
            const double* const row = factor + step.firstFactor + stretch.from - stretch.place;
            for (int32_t place = from; place < to; ++place) {
              double sum = x[place];
              for (int32_t t = 0; t < columns; ++t) sum -= known[t] * row[t * step.stride + place];
              x[place] = sum;
            }
          }
        });
  }
}

HGC_EACH_ISA void solveSomeBackwards(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor,
                                     double* x) {
  std::vector<double> reached;  // by scalar of the leaf; 0 where it is not one that is reached
  for (const int32_t leaf : leaves) {
    const Step& step = plan.steps[asSize(leaf)];
    reached.assign(asSize(step.stride), 0.0);
    for (const Stretch& stretch : plan.stretchesOf(step))
      std::copy_n(x + stretch.place, stretch.length, reached.data() + stretch.from);
    double* const own = x + step.firstPlace;
    for (int32_t k = step.columns - 1; k >= 0; --k) {
      const double* const row = factor + step.firstFactor + int64_t{k} * step.stride;
      Eight lanes = {};
      for (int32_t j = 0; j < step.stride; j += 8) lanes += eight(row + j) * eight(reached.data() + j);
      double sums[kLanes];
      eight(sums) = lanes;
      own[k] = (own[k] - sumLanes(sums, 1)) / row[k];
      reached[asSize(k)] = own[k];
    }
  }
}

}  // namespace

bool factoriseLeaves(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* values,
                     const double* diagonal, double* factor) {
  return factoriseSome(plan, leaves, values, diagonal, factor);
}

void subtractLeaves(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor,
                    const FrontRows& rows) {
  subtractSome(plan, leaves, factor, rows);
}

void solveLeaves(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor, double* x) {
  solveSome(plan, leaves, factor, x);
}

void subtractFromReached(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor, double* x,
                         int32_t first, int32_t last) {
  subtractSomeFromReached(plan, leaves, factor, x, first, last);
}

void solveLeavesBackwards(const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor, double* x) {
  solveSomeBackwards(plan, leaves, factor, x);
}

}  // namespace hgc
