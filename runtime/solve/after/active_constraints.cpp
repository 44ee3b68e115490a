#include "runtime/solve/after/active_constraints.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

constexpr int64_t kMostSolved = 200'000'000;  // numbers: 1.6 GB

double dotWith(const std::vector<std::pair<size_t, double>>& row, std::span<const double> x) {
  double sum = 0;
  for (const auto& [place, number] : row) sum += number * x[place];
  return sum;
}

Error dependence() {
  return {"the constraints that hold the solution depend on one another there: it has no derivative", "",
          ErrorKind::Data};
}

}  // namespace

Result<ActiveConstraints> ActiveConstraints::at(Session& session, const SplitHessian& hessian) {
  ActiveConstraints made;
  for (const Term& term : session.workload().artefact->program.terms) {
    if (!term.isConstraint()) continue;
    const auto jacobian = session.jacobian(term.name);
    if (!jacobian) return jacobian.error();
    const SparseShape& shape = *jacobian->shape;
    const auto columns = static_cast<size_t>(shape.columns);
    int64_t freeScalars = 0;
    for (int64_t k = 0; k < shape.columns; ++k) freeScalars += hessian.isFree(k) ? 1 : 0;
    for (size_t row = 0; row < static_cast<size_t>(shape.rows); ++row) {
      Row own;
      bool isOfFree = false;
      for (auto k = static_cast<size_t>(shape.rowBegin[row]); k < static_cast<size_t>(shape.rowBegin[row + 1]); ++k) {
        if (jacobian->values[k] == 0) continue;
        own.emplace_back(static_cast<size_t>(shape.column[k]), jacobian->values[k]);
        isOfFree = isOfFree || hessian.isFree(shape.column[k]);
      }
      if (!isOfFree) continue;
      if (std::ssize(made.rows_) >= freeScalars) return dependence();
      if (std::ssize(made.rows_) >= kMostSolved / std::max<int64_t>(shape.columns, 1))
        return Error{fmt::format("more than {} constraints hold the solution of {} unknowns: these are too many to "
                                 "differentiate it",
                                 made.rows_.size(), columns),
                     "", ErrorKind::Unsupported};
      std::vector<double> solved(columns);
      for (const auto& [place, number] : own) solved[place] += number;
      hessian.solve(solved);
      made.solved_.push_back(std::move(solved));
      made.rows_.push_back(std::move(own));
    }
  }
  if (const Status done = made.factorise(); !done) return done.error();
  return made;
}

/// A penalty makes rows at right angles by the inverse Hessian, whatever they are, if they do not depend on one
/// another: of those that do a combination is left that is 0 but for rounding, and may have a factor.
Status ActiveConstraints::factorise() {
  constexpr double kLeast = 1e-10;  // by row: of the eigenvalues
  if (rows_.empty()) return Done{};
  const auto count = std::ssize(rows_);
  BlockShape shape{.rows = {0, count}, .columns = {0, count}, .rowBegin = {0, 1}, .column = {0}};
  shape.firstValue = {0, static_cast<int32_t>(count * count)};  // at most `kMostSolved`, as rows are fewer than columns
  for (size_t row = 0; row < rows_.size(); ++row) scale_.push_back(1 / std::sqrt(dotWith(rows_[row], solved_[row])));
  std::vector<double> products, nothing(rows_.size());
  for (size_t row = 0; row < rows_.size(); ++row) {
    for (size_t other = 0; other < rows_.size(); ++other)
      products.push_back(scale_[row] * dotWith(rows_[row], solved_[other]) * scale_[other]);
  }
  auto prepared = BlockCholesky::prepare(std::make_shared<const BlockShape>(std::move(shape)));
  if (!prepared) return prepared.error();
  factor_ = std::move(*prepared);
  if (!areFinite(scale_) || !factor_->factorise(products, nothing)) return dependence();
  const auto flattest = findFlattest(rows_.size(), [&](std::span<double> x) {
    factor_->solve(x);
    return true;
  });
  return flattest && flattest->value > kLeast * static_cast<double>(count) ? Status(Done{}) : dependence();
}

std::vector<double> ActiveConstraints::multipliersOf(const std::vector<double>& values) const {
  std::vector<double> multipliers = values;
  for (size_t row = 0; row < rows_.size(); ++row) multipliers[row] *= scale_[row];
  if (factor_) factor_->solve(multipliers);
  for (size_t row = 0; row < rows_.size(); ++row) multipliers[row] *= scale_[row];
  return multipliers;
}

void ActiveConstraints::take(const std::vector<double>& multipliers, std::vector<double>& ofFree) const {
  for (size_t row = 0; row < rows_.size(); ++row) {
    for (size_t k = 0; k < ofFree.size(); ++k) ofFree[k] -= multipliers[row] * solved_[row][k];
  }
}

void ActiveConstraints::keepMet(std::span<const double> ofKept, std::vector<double>& ofFree) const {
  std::vector<double> missed;
  for (const Row& row : rows_) missed.push_back(dotWith(row, ofKept) + dotWith(row, ofFree));
  take(multipliersOf(missed), ofFree);
}

std::vector<double> ActiveConstraints::keepMetBack(std::vector<double>& ofFree) const {
  std::vector<double> values, gradient(ofFree.size());
  for (const Row& row : rows_) values.push_back(dotWith(row, ofFree));
  const std::vector<double> multipliers = multipliersOf(values);
  take(multipliers, ofFree);
  for (size_t row = 0; row < rows_.size(); ++row) {
    for (const auto& [place, number] : rows_[row]) gradient[place] -= number * multipliers[row];
  }
  return gradient;
}

}  // namespace hgc
