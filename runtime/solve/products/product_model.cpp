#include "runtime/solve/products/product_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// Vectors of some unknowns alone, one after another.
std::vector<BlockRun> closeUp(std::vector<BlockRun> ranges) {
  int64_t first = 0;
  for (BlockRun& range : ranges) {
    range.first = first;
    first += range.blocks * range.size;
  }
  return ranges;
}

std::vector<BlockRun> rangesOf(const Unknowns& unknowns, const std::vector<std::string>& eliminated, bool isKept) {
  std::vector<BlockRun> ranges;
  for (const auto& [name, range] : unknowns.rows()) {
    const bool isOut = std::ranges::find(eliminated, name) != eliminated.end();
    if (isOut != isKept) ranges.push_back(range);
  }
  return ranges;
}

}  // namespace

ProductModel::Part::Part(std::vector<BlockRun> in) : ranges(std::move(in)), blocks(closeUp(ranges)) {
  for (const BlockRun& range : ranges) count += range.blocks * range.size;
}

std::vector<double> ProductModel::Part::takeFrom(std::span<const double> step) const {
  std::vector<double> scalars;
  scalars.reserve(static_cast<size_t>(count));
  for (const BlockRun& range : ranges)
    scalars.insert(scalars.end(), step.begin() + range.first, step.begin() + range.first + range.blocks * range.size);
  return scalars;
}

void ProductModel::Part::putInto(std::span<double> step, std::span<const double> scalars) const {
  auto next = scalars.begin();
  for (const BlockRun& range : ranges) {
    std::copy_n(next, range.blocks * range.size, step.begin() + range.first);
    next += range.blocks * range.size;
  }
}

std::vector<double> ProductModel::Part::multiplyInverse(std::span<const double> scalars) const {
  std::vector<double> result(scalars.size());
  blocks.multiplyInverse(scalars, result);
  return result;
}

ProductModel::ProductModel(Session& session, const Unknowns& unknowns, const std::vector<std::string>& eliminated,
                           const InnerRules& rules)
    : unknowns_(unknowns),
      products_(session, unknowns),
      rules_(rules),
      kept_(rangesOf(unknowns, eliminated, true)),
      eliminated_(rangesOf(unknowns, eliminated, false)) {}

Status ProductModel::linearise(Session& session) {
  if (const Status done = unknowns_.lineariseManifolds(session); !done) return done;
  if (const Status done = takeGradient(session); !done) return done;
  std::vector<bool> fixed(static_cast<size_t>(unknowns_.count()));
  for (size_t k = 0; k < fixed.size(); ++k) fixed[k] = unknowns_.isFixed(static_cast<int64_t>(k));
  products_.hold(std::move(fixed));
  if (const Status done = findBlocks(); !done) return done;
  std::vector<double> squares(gradient_.size());
  kept_.putInto(squares, kept_.blocks.diagonal());
  eliminated_.putInto(squares, eliminated_.blocks.diagonal());
  if (const Status done = checkFinite(squares); !done) return done;
  scaling_.take(squares);
  return unknowns_.bounds().areThere() ? holdAtBounds(session) : Done{};
}

Status ProductModel::takeGradient(Session& session) {
  const auto evaluated = session.evaluate({.gradient = true});
  if (!evaluated) return evaluated.error();
  gradient_.resize(static_cast<size_t>(unknowns_.count()));
  unknowns_.takeBySteps(evaluated->gradients, gradient_);
  for (size_t k = 0; k < gradient_.size(); ++k) {
    if (unknowns_.isFixed(static_cast<int64_t>(k))) gradient_[k] = 0;
  }
  return Done{};
}

/// A column of all blocks is a product with the vector that is 1 there.
Status ProductModel::findBlocks() {
  const int64_t columns = std::max(kept_.blocks.largest(), eliminated_.blocks.largest());
  last_.step.resize(gradient_.size());
  last_.product.resize(gradient_.size());
  for (int64_t k = 0; k < columns; ++k) {
    std::ranges::fill(last_.step, 0);
    for (const Part* part : {&kept_, &eliminated_}) {
      for (const BlockRun& range : part->ranges) {
        for (int64_t b = 0; b < range.blocks && k < range.size; ++b)
          last_.step[static_cast<size_t>(range.first + b * range.size + k)] = 1;
      }
    }
    if (const auto done = products_.multiply(KernelKind::Bdp, last_.step, last_.product); !done) return done.error();
    for (Part* part : {&kept_, &eliminated_}) part->blocks.setColumn(k, part->takeFrom(last_.product));
  }
  return Done{};
}

/// What would leave its bounds stays where it is.
Status ProductModel::holdAtBounds(Session& session) {
  const auto values = unknowns_.values(session);
  if (!values) return values.error();
  std::vector<bool> held = unknowns_.bounds().findHeld(*values, gradient_);
  for (size_t k = 0; k < held.size(); ++k) {
    held[k] = held[k] || unknowns_.isFixed(static_cast<int64_t>(k));
    if (held[k]) gradient_[k] = 0;
  }
  products_.hold(held);
  const std::vector<double> numbers(held.begin(), held.end());
  for (Part* part : {&kept_, &eliminated_}) part->blocks.clear(part->takeFrom(numbers));
  return Done{};
}

