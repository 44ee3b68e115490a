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
    case 1: return call(Known<1>());
    case 2: return call(Known<2>());
    case 3: return call(Known<3>());
    case 6: return call(Known<6>());
    default: return call(columns);
  }
}

/// Rows are too short for a call of memcpy.
template <int wide>
[[gnu::always_inline]] inline void copyRow(const double* from, int32_t count, double* to) {
  int32_t k = 0;
  for (; k + 8 <= count; k += 8) store(to + k, load<wide>(from + k));
  for (; k < count; ++k) to[k] = from[k];
}

/// The numbers of the matrix that the leaf has, with the diagonal.
template <int wide>
[[gnu::always_inline]] inline void fillLeaf(const CholeskySteps& plan, const Step& step, const double* values,
                                            const double* diagonal, double* rows) {
  int64_t numbers = 0;
  for (const CholeskySteps::Entry& entry : plan.entriesOf(step)) numbers += int64_t{entry.rows} * entry.columns;
  const bool isWhole = numbers == int64_t{step.columns} * step.height;
  for (int32_t i = 0; i < step.columns; ++i) {
    double* const row = rows + int64_t{i} * step.stride;
    for (int32_t k = isWhole ? step.stride - 8 : 0; k < step.stride; k += 8) store(row + k, Eight<wide>{});
  }
  for (const CholeskySteps::Entry& entry : plan.entriesOf(step)) {
    const double* const block = values + entry.firstValue;
    double* to = rows + int64_t{entry.down} * step.stride + entry.across;
    for (int32_t i = 0; i < entry.rows; ++i, to += step.stride) {
      if (entry.isUpright) copyRow<wide>(block + int64_t{i} * entry.columns, entry.columns, to);
      else
        for (int32_t j = 0; j < entry.columns; ++j) to[j] = block[i + j * entry.rows];
    }
  }
  for (int32_t k = 0; k < step.columns; ++k) rows[int64_t{k} * step.stride + k] += diagonal[step.firstPlace + k];
}

/// Asks for the numbers of the matrix that a leaf has, which are anywhere in memory.
[[gnu::always_inline]] inline void prefetchLeaf(const CholeskySteps& plan, const Step& step, const double* values) {
  for (const CholeskySteps::Entry& entry : plan.entriesOf(step)) {
    for (int32_t k = 0; k < entry.rows * entry.columns; k += 8) __builtin_prefetch(values + entry.firstValue + k);
  }
}

/// Rows are whole multiples of eight numbers; those before the diagonal mean nothing.
template <int wide>
[[gnu::always_inline]] inline bool factoriseRows(double* rows, int32_t count, int32_t stride) {
  for (int32_t row = 0; row < count; ++row) {
    double* const own = rows + int64_t{row} * stride;
    for (int32_t t = 0; t < row; ++t) {
      const double* const above = rows + int64_t{t} * stride;
      const double factor = above[row];
      for (int32_t k = 0; k < stride; k += 8) subtractTimes<wide>(own + k, factor, above + k);
    }
    if (!(own[row] > 0) || std::isinf(own[row])) return false;
    const double pivot = std::sqrt(own[row]);
    const double reciprocal = 1 / pivot;
    for (int32_t k = 0; k < stride; k += 8) store(own + k, reciprocal * load<wide>(own + k));
    own[row] = pivot;
  }
  return true;
}

template <int wide>
[[gnu::always_inline]] inline bool factoriseSomeBy(const CholeskySteps& plan, std::span<const int32_t> leaves,
                                                   const double* values, const double* diagonal, double* factor) {
  constexpr size_t kAhead = 3;  // leaves whose numbers are on their way from memory
  for (size_t k = 0; k < leaves.size(); ++k) {
    if (k + kAhead < leaves.size()) prefetchLeaf(plan, plan.steps[asSize(leaves[k + kAhead])], values);
    const Step& step = plan.steps[asSize(leaves[k])];
    double* const rows = factor + step.firstFactor;
    fillLeaf<wide>(plan, step, values, diagonal, rows);
    if (!factoriseRows<wide>(rows, step.columns, step.stride)) return false;
  }
  return true;
}
HGC_EACH_WIDTH(bool, factoriseSome,
               (const CholeskySteps& plan, std::span<const int32_t> leaves, const double* values,
                const double* diagonal, double* factor),
               factoriseSomeBy<kWide>(plan, leaves, values, diagonal, factor))

