#include "runtime/solve/after/inverse_normal.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/dense_qr.h"
#include "runtime/solve/normal_equations.h"
#include "runtime/solve/scaling.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

constexpr int64_t kDenseColumns = 500;

/// The first scalar of each row of an unknown, and the end.
std::vector<int64_t> rowsOf(const Unknowns& unknowns) {
  std::vector<int64_t> rows;
  for (const auto& [name, run] : unknowns.rows()) {
    for (int64_t block = 0; block < run.blocks; ++block) rows.push_back(run.first + block * run.size);
  }
  rows.push_back(unknowns.count());
  return rows;
}

/// That residuals change with each scalar. `squares` are those of columns.
Status checkChanges(const Unknowns& unknowns, std::span<const double> squares, const std::vector<bool>& isStill) {
  const std::vector<double> largest = largestAround(unknowns, squares);
  for (size_t k = 0; k < squares.size(); ++k) {
    if (isStill[k] || squares[k] > kRoundingOfColumns * largest[k]) continue;
    const std::string name = unknowns.nameOf(static_cast<int64_t>(k));
    const char* const hint = "what residuals leave free can be fixed: `fix` in the program, or --fix";
    if (squares[k] == 0) return Error{fmt::format("no residual changes with `{}`", name), hint, ErrorKind::Data};
    return Error{
        fmt::format("residuals change with `{}` by {:.1e} of what they do with other scalars of it, which cannot "
                    "be told from rounding",
                    name, std::sqrt(squares[k] / largest[k])),
        std::string("in another unit, as an unknown of its own, it may do; ") + hint, ErrorKind::Data};
  }
  return Done{};
}

LinearForm formOf(const ResidualRow& row) {
  LinearForm form;
  for (size_t k = 0; k < row.columns.size(); ++k) {
    if (row.jacobian[k] != 0) form.emplace_back(row.columns[k], row.jacobian[k]);
  }
  std::ranges::sort(form);
  return form;
}

/// The rows of the terms that are constraints, or of those that are not.
std::vector<LinearForm> formsOf(LeastSquares& squares, bool areConstraints) {
  std::vector<LinearForm> forms;
  for (size_t term = 0; term < squares.terms(); ++term) {
    if (squares.isConstraint(term) != areConstraints) continue;
    squares.forRowsOf(term, [&](const ResidualRow& row) { forms.push_back(formOf(row)); });
  }
  if (areConstraints) std::erase_if(forms, [](const LinearForm& form) { return form.empty(); });
  return forms;
}

std::vector<double> squaresOf(std::span<const LinearForm> rows, size_t scalars) {
  std::vector<double> squares(scalars);
  for (const LinearForm& row : rows) {
    for (const auto& [scalar, number] : row) squares[static_cast<size_t>(scalar)] += number * number;
  }
  return squares;
}

/// JᵀJ by scalars.
Result<BlockMatrix> multiply(std::span<const LinearForm> rows, int64_t scalars) {
  constexpr size_t kMost = 100'000'000;  // products: 1.6 GB
  size_t count = static_cast<size_t>(scalars);
  for (const LinearForm& row : rows) {
    count += row.size() * (row.size() + 1) / 2;
    if (count > kMost)
      return Error{"constraints join too many unknowns to find how exact these are", "", ErrorKind::Unsupported};
  }
  std::vector<std::pair<int64_t, double>> products;  // by row and column
  products.reserve(count);
  for (int64_t k = 0; k < scalars; ++k) products.emplace_back(k * scalars + k, 0.0);
  for (const LinearForm& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      for (size_t j = 0; j <= i; ++j)
        products.emplace_back(row[i].first * scalars + row[j].first, row[i].second * row[j].second);
    }
  }
  std::ranges::stable_sort(products, {}, [](const auto& each) { return each.first; });
  auto shape = std::make_shared<BlockShape>();
  BlockMatrix matrix;
  for (size_t k = 0; k < products.size();) {
    const int64_t at = products[k].first;
    double sum = 0;
    for (; k < products.size() && products[k].first == at; ++k) sum += products[k].second;
    matrix.values.push_back(sum);
    shape->column.push_back(static_cast<int32_t>(at % scalars));
    shape->firstValue.push_back(static_cast<int32_t>(matrix.values.size()));
    if (at % scalars == at / scalars) {  // the last one of its row
      shape->rowBegin.push_back(static_cast<int32_t>(matrix.values.size()));
      shape->rows.push_back(at / scalars + 1);
    }
  }
  shape->columns = shape->rows;
  matrix.shape = std::move(shape);
  return matrix;
}

