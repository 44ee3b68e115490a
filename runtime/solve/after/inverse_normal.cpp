#include "runtime/solve/after/inverse_normal.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/dense_qr.h"
#include "runtime/solve/normal_equations.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

constexpr int64_t kDenseColumns = 500;

/// Of unit columns; 1 where a column is 0.
std::vector<double> scaleOf(std::span<const double> squares) {
  std::vector<double> scale;
  for (const double square : squares) scale.push_back(square > 0 ? 1 / std::sqrt(square) : 1);
  return scale;
}

/// The first scalar of each row of an unknown, and the end.
std::vector<int64_t> rowsOf(const Unknowns& unknowns) {
  std::vector<int64_t> rows;
  for (const auto& [name, run] : unknowns.rows()) {
    for (int64_t block = 0; block < run.blocks; ++block) rows.push_back(run.first + block * run.size);
  }
  rows.push_back(unknowns.count());
  return rows;
}

Status checkDependence(const Unknowns& unknowns, std::span<const double> sums, const std::vector<bool>& isStill) {
  constexpr double kNothing = 1e-28;  // the square of what is lost in the rounding of other columns
  const double largest = largestMagnitude(sums);
  for (size_t k = 0; k < sums.size(); ++k) {
    if (isStill[k] || sums[k] > kNothing * largest) continue;
    const std::string name = unknowns.nameOf(static_cast<int64_t>(k));
    const char* const hint = "what residuals leave free can be fixed: `fix` in the program, or --fix";
    if (sums[k] == 0) return Error{fmt::format("no residual changes with `{}`", name), hint, ErrorKind::Data};
    return Error{
        fmt::format("residuals change with `{}` by {:.1e} of what they do with other unknowns, which cannot be "
                    "told from rounding",
                    name, std::sqrt(sums[k] / largest)),
        std::string("another unit may do; ") + hint, ErrorKind::Data};
  }
  return Done{};
}

void forConstraintRows(LeastSquares& squares, const auto& visit) {
  for (size_t term = 0; term < squares.terms(); ++term) {
    if (squares.isConstraint(term)) squares.forRowsOf(term, visit);
  }
}

/// Makes the length of each row of constraints 1 by scaled columns, as that of columns is, but for rows that are 0.
void normaliseConstraints(LeastSquares& squares, std::span<const double> scale) {
  forConstraintRows(squares, [&](const ResidualRow& row) {
    double sum = 0;
    for (size_t k = 0; k < row.columns.size(); ++k) {
      const double scaled = row.jacobian[k] * scale[static_cast<size_t>(row.columns[k])];
      sum += scaled * scaled;
    }
    const double length = std::sqrt(sum);
    for (double& number : row.jacobian) number = length > 0 ? number / length : 0;
  });
}

Error notFinite() { return {"the covariance is not finite", "", ErrorKind::NotFinite}; }

}  // namespace

Result<InverseNormal> InverseNormal::of(LeastSquares& squares, const Unknowns& unknowns) {
  InverseNormal made;
  std::vector<double> sums = squares.squaresOfColumns();
  for (int64_t k = 0; k < unknowns.count(); ++k) {
    made.isStill_.push_back(squares.isStill(k));
    if (squares.isStill(k)) sums[static_cast<size_t>(k)] = 0;
    else ++made.rank_;
  }
  if (const Status done = checkDependence(unknowns, sums, made.isStill_); !done) return done.error();
  made.scale_ = scaleOf(sums);
  normaliseConstraints(squares, made.scale_);
  const bool isDense = unknowns.count() <= kDenseColumns;
  Status done = isDense ? made.factoriseDense(squares) : made.factoriseSparse(squares, unknowns);
  const double least = isDense ? 1e-24 : 1e-12;  // of the squared singular values of unit columns
  if (done)
    done = checkDetermined("the residuals do not determine the unknowns", unknowns, made.scale_, made.solve_, least);
  if (done) done = made.holdConstraints(squares);
  return done ? Result<InverseNormal>(std::move(made)) : done.error();
}

/// So small a multiple of the identity is added that no digit of what is determined changes.
Status InverseNormal::factoriseDense(LeastSquares& squares) {
  constexpr double kLittle = 1e-15;
  squares.scaleColumns(scale_);
  auto rows = std::make_shared<TriangularRows>(scale_.size());
  squares.forRows([&](const ResidualRow& row) {
    const auto to = rows->addRow();
    for (size_t k = 0; k < row.columns.size(); ++k) to[static_cast<size_t>(row.columns[k])] = row.jacobian[k];
  });
  for (size_t k = 0; k < scale_.size(); ++k) rows->addRow()[k] = isStill_[k] ? 1 : kLittle;
  rows->eliminate();
  solve_ = [rows](std::span<double> x) { return rows->solveNormal(x); };
  return Done{};
}