/// The product of two stretches of a leaf's rows, `down` of the one by `across` of the other.
template <class Down, class Across>
struct LeafProduct {
  const double *left, *right;
  int32_t stride;  ///< of the leaf's rows
  Down down;
  Across across;
};

/// Takes eight columns of the product from those of a block, or the first `count` of eight.
template <int wide, class Columns, class Product, class Count>
[[gnu::always_inline]] inline void subtractEight(const Product& product, Columns columns, int32_t first, Count count,
                                                 double* __restrict to, size_t toStride) {
  Eight<wide> right[kMost];
  for (int32_t t = 0; t < columns; ++t) {
    right[t] = load<wide>(product.right + t * product.stride + first);
    keepFirst(right[t], count);
  }
  for (int32_t i = 0; i < product.down; ++i, to += toStride) {
    Eight<wide> sum = load<wide>(to + first);
    for (int32_t t = 0; t < columns; ++t) sum -= product.left[t * product.stride + i] * right[t];
    store(to + first, sum);
  }
}

/// Takes one column of the product.
template <int wide, class Columns, class Product>
[[gnu::always_inline]] inline void subtractColumn(const Product& product, Columns columns, int32_t column,
                                                  double* __restrict to, size_t toStride) {
  int32_t i = 0;
  to += column;
  for (; i + 8 <= product.down; i += 8, to += 8 * toStride) {
    Eight<wide> sums = loadApart<wide>(to, toStride);
    for (int32_t t = 0; t < columns; ++t)
      sums -= product.right[t * product.stride + column] * load<wide>(product.left + t * product.stride + i);
    storeApart(sums, to, toStride);
  }
  for (; i < product.down; ++i, to += toStride) {
    double sum = *to;
    for (int32_t t = 0; t < columns; ++t)
      sum -= product.left[t * product.stride + i] * product.right[t * product.stride + column];
    *to = sum;
  }
}

/// Takes the product from a block of a matrix whose rows have room for 7 numbers more: these stay as they are. What is
/// below the diagonal means nothing.
template <int wide, class Columns, class Product>
[[gnu::always_inline]] inline void subtractProduct(const Product& product, Columns columns, double* to,
                                                   size_t toStride) {
  int32_t j = 0;
  for (; j + 8 <= product.across; j += 8) subtractEight<wide>(product, columns, j, Known<8>(), to, toStride);
  if (j + 1 == product.across) subtractColumn<wide>(product, columns, j, to, toStride);
  else if (j < product.across) subtractEight<wide>(product, columns, j, product.across - j, to, toStride);
}

template <int wide>
[[gnu::always_inline]] inline void subtractSomeBy(const CholeskySteps& plan, std::span<const int32_t> leaves,
                                                  const double* factor, const FrontRows& rows) {
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
              const double *const left = own + stretches[down].from + (first - begin), *const above = own + right.from;
              double* const to = rows.numbers + asSize(first) * rows.stride + right.to;
              if (last - first == 9 && right.length == 9)
                subtractProduct<wide>(LeafProduct<Known<9>, Known<9>>{left, above, step.stride, {}, {}}, columns, to,
                                      rows.stride);
              else if (last - first == 6 && right.length == 6)
                subtractProduct<wide>(LeafProduct<Known<6>, Known<6>>{left, above, step.stride, {}, {}}, columns, to,
                                      rows.stride);
              else
                subtractProduct<wide>(
                    LeafProduct<int32_t, int32_t>{left, above, step.stride, last - first, right.length}, columns, to,
                    rows.stride);
            }
          }
        });
  }
}
HGC_EACH_WIDTH(void, subtractSome,
               (const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor,
                const FrontRows& rows),
               subtractSomeBy<kWide>(plan, leaves, factor, rows))

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

