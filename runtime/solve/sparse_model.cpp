#include "runtime/solve/sparse_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/linear/block_cholesky.h"
#include "runtime/solve/linear/cholmod_factor.h"
#include "runtime/solve/refined_step.h"
#include "runtime/solve/vectors.h"

namespace hgc {
Status SparseModel::linearise(Session& session) {
  if (const Status done = squares_.linearise(session); !done) return done;
  if (const Status done = normal_.add(squares_, unknowns_.count()); !done) return done;
  if (const Status done = takeGradient(session); !done) return done;
  if (const Status done = checkFinite(); !done) return done;
  if (unknowns_.bounds().areThere() || hasConstraints(session.workload().artefact->program))
    scaling_.take(squares_.squaresOfColumns());
  else scaling_.take(normal_.diagonal());
  return elimination_.factor ? Done{} : prepareElimination();
}

Status SparseModel::prepareElimination() {
  const auto& shape = normal_.matrix().shape;
  const auto keep = [&](auto prepared) -> Status {
    if (!prepared) return prepared.error();
    elimination_.factor = std::make_unique<std::remove_cvref_t<decltype(*prepared)>>(std::move(*prepared));
    return Done{};
  };
  if (elimination_.usesCholmod) return keep(CholmodFactor::prepare(shape));
  std::vector<bool> first;  // by row of blocks, where some are
  for (const auto& [name, run] : unknowns_.rows()) {
    if (std::ranges::find(elimination_.first, name) == elimination_.first.end()) continue;
    first.resize(shape->rows.size() - 1, false);
    for (size_t row = 0; row < first.size(); ++row) {
      const int64_t scalar = shape->rows[row] - run.first;
      if (scalar >= 0 && scalar < run.blocks * run.size) first[row] = true;
    }
  }
  return keep(BlockCholesky::prepare(shape, first));
}

/// Where there are losses, both gradients are compared once: the one of squares costs nothing.
Status SparseModel::takeGradient(Session& session) {
  if (true_ == Gradient::Unknown && squares_.isWeighted()) {
    const Status same = squares_.checkGradient(session);
    if (!same && same.error().kind != ErrorKind::Unsupported) return same;
    if (!same && unknowns_.bounds().areThere()) return same;  // what is held depends on the sign of the gradient
    true_ = same ? Gradient::OfSquares : Gradient::OfObjective;
  }
  if (true_ != Gradient::OfObjective) {
    gradient_.assign(normal_.gradient().begin(), normal_.gradient().end());
    return Done{};
  }
  auto gradient = squares_.gradientOfObjective(session);
  if (!gradient) return gradient.error();
  gradient_ = std::move(*gradient);
  return Done{};
}

Status SparseModel::checkGradient(Session& session) {
  if (true_ == Gradient::OfObjective || !squares_.isWeighted()) return Done{};
  if (const Status done = squares_.linearise(session); !done) return done;
  return squares_.checkGradient(session);
}

/// Derivatives are finite; their squares need not be.
Status SparseModel::checkFinite() const {
  if (areFinite(gradient_) && areFinite(normal_.diagonal())) return Done{};
  int64_t bad = 0;
  while (std::isfinite(gradient_[asSize(bad)]) && std::isfinite(normal_.diagonal()[asSize(bad)])) ++bad;
  return Error{fmt::format("the squares of derivatives by `{}` are infinite", unknowns_.nameOf(bad)),
               "in a smaller unit the unknown has smaller derivatives", ErrorKind::NotFinite};
}

Result<bool> SparseModel::findStep(double radius, const Stops& stops, ModelStep& found) {
  std::vector<double> damping = scaling_.damping(radius, [&](int64_t scalar) { return squares_.isStill(scalar); });
  stops.stiffen(damping);
  elimination_.isFactorised = elimination_.factor->factorise(normal_.matrix().values, damping);
  if (std::isinf(radius) && isPoor() && refine(damping, stops, found)) return found.decrease > 0 || stops.areSome();
  if (!elimination_.isFactorised) return false;
  found.step = stops.areSome() ? squares_.gradient(stops.step) : gradient_;
  for (double& number : found.step) number = -number;
  elimination_.factor->solve(found.step);
  if (stops.areSome()) {
    stops.put(found.step);
    found.decrease = squares_.decreaseAlong(found.step);
    return areFinite(found.step);
  }
  // -g · s - s · JᵀJ s / 2, where (JᵀJ + damping) s = -g
  std::vector<double> half(damping.size());
  for (size_t k = 0; k < damping.size(); ++k) half[k] = 0.5 * (damping[k] * found.step[k] - gradient_[k]);
  found.decrease = dot(found.step, half);
  return found.decrease > 0 && std::isfinite(found.decrease);
}

/// Whether a step by the last factor may have 8 digits or less.
bool SparseModel::isPoor() const {
  constexpr double kPoor = 1e-8;  // of a pivot, over its number on the diagonal
  return !elimination_.isFactorised || elimination_.factor->leastPivot(normal_.diagonal()) < kPoor;
}

/// Finds a step without damping by J, with the factor of JᵀJ, or of a little more where it has none. False where there
/// is neither.
bool SparseModel::refine(std::span<const double> damping, const Stops& stops, ModelStep& found) {
  constexpr double kLittle = 1e-15, kMuch = 1e-10;  // of the diagonal: what makes a factor of JᵀJ's rounding positive
  if (true_ == Gradient::OfObjective) return false;  // which is not Jᵀr
  const auto diagonal = normal_.diagonal();
  std::vector<double> shifted(damping.size());
  for (double little = kLittle; !elimination_.isFactorised && little < kMuch; little *= 10) {
    for (size_t k = 0; k < shifted.size(); ++k) shifted[k] = damping[k] + little * diagonal[k];
    elimination_.isFactorised = elimination_.factor->factorise(normal_.matrix().values, shifted);
  }
  if (!elimination_.isFactorised) return false;
  found.step = refinedStep(squares_, *elimination_.factor, stops.step);
  stops.put(found.step);
  // Of the least step of all, what is left is at right angles to J's columns.
  found.decrease = stops.areSome() ? squares_.decreaseAlong(found.step) : 0.5 * squares_.squareAlong(found.step);
  return std::isfinite(found.decrease);
}

bool SparseModel::findWholeStep(ModelStep& found) {
  const std::vector<double>& damping = scaling_.damping(std::numeric_limits<double>::infinity(),
                                                        [&](int64_t scalar) { return squares_.isStill(scalar); });
  elimination_.isFactorised = elimination_.factor->factorise(normal_.matrix().values, damping);
  return refine(damping, {}, found) && areFinite(found.step);
}

bool SparseModel::solveDamped(std::span<double> x) {
  if (!elimination_.isFactorised) return false;
  elimination_.factor->solve(x);
  return areFinite(x);
}

Result<double> SparseModel::decreaseAlong(std::span<const double> step) {
  if (true_ != Gradient::OfObjective) return squares_.decreaseAlong(step);
  const auto square = squareAlong(step);
  return square ? Result<double>(-(dot(gradient_, step) + 0.5 * *square)) : square;
}

double SparseModel::offset() const {
  std::vector<double> scaled(gradient_);
  for (size_t k = 0; k < scaled.size(); ++k) scaled[k] *= scaling_.scale()[k];
  return norm(scaled);
}

}  // namespace hgc