Error notFinite() { return {"the covariance is not finite", "", ErrorKind::NotFinite}; }

}  // namespace

Result<InverseNormal> InverseNormal::of(LeastSquares& squares, const Unknowns& unknowns) {
  InverseNormal made;
  for (int64_t k = 0; k < unknowns.count(); ++k) {
    made.isStill_.push_back(squares.isStill(k));
    made.rank_ += squares.isStill(k) ? 0 : 1;
  }
  std::vector<LinearForm> constraints = formsOf(squares, true);
  const bool isFree = constraints.empty();
  Status done =
      isFree ? made.factorise(squares, unknowns) : made.factoriseWithin(std::move(constraints), squares, unknowns);
  if (done)
    done = made.checkFree(unknowns, isFree ? "the residuals do not determine the unknowns"
                                           : "residuals and constraints do not determine the unknowns");
  return done ? Result<InverseNormal>(std::move(made)) : done.error();
}

Status InverseNormal::factorise(LeastSquares& squares, const Unknowns& unknowns) {
  if (const Status done = setScale(squares.sumSquares(), unknowns); !done) return done;
  if (unknowns.count() <= kDenseColumns) {
    factoriseDense([&](const auto& visit) { squares.forRows([&](const ResidualRow& row) { visit(formOf(row)); }); });
    return Done{};
  }
  NormalEquations normal;
  const Status done = normal.add(squares, unknowns.count());
  return done ? factoriseSparse(normal.matrix(), unknowns) : done;
}

Status InverseNormal::factoriseWithin(std::vector<LinearForm> constraints, LeastSquares& squares,
                                      const Unknowns& unknowns) {
  constexpr double kAnySize = 1e100;  // of what no residual changes with
  const size_t scalars = isStill_.size();
  std::vector<LinearForm> rows = formsOf(squares, false);
  std::vector<double> sizes = squaresOf(rows, scalars);
  for (double& size : sizes) size = size > 0 ? 1 / std::sqrt(size) : kAnySize;
  auto found = Substitution::of(constraints, sizes);
  if (!found) return found.error();
  constraints_ = std::move(*found);
  rank_ -= constraints_->count();
  for (size_t k = 0; k < scalars; ++k) isStill_[k] = isStill_[k] || constraints_->isGiven(static_cast<int64_t>(k));
  for (LinearForm& row : rows) row = constraints_->substitute(row);
  if (const Status done = setScale(squaresOf(rows, scalars), unknowns); !done) return done;
  if (unknowns.count() <= kDenseColumns) {
    factoriseDense([&](const auto& visit) { std::ranges::for_each(rows, visit); });
    return Done{};
  }
  const auto matrix = multiply(rows, unknowns.count());
  return matrix ? factoriseSparse(*matrix, unknowns) : matrix.error();
}

Status InverseNormal::setScale(std::span<const double> squares, const Unknowns& unknowns) {
  if (const Status done = checkChanges(unknowns, squares, isStill_); !done) return done;
  for (size_t k = 0; k < squares.size(); ++k) scale_.push_back(!isStill_[k] ? 1 / std::sqrt(squares[k]) : 1);
  return Done{};
}