/// Takes the products of a leaf's numbers and its rows from `count` numbers.
template <int wide, class Columns>
[[gnu::always_inline]] inline void subtractRows(const double* known, const double* row, int32_t stride, Columns columns,
                                                double* __restrict to, int32_t count) {
  int32_t j = 0;
  for (; j + 8 <= count; j += 8) {
    Eight<wide> sum = load<wide>(to + j);
    for (int32_t t = 0; t < columns; ++t) sum -= known[t] * load<wide>(row + t * stride + j);
    store(to + j, sum);
  }
  for (; j < count; ++j) {
    double sum = to[j];
    for (int32_t t = 0; t < columns; ++t) sum -= known[t] * row[t * stride + j];
    to[j] = sum;
  }
}

template <int wide>
[[gnu::always_inline]] inline void subtractSomeFromReachedBy(const CholeskySteps& plan, std::span<const int32_t> leaves,
                                                             const double* factor, double* x, int32_t first,
                                                             int32_t last) {
  for (const int32_t leaf : leaves) {
    const Step& step = plan.steps[asSize(leaf)];
    withColumns(
        step.columns, [&](auto columns) __attribute__((always_inline)) {
          for (const Stretch& stretch : plan.stretchesOf(step)) {
            const int32_t from = std::max(stretch.place, first), to = std::min(stretch.place + stretch.length, last);
            const double* const row = factor + step.firstFactor + stretch.from + (from - stretch.place);
            subtractRows<wide>(x + step.firstPlace, row, step.stride, columns, x + from, to - from);
          }
        });
  }
}
HGC_EACH_WIDTH(void, subtractSomeFromReached,
               (const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor, double* x,
                int32_t first, int32_t last),
               subtractSomeFromReachedBy<kWide>(plan, leaves, factor, x, first, last))

/// Lᵀ z = y of a leaf: `reached` is what it reaches, by scalar of the leaf, and 0 where it eliminates them.
template <int wide, class Columns>
[[gnu::always_inline]] inline void solveRowsBackwards(const double* rows, int32_t stride, Columns columns,
                                                      const double* reached, double* own) {
  Eight<wide> lanes[kMost] = {};
  for (int32_t j = 0; j < stride; j += 8) {
    for (int32_t k = 0; k < columns; ++k) lanes[k] += load<wide>(rows + k * stride + j) * load<wide>(reached + j);
  }
  for (int32_t k = columns - 1; k >= 0; --k) {
    double sums[kLanes];
    store(sums, lanes[k]);
    double sum = own[k] - sumLanes(sums, 1);
    for (int32_t t = k + 1; t < columns; ++t) sum -= rows[k * stride + t] * own[t];
    own[k] = sum / rows[k * stride + k];
  }
}

template <int wide>
[[gnu::always_inline]] inline void solveSomeBackwardsBy(const CholeskySteps& plan, std::span<const int32_t> leaves,
                                                        const double* factor, double* x, std::vector<double>& reached) {
  for (const int32_t leaf : leaves) {
    const Step& step = plan.steps[asSize(leaf)];
    if (reached.size() < asSize(step.stride)) reached.resize(asSize(step.stride));
    for (int32_t k = 0; k < step.columns; ++k) reached[asSize(k)] = 0;
    for (int32_t k = step.height; k < step.stride; ++k) reached[asSize(k)] = 0;
    for (const Stretch& stretch : plan.stretchesOf(step))
      copyRow<wide>(x + stretch.place, stretch.length, reached.data() + stretch.from);
    withColumns(
        step.columns, [&](auto columns) __attribute__((always_inline)) {
          solveRowsBackwards<wide>(factor + step.firstFactor, step.stride, columns, reached.data(),
                                   x + step.firstPlace);
        });
  }
}
HGC_EACH_WIDTH(void, solveSomeBackwards,
               (const CholeskySteps& plan, std::span<const int32_t> leaves, const double* factor, double* x,
                std::vector<double>& reached),
               solveSomeBackwardsBy<kWide>(plan, leaves, factor, x, reached))

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
  std::vector<double> reached;
  solveSomeBackwards(plan, leaves, factor, x, reached);
}

}  // namespace hgc
