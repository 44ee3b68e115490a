#include "runtime/solve/after/split_hessian.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/after/negative_curvature.h"
#include "runtime/solve/freedom/tangent_hessian.h"
#include "runtime/solve/linear/block_entries.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// The blocks of these rows and columns, which are numbered anew.
BlockMatrix rowsOf(const BlockMatrix& whole, const std::vector<bool>& isTaken) {
  const BlockShape& from = *whole.shape;
  BlockShape to;
  BlockMatrix part;
  std::vector<int32_t> numbers;
  int32_t taken = 0;
  for (size_t row = 0; row < isTaken.size(); ++row) {
    numbers.push_back(taken);
    if (!isTaken[row]) continue;
    ++taken;
    to.rows.push_back(to.rows.back() + from.rows[row + 1] - from.rows[row]);
    for (int32_t block = from.rowBegin[row]; block < from.rowBegin[row + 1]; ++block) {
      const auto at = static_cast<size_t>(block), column = static_cast<size_t>(from.column[at]);
      if (!isTaken[column]) continue;
      to.column.push_back(numbers[column]);
      part.values.insert(part.values.end(), whole.values.begin() + from.firstValue[at],
                         whole.values.begin() + from.firstValue[at + 1]);
      to.firstValue.push_back(static_cast<int32_t>(part.values.size()));
    }
    to.rowBegin.push_back(static_cast<int32_t>(to.column.size()));
  }
  to.columns = to.rows;
  part.shape = std::make_shared<const BlockShape>(std::move(to));
  return part;
}

/// Of a positive definite matrix, with the diagonal enlarged by as little as gives a factor; false where there is none.
bool factoriseNearly(BlockCholesky& factor, const BlockMatrix& matrix, std::span<const double> diagonal,
                     const std::vector<bool>& isKept) {
  constexpr double kLittle = 1e-14, kMost = 1e-12;
  std::vector<double> added(diagonal.size());
  for (double little = 0; little < kMost; little = little == 0 ? kLittle : 10 * little) {
    for (size_t k = 0; k < added.size(); ++k) added[k] = isKept[k] ? 1 : little * diagonal[k];
    if (factor.factorise(matrix.values, added)) return true;
  }
  return false;
}

constexpr const char* kFreeHint = "what is left free can be fixed: `fix` in the program, or --fix";

}  // namespace

Result<SplitHessian> SplitHessian::at(Session& session, const Unknowns& unknowns) {
  const auto values = unknowns.values(session);
  if (!values) return values.error();
  BlockModel model;
  const MatrixOptions how{.projection = Projection::None, .triangle = Triangle::Lower};
  if (const Status done = session.newton(how, model); !done) return done.error();
  if (unknowns.areCurved()) {
    if (const Status done = unknowns.lineariseManifolds(session); !done) return done.error();
    if (const Status done = takeHessianBySteps(unknowns, *values, model); !done) return done.error();
  }
  const std::vector<bool> isHeld = unknowns.bounds().findHeld(*values, model.gradient);
  SplitHessian made;
  made.whole_ = std::move(model.matrix);
  for (int64_t k = 0; k < unknowns.count(); ++k)
    made.isFree_.push_back(!unknowns.isFixed(k) && !isHeld[static_cast<size_t>(k)]);
  if (const Status done = made.checkFinite(unknowns); !done) return done.error();
  if (const Status done = made.factorise(unknowns); !done) {
    if (made.isSlope(model.gradient, unknowns.freeLength(*values)))
      return Error{"there is no solution to differentiate: the objective still falls where the solve has ended",
                   "solve first, with smaller tolerances", ErrorKind::Data};
    return done.error();
  }
  made.solve(model.gradient);
  made.offset_ = norm(model.gradient) / (1 + unknowns.freeLength(*values));
  return made;
}

/// Whether a gradient by what is free is more than rounding leaves of one, beside the second derivatives.
bool SplitHessian::isSlope(std::span<const double> gradient, double length) const {
  constexpr double kClearly = 1e-4;
  double slope = 0, second = 0;
  for (size_t k = 0; k < gradient.size(); ++k) slope = std::max(slope, isFree_[k] ? std::fabs(gradient[k]) : 0);
  forEntries(whole_, [&](int64_t, int64_t, double number) { second = std::max(second, std::fabs(number)); });
  return slope > kClearly * second * (1 + length);
}

