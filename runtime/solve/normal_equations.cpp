#include "runtime/solve/normal_equations.h"

#include <algorithm>
#include <type_traits>

#include "runtime/data/each_isa.h"
#include "runtime/data/large_pages.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/solve/linear/elimination.h"

namespace hgc {
namespace {

/// The numbers of a term.
struct TermNumbers {
  const double *jacobian, *residuals;
  int32_t components;
};

/// Calls `call` with the number, as a constant of the compiler's if it is a common one: sums of products whose sizes
/// are known are several times as fast.
[[gnu::always_inline]] inline void withKnown(int32_t number, const auto& call) {
  switch (number) {
    case 1: return call(Known<1>());
    case 2: return call(Known<2>());
    case 3: return call(Known<3>());
    case 6: return call(Known<6>());
    case 9: return call(Known<9>());
    default: return call(number);
  }
}

/// A row of a product, `count` columns of it: the first one of a block, or one that is added to it.
template <int count, int wide, class Components>
[[gnu::always_inline]] inline void addColumns(const double* __restrict left, const double* __restrict right,
                                              int32_t width, Components components, double* __restrict to,
                                              bool isFirst) {
  Several<count, wide> sum = {};
  if (!isFirst) sum = load<wide, count>(to);
  for (int32_t c = 0; c < components; ++c) sum += left[c * width] * load<wide, count>(right + c * width);
  store(to, sum);
}

/// Columns `left` of an instance's Jacobian, transposed, times columns `right`: the first product of a block, or one
/// that is added to it. Of a block on the diagonal, what is right of the last eight columns is left to `mirror`.
template <int wide, class Components, class Columns>
[[gnu::always_inline]] inline void addProduct(const double* __restrict left, const double* __restrict right,
                                              int32_t width, Components components, double* __restrict to, int32_t rows,
                                              Columns columns, bool isFirst, bool isDiagonal) {
  for (int32_t i = 0; i < rows; ++i, ++left, to += columns) {
    int32_t j = 0;
    for (; j + 8 <= columns; j += 8) addColumns<8, wide>(left, right + j, width, components, to + j, isFirst);
    if (isDiagonal && i < j) continue;
    if (j + 4 <= columns) addColumns<4, wide>(left, right + j, width, components, to + j, isFirst), j += 4;
    if (j + 2 <= columns) addColumns<2, wide>(left, right + j, width, components, to + j, isFirst), j += 2;
    if (j == columns) continue;
    double sum = isFirst ? 0 : to[j];
    for (int32_t c = 0; c < components; ++c) sum += left[c * width] * right[c * width + j];
    to[j] = sum;
  }
}

/// The numbers of a block on the diagonal that have not been added up, from those on the other side.
[[gnu::always_inline]] inline void mirror(double* block, int32_t rows) {
  const int32_t added = rows / 8 * 8;
  for (int32_t i = 0; i < added; ++i) {
    for (int32_t j = added; j < rows; ++j) block[i * rows + j] = block[j * rows + i];
  }
}

/// Columns of an instance's Jacobian, transposed, times its residuals.
template <class Components>
[[gnu::always_inline]] inline void addGradient(const double* __restrict left, const double* __restrict residuals,
                                               int32_t width, Components components, double* __restrict to,
                                               int32_t rows) {
  for (int32_t i = 0; i < rows; ++i) {
    double sum = to[i];
    for (int32_t c = 0; c < components; ++c) sum += left[c * width + i] * residuals[c];
    to[i] = sum;
  }
}

/// Asks for the numbers of a product of a block on the diagonal, which are anywhere in memory.
[[gnu::always_inline]] inline void prefetch(const NormalPlan::Product& product, const TermNumbers* terms,
                                            int32_t rows) {
  const TermNumbers& term = terms[product.term];
  const double* row = term.jacobian + product.left;
  for (int32_t c = 0; c < term.components; ++c, row += product.width) {
    __builtin_prefetch(row);
    __builtin_prefetch(row + rows - 1);
  }
  __builtin_prefetch(term.residuals + product.right);
}

/// The sum of the products of a block. A block on the diagonal has a gradient beside it.
template <int wide, class Columns>
[[gnu::always_inline]] inline void addBlock(const NormalPlan::Product* products, size_t count, const TermNumbers* terms,
                                            double* to, int32_t rows, Columns columns, double* gradient) {
  constexpr size_t kAhead = 12;  // products whose numbers are on their way from memory
  for (size_t k = 0; k < count; ++k) {
    const NormalPlan::Product& product = products[k];
    const TermNumbers& term = terms[product.term];
    if (gradient != nullptr && k + kAhead < count) prefetch(products[k + kAhead], terms, rows);
    const double* const left = term.jacobian + product.left;
    const auto add = [&](auto components) __attribute__((always_inline)) {
      const double* const right = gradient == nullptr ? term.jacobian + product.right : left;
      addProduct<wide>(left, right, product.width, components, to, rows, columns, k == 0, gradient != nullptr);
      if (gradient != nullptr)
        addGradient(left, term.residuals + product.right, product.width, components, gradient, rows);
    };
    switch (term.components) {
      case 1: add(Known<1>()); break;
      case 2: add(Known<2>()); break;
      case 3: add(Known<3>()); break;
      case 6: add(Known<6>()); break;
      default: add(term.components);
    }
  }
  if (gradient != nullptr && count > 0) mirror(to, rows);
}

/// The sums of some rows of blocks.
template <int wide>
[[gnu::always_inline]] inline void addRowsBy(const NormalPlan& plan, const TermNumbers* terms, int32_t firstRow,
                                             int32_t lastRow, double* values, double* gradient) {
  const BlockShape& shape = *plan.shape;
  const auto widthOf = [&](int32_t row) {
    return static_cast<int32_t>(shape.rows[asSize(row) + 1] - shape.rows[asSize(row)]);
  };
  for (int32_t row = firstRow; row < lastRow; ++row) {
    for (int32_t block = shape.rowBegin[asSize(row)]; block < shape.rowBegin[asSize(row) + 1]; ++block) {
      const int32_t column = shape.column[asSize(block)];
      const int64_t first = plan.firstProduct[asSize(block)], last = plan.firstProduct[asSize(block) + 1];
      withKnown(
          widthOf(column), [&](auto columns) __attribute__((always_inline)) {
            addBlock<wide>(plan.products.data() + first, asSize(last - first), terms,
                           values + shape.firstValue[asSize(block)], widthOf(row), columns,
                           column == row ? gradient + shape.rows[asSize(row)] : nullptr);
          });
    }
  }
}

HGC_EACH_WIDTH(void, addRows,
               (const NormalPlan& plan, const TermNumbers* terms, int32_t firstRow, int32_t lastRow, double* values,
                double* gradient),
               addRowsBy<kWide>(plan, terms, firstRow, lastRow, values, gradient))

}  // namespace

Status NormalEquations::plan(const LeastSquares& squares, int64_t unknowns) {
  constexpr int64_t kPiece = 2'000;  // products that take longer than to begin with them
  auto plan = planNormalEquations(squares, unknowns);
  if (!plan) return plan.error();
  plan_ = std::move(*plan);
  matrix_.shape = plan_.shape;
  const BlockShape& shape = *plan_.shape;
  resizeInLargePages(matrix_.values, asSize(shape.firstValue.back()));
  firstRows_ = {0};
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    const auto productsTo = [&](int32_t place) { return plan_.firstProduct[asSize(shape.rowBegin[asSize(place)])]; };
    const auto next = static_cast<int32_t>(row) + 1;
    if (row + 2 == shape.rows.size() || productsTo(next) - productsTo(firstRows_.back()) >= kPiece)
      firstRows_.push_back(next);
  }
  return Done{};
}