/// So small a multiple of the identity is added that no digit of what is determined changes.
void InverseNormal::factoriseDense(const auto& forRows) {
  constexpr double kLittle = 1e-15;
  auto triangle = std::make_shared<TriangularRows>(scale_.size());
  forRows([&](const LinearForm& row) {
    const auto to = triangle->addRow();
    for (const auto& [scalar, number] : row)
      to[static_cast<size_t>(scalar)] = number * scale_[static_cast<size_t>(scalar)];
  });
  for (size_t k = 0; k < scale_.size(); ++k) triangle->addRow()[k] = isStill_[k] ? 1 : kLittle;
  triangle->eliminate();
  solve_ = [triangle](std::span<double> x) { return triangle->solveNormal(x); };
}

Status InverseNormal::factoriseSparse(const BlockMatrix& matrix, const Unknowns& unknowns) {
  constexpr double kLittle = 1e-14;
  auto cholesky = BlockCholesky::prepare(matrix.shape);
  if (!cholesky) return cholesky.error();
  auto factor = std::make_shared<BlockCholesky>(std::move(*cholesky));
  std::vector<double> diagonal(scale_.size());
  bool isDone = false;
  for (double little = 0; !isDone && little < 1e-12; little = little == 0 ? kLittle : 10 * little) {
    for (size_t k = 0; k < scale_.size(); ++k) diagonal[k] = isStill_[k] ? 1 : little / (scale_[k] * scale_[k]);
    isDone = factor->factorise(matrix.values, diagonal);
  }
  if (!isDone)
    return Error{"the residuals do not determine the unknowns: JᵀJ has no factor",
                 "what is left free can be fixed: `fix` in the program, or --fix", ErrorKind::Data};
  inverse_ = factor->inverseBlocks(rowsOf(unknowns));
  solve_ = [factor = std::move(factor), scale = scale_](std::span<double> x) {
    for (size_t k = 0; k < x.size(); ++k) x[k] /= scale[k];
    factor->solve(x);
    for (size_t k = 0; k < x.size(); ++k) x[k] /= scale[k];
    return true;
  };
  return Done{};
}

Status InverseNormal::checkFree(const Unknowns& unknowns, const char* fault) const {
  const double least = inverse_ ? 1e-12 : 1e-24;  // of the squared singular values of unit columns
  return checkDetermined(fault, unknowns, scale_, solve_, least);
}

Result<std::vector<double>> InverseNormal::column(int64_t scalar) const {
  std::vector<double> x(scale_.size());
  const bool isGiven = constraints_ && constraints_->isGiven(scalar);
  if (isStill_[static_cast<size_t>(scalar)] && !isGiven) return x;
  const LinearForm form = isGiven ? constraints_->formOf(scalar) : LinearForm{{static_cast<int32_t>(scalar), 1.0}};
  for (const auto& [other, number] : form) x[static_cast<size_t>(other)] = number * scale_[static_cast<size_t>(other)];
  if (!solve_(x) || !areFinite(x)) return notFinite();
  for (size_t k = 0; k < x.size(); ++k) x[k] = isStill_[k] ? 0 : x[k] * scale_[k];
  if (constraints_) constraints_->complete(x);
  return x;
}

Result<std::vector<double>> InverseNormal::within(int64_t first, int64_t count) const {
  std::vector<double> numbers;
  bool isKnown = inverse_.has_value();
  for (int64_t k = first; k < first + count; ++k) isKnown = isKnown && !(constraints_ && constraints_->isGiven(k));
  for (int64_t i = first; i < first + count && isKnown; ++i) {
    for (int64_t j = first; j < first + count; ++j) {
      const bool isZero = isStill_[static_cast<size_t>(i)] || isStill_[static_cast<size_t>(j)];
      numbers.push_back(isZero ? 0 : inverse_->at(i, j));
    }
  }
  if (isKnown && areFinite(numbers)) return numbers;
  numbers.clear();
  for (int64_t i = first; i < first + count; ++i) {
    const auto own = column(i);
    if (!own) return own.error();
    numbers.insert(numbers.end(), own->begin() + first, own->begin() + first + count);
  }
  return numbers;
}

}  // namespace hgc