Status InverseNormal::factoriseSparse(LeastSquares& squares, const Unknowns& unknowns) {
  constexpr double kLittle = 1e-14;
  NormalEquations normal;
  if (const Status done = normal.add(squares, static_cast<int64_t>(scale_.size())); !done) return done.error();
  auto cholesky = BlockCholesky::prepare(normal.matrix().shape);
  if (!cholesky) return cholesky.error();
  auto factor = std::make_shared<BlockCholesky>(std::move(*cholesky));
  std::vector<double> diagonal(scale_.size());
  bool isDone = false;
  for (double little = 0; !isDone && little < 1e-12; little = little == 0 ? kLittle : 10 * little) {
    for (size_t k = 0; k < scale_.size(); ++k) diagonal[k] = isStill_[k] ? 1 : little / (scale_[k] * scale_[k]);
    isDone = factor->factorise(normal.matrix().values, diagonal);
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
  squares.scaleColumns(scale_);
  return Done{};
}

/// Rows of constraints are those of scaled unknowns here, of length 1, so that JᵀJ with them is about as well
/// conditioned as it is along them.
Status InverseNormal::holdConstraints(LeastSquares& squares) {
  std::vector<ActiveConstraints::Row> rows;
  forConstraintRows(squares, [&](const ResidualRow& row) {
    ActiveConstraints::Row own;
    for (size_t k = 0; k < row.columns.size(); ++k) {
      if (row.jacobian[k] != 0) own.emplace_back(static_cast<size_t>(row.columns[k]), row.jacobian[k]);
    }
    if (!own.empty()) rows.push_back(std::move(own));
  });
  if (rows.empty()) return Done{};
  auto constraints = ActiveConstraints::of(std::move(rows), scale_.size(), rank_, solve_);
  if (!constraints) return constraints.error();
  constraints_ = std::move(*constraints);
  rank_ -= constraints_->count();
  return findDetermined();
}

/// What constraints leave of the variance of a scalar that they determine is rounding.
Status InverseNormal::findDetermined() {
  constexpr double kRounding = 1e-12;
  for (size_t k = 0; k < scale_.size(); ++k) {
    const auto scalar = static_cast<int64_t>(k);
    if (isStill_[k]) continue;
    const auto plain = plainAt(scalar);
    if (!plain) return plain.error();
    if (*plain + constraints_->projectionAt(scalar, scalar) <= kRounding * *plain) isStill_[k] = true;
  }
  return Done{};
}

/// By scaled unknowns, without constraints.
Result<double> InverseNormal::plainAt(int64_t scalar) const {
  const auto k = static_cast<size_t>(scalar);
  const double known = inverse_ ? inverse_->at(scalar, scalar) / (scale_[k] * scale_[k]) : NAN;
  if (std::isfinite(known)) return known;
  std::vector<double> x(scale_.size());
  x[k] = 1;
  if (!solve_(x) || !areFinite(x)) return notFinite();
  return x[k];
}

Result<std::vector<double>> InverseNormal::column(int64_t scalar) const {
  std::vector<double> x(scale_.size());
  const auto k = static_cast<size_t>(scalar);
  if (isStill_[k]) return x;
  x[k] = scale_[k];
  const bool isSolved = solve_(x);
  if (constraints_) constraints_->project(x);
  if (!isSolved || !areFinite(x)) return notFinite();
  for (size_t other = 0; other < x.size(); ++other) x[other] = isStill_[other] ? 0 : x[other] * scale_[other];
  return x;
}

Result<std::vector<double>> InverseNormal::within(int64_t first, int64_t count) const {
  std::vector<double> numbers;
  for (int64_t i = first; i < first + count && inverse_; ++i) {
    for (int64_t j = first; j < first + count; ++j) {
      const auto row = static_cast<size_t>(i), column = static_cast<size_t>(j);
      const double change = constraints_ ? scale_[row] * constraints_->projectionAt(i, j) * scale_[column] : 0;
      numbers.push_back(isStill_[row] || isStill_[column] ? 0 : inverse_->at(i, j) + change);
    }
  }
  if (inverse_ && areFinite(numbers)) return numbers;
  numbers.clear();
  for (int64_t i = first; i < first + count; ++i) {
    const auto own = column(i);
    if (!own) return own.error();
    numbers.insert(numbers.end(), own->begin() + first, own->begin() + first + count);
  }
  return numbers;
}

}  // namespace hgc