Status NormalEquations::add(const LeastSquares& squares, int64_t unknowns) {
  if (!plan_.shape) {
    if (const Status done = plan(squares, unknowns); !done) return done;
  }
  std::vector<TermNumbers> terms;
  for (size_t t = 0; t < squares.terms(); ++t)
    terms.push_back({squares.numbers(t).jacobian.data(), squares.numbers(t).residuals.data(),
                     static_cast<int32_t>(squares.components(t))});
  gradient_.assign(asSize(unknowns), 0);
  diagonal_.assign(asSize(unknowns), 0);
  const BlockShape& shape = *plan_.shape;
  forAll(static_cast<int64_t>(firstRows_.size()) - 1, [&](int64_t piece) {
    const int32_t first = firstRows_[asSize(piece)], last = firstRows_[asSize(piece) + 1];
    addRows(plan_, terms.data(), first, last, matrix_.values.data(), gradient_.data());
    for (size_t row = asSize(first); row < asSize(last); ++row) {
      const size_t width = asSize(shape.rows[row + 1] - shape.rows[row]);
      const size_t value = asSize(shape.firstValue[asSize(shape.rowBegin[row + 1]) - 1]);
      for (size_t k = 0; k < width; ++k) diagonal_[asSize(shape.rows[row]) + k] = matrix_.values[value + k * width + k];
    }
  });
  return Done{};
}

}  // namespace hgc