Status SplitHessian::checkFinite(const Unknowns& unknowns) const {
  int64_t bad = -1;
  forEntries(whole_, [&](int64_t row, int64_t column, double number) {
    if (bad == -1 && !std::isfinite(number) && (isFree(row) || isFree(column))) bad = isFree(row) ? row : column;
  });
  if (bad == -1) return Done{};
  return Error{
      fmt::format("a second derivative by `{}` is NaN or infinite where the solve has ended", unknowns.nameOf(bad)), "",
      ErrorKind::NotFinite};
}

BlockMatrix SplitHessian::freePart() {
  const BlockShape& shape = *whole_.shape;
  std::vector<bool> isTaken;
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    bool isOneFree = false;
    for (int64_t k = shape.rows[row]; k < shape.rows[row + 1]; ++k) isOneFree = isOneFree || isFree(k);
    isTaken.push_back(isOneFree);
    for (int64_t k = shape.rows[row]; isOneFree && k < shape.rows[row + 1]; ++k) scalars_.push_back(k);
  }
  BlockMatrix part = rowsOf(whole_, isTaken);
  forEntries(part, [&](int64_t row, int64_t column, double& number) {
    if (!isFree(scalars_[static_cast<size_t>(row)]) || !isFree(scalars_[static_cast<size_t>(column)])) number = 0;
  });
  return part;
}

Error SplitHessian::notMinimal(const Unknowns& unknowns, const BlockMatrix& part, std::string fault) {
  const auto found = findNegativeCurvature(*factor_, part);
  if (!found) return Error{std::move(fault), kFreeHint, ErrorKind::Data};
  std::vector<double> direction(isFree_.size());
  for (size_t k = 0; k < scalars_.size(); ++k) direction[static_cast<size_t>(scalars_[k])] = found->direction[k];
  fault += fmt::format(", and the objective falls along {}", describeDirection(unknowns, direction));
  return Error{std::move(fault), kLeaveSaddle, ErrorKind::Data};
}

Status SplitHessian::factorise(const Unknowns& unknowns) {
  if (std::ranges::find(isFree_, true) == isFree_.end()) return Done{};
  const BlockMatrix part = freePart();
  auto prepared = BlockCholesky::prepare(part.shape);
  if (!prepared) return prepared.error();
  factor_ = std::move(*prepared);
  std::vector<double> diagonal(scalars_.size()), scale(isFree_.size(), 1);
  forEntries(part, [&](int64_t row, int64_t column, double number) {
    if (row == column) diagonal[static_cast<size_t>(row)] = number;
  });
  std::vector<bool> isKept;
  for (size_t k = 0; k < scalars_.size(); ++k) {
    isKept.push_back(!isFree(scalars_[k]));
    if (isKept[k]) continue;
    if (!(diagonal[k] > 0))
      return notMinimal(unknowns, part,
                        fmt::format("the objective has no strict minimum by `{}` where the solve has ended: its second "
                                    "derivative is {}",
                                    unknowns.nameOf(scalars_[k]), diagonal[k]));
    scale[static_cast<size_t>(scalars_[k])] = 1 / std::sqrt(diagonal[k]);
  }
  if (!factoriseNearly(*factor_, part, diagonal, isKept))
    return notMinimal(
        unknowns, part,
        "the objective has no strict minimum where the solve has ended: its Hessian is not positive definite");
  const auto solveScaled = [&](std::span<double> x) {
    for (size_t k = 0; k < x.size(); ++k) x[k] /= scale[k];
    solve(x);
    for (size_t k = 0; k < x.size(); ++k) x[k] /= scale[k];
    return true;
  };
  constexpr double kLeast = 1e-12;  // of the eigenvalues, where the diagonal is 1
  return checkDetermined("the objective does not determine the unknowns", unknowns, scale, solveScaled, kLeast);
}

void SplitHessian::solve(std::span<double> x) const {
  std::vector<double> part(scalars_.size());
  for (size_t k = 0; k < part.size(); ++k) part[k] = isFree(scalars_[k]) ? x[static_cast<size_t>(scalars_[k])] : 0;
  if (factor_) factor_->solve(part);
  std::ranges::fill(x, 0);
  for (size_t k = 0; k < part.size(); ++k) {
    if (isFree(scalars_[k])) x[static_cast<size_t>(scalars_[k])] = part[k];
  }
}

std::vector<double> SplitHessian::mixedTimes(std::span<const double> x) const {
  std::vector<double> product(x.size());
  forEntries(whole_, [&](int64_t row, int64_t column, double number) {
    if (isFree(row) == isFree(column)) return;
    product[static_cast<size_t>(row)] += number * x[static_cast<size_t>(column)];
    product[static_cast<size_t>(column)] += number * x[static_cast<size_t>(row)];
  });
  return product;
}

}  // namespace hgc