/// Derivatives are finite; their squares need not be.
Status ProductModel::checkFinite(std::span<const double> squares) const {
  for (size_t k = 0; k < gradient_.size(); ++k) {
    if (std::isfinite(gradient_[k]) && std::isfinite(squares[k])) continue;
    return Error{
        fmt::format("derivatives by `{}`, or their squares, are not finite", unknowns_.nameOf(static_cast<int64_t>(k))),
        "`hgc run -w jacobian.TERM=FILE` shows where it comes from", ErrorKind::Data};
  }
  return Done{};
}

Result<double> ProductModel::multiplyStep() { return products_.multiply(KernelKind::Gnp, last_.step, last_.product); }

Status ProductModel::multiply(const Part& part, std::span<const double> scalars) {
  std::ranges::fill(last_.step, 0);
  part.putInto(last_.step, scalars);
  const auto done = multiplyStep();
  return done ? Status(Done{}) : Status(done.error());
}

Status ProductModel::solveAll(std::span<const double> right, std::span<const double> damping, ModelStep& found) {
  LinearSystem system;
  system.multiply = [&](std::span<const double> from, std::span<double> to) -> Status {
    std::ranges::copy(from, last_.step.begin());
    if (const auto done = multiplyStep(); !done) return done.error();
    for (size_t k = 0; k < from.size(); ++k) to[k] = last_.product[k] + damping[k] * from[k];
    return Done{};
  };
  system.precondition = [&](std::span<const double> from, std::span<double> to) {
    kept_.blocks.multiplyInverse(from, to);
  };
  const auto steps = solveByConjugateGradients(system, right, rules_, found.step);
  if (!steps) return steps.error();
  found.inner = *steps;
  return Done{};
}

/// With e for what is eliminated and k for what is kept: (Aₖₖ - Aₖₑ Aₑₑ⁻¹ Aₑₖ) x = bₖ - Aₖₑ Aₑₑ⁻¹ bₑ, A damped. A
/// product with the matrix on the left is the rows k of A times (v, -Aₑₑ⁻¹ Aₑₖ v).
Status ProductModel::solveSchur(std::span<const double> right, std::span<const double> damping, ModelStep& found) {
  const std::vector<double> keptDamping = kept_.takeFrom(damping);
  const Status reduced = multiply(eliminated_, eliminated_.multiplyInverse(eliminated_.takeFrom(right)));
  if (!reduced) return reduced;
  std::vector<double> b = kept_.takeFrom(right);
  const std::vector<double> less = kept_.takeFrom(last_.product);
  for (size_t k = 0; k < b.size(); ++k) b[k] -= less[k];

  LinearSystem system;
  system.multiply = [&](std::span<const double> from, std::span<double> to) -> Status {
    if (const Status done = multiply(kept_, from); !done) return done;
    std::vector<double> own = eliminated_.multiplyInverse(eliminated_.takeFrom(last_.product));
    for (double& scalar : own) scalar = -scalar;
    kept_.putInto(last_.step, from);
    eliminated_.putInto(last_.step, own);
    if (const auto done = multiplyStep(); !done) return done.error();
    const std::vector<double> rows = kept_.takeFrom(last_.product);
    for (size_t k = 0; k < rows.size(); ++k) to[k] = rows[k] + keptDamping[k] * from[k];
    return Done{};
  };
  system.precondition = [&](std::span<const double> from, std::span<double> to) {
    kept_.blocks.multiplyInverse(from, to);
  };
  std::vector<double> kept;
  const auto steps = solveByConjugateGradients(system, b, rules_, kept);
  if (!steps) return steps.error();
  found.inner = *steps;

  if (const Status done = multiply(kept_, kept); !done) return done;
  std::vector<double> rest = eliminated_.takeFrom(right);
  const std::vector<double> taken = eliminated_.takeFrom(last_.product);
  for (size_t k = 0; k < rest.size(); ++k) rest[k] -= taken[k];
  found.step.resize(gradient_.size());
  kept_.putInto(found.step, kept);
  eliminated_.putInto(found.step, eliminated_.multiplyInverse(rest));
  return Done{};
}

Result<bool> ProductModel::findStep(double radius, ModelStep& found) {
  const std::vector<double> damping = scaling_.damping(radius);
  for (Part* part : {&kept_, &eliminated_}) {
    if (!part->blocks.invert(part->takeFrom(damping))) return false;
  }
  std::vector<double> right(gradient_);
  for (double& scalar : right) scalar = -scalar;
  const Status done = eliminated_.count > 0 ? solveSchur(right, damping, found) : solveAll(right, damping, found);
  if (!done) return done.error();
  const auto decrease = decreaseAlong(found.step);
  if (!decrease) return decrease.error();
  found.decrease = *decrease;
  return found.decrease > 0 && std::isfinite(found.decrease);
}

Result<double> ProductModel::decreaseAlong(std::span<const double> step) {
  std::ranges::copy(step, last_.step.begin());
  const auto square = multiplyStep();
  if (!square) return square.error();
  return -(dot(gradient_, step) + 0.5 * *square);
}

double ProductModel::offset() const {
  std::vector<double> scaled(gradient_);
  for (size_t k = 0; k < scaled.size(); ++k) scaled[k] *= scaling_.scale()[k];
  return norm(scaled);
}

}  // namespace hgc
