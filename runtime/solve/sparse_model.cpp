#include "runtime/solve/sparse_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// The block on the diagonal is the last one of its row; a row that nothing reads has none.
std::vector<double> diagonalOf(const BlockMatrix& lower) {
  const BlockShape& shape = *lower.shape;
  std::vector<double> diagonal(asSize(shape.rows.back()));
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    if (shape.rowBegin[row] == shape.rowBegin[row + 1]) continue;
    const size_t width = asSize(shape.rows[row + 1] - shape.rows[row]);
    const size_t first = asSize(shape.firstValue[asSize(shape.rowBegin[row + 1]) - 1]);
    for (size_t k = 0; k < width; ++k) diagonal[asSize(shape.rows[row]) + k] = lower.values[first + k * width + k];
  }
  return diagonal;
}

}  // namespace

Status SparseModel::linearise(Session& session) {
  if (const Status done = session.gaussNewton(Triangle::Lower, model_); !done) return done;
  if (const Status done = checkFinite(); !done) return done;
  clearFixed();
  scaling_.take(diagonalOf(model_.matrix));
  if (cholesky_ && cholesky_->shape() == model_.matrix.shape.get()) return Done{};
  auto prepared = BlockCholesky::prepare(model_.matrix.shape);
  if (!prepared) return prepared.error();
  cholesky_ = std::move(*prepared);
  return Done{};
}

Status SparseModel::checkFinite() const {
  const auto bad = std::ranges::find_if(model_.gradient, [](double v) { return !std::isfinite(v); });
  if (bad == model_.gradient.end() && areFinite(model_.matrix.values)) return Done{};
  const std::string where =
      bad == model_.gradient.end() ? "" : fmt::format(" by `{}`", unknowns_.nameOf(bad - model_.gradient.begin()));
  return Error{fmt::format("a derivative{} is NaN or infinite, where the objective is finite", where),
               "`hgc run` with the same data shows where it comes from", ErrorKind::Data};
}

/// Rows and columns of fixed scalars become 0, and so do their gradients.
void SparseModel::clearFixed() {
  if (!unknowns_.hasFixed()) return;
  for (int64_t k = 0; k < unknowns_.count(); ++k) {
    if (unknowns_.isFixed(k)) model_.gradient[asSize(k)] = 0;
  }
  const BlockShape& shape = *model_.matrix.shape;
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    for (int32_t block = shape.rowBegin[row]; block < shape.rowBegin[row + 1]; ++block) {
      const size_t column = asSize(shape.column[asSize(block)]);
      double* value = model_.matrix.values.data() + shape.firstValue[asSize(block)];
      for (int64_t i = shape.rows[row]; i < shape.rows[row + 1]; ++i) {
        for (int64_t j = shape.rows[column]; j < shape.rows[column + 1]; ++j, ++value) {
          if (unknowns_.isFixed(i) || unknowns_.isFixed(j)) *value = 0;
        }
      }
    }
  }
}

bool SparseModel::findStep(double radius, ModelStep& found) {
  const std::vector<double> damping = scaling_.damping(radius);
  if (!cholesky_->factorise(model_.matrix.values, damping)) return false;
  found.step.resize(damping.size());
  for (size_t k = 0; k < damping.size(); ++k) found.step[k] = -model_.gradient[k];
  cholesky_->solve(found.step);
  // -g · s - s · JᵀJ s / 2, where (JᵀJ + damping) s = -g
  std::vector<double> half(damping.size());
  for (size_t k = 0; k < damping.size(); ++k) half[k] = 0.5 * (damping[k] * found.step[k] - model_.gradient[k]);
  found.decrease = dot(found.step, half);
  return found.decrease > 0 && std::isfinite(found.decrease);
}

double SparseModel::offset() const {
  std::vector<double> scaled(model_.gradient);
  for (size_t k = 0; k < scaled.size(); ++k) scaled[k] *= scaling_.scale()[k];
  return norm(scaled);
}

}  // namespace hgc
