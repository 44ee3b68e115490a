#include "runtime/solve/products/product_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "runtime/solve/products/model_blocks.h"
#include "runtime/solve/products/reduced_system.h"
#include "runtime/solve/vectors.h"

namespace hgc {

ProductModel::ProductModel(Session& session, const Unknowns& unknowns, const std::vector<std::string>& eliminated,
                           const InnerRules& rules)
    : unknowns_(unknowns),
      products_(session, unknowns),
      rules_(rules),
      kept_(unknowns, eliminated),
      eliminated_(session, unknowns, eliminated) {}

Status ProductModel::linearise(Session& session) {
  eliminated_.place(products_, vectors_.last, vectors_.gradient);
  const Status done = takeModel(session);
  if (done || !haveLostRows()) return done;
  eliminated_.place(products_, vectors_.last, vectors_.gradient);
  return takeModel(session);
}

Status ProductModel::takeModel(Session& session) {
  if (unknowns_.bounds().areThere()) products_.holdFixed();  // what is at its bounds is found anew
  Status done = unknowns_.lineariseManifolds(session);
  if (done) done = session.evaluate({.gradient = true}, evaluated_);
  if (done && eliminated_.rows()) done = eliminated_.rows()->keepGradient();
  if (done) done = findBlocks();
  if (done) done = takeSquares();
  if (!done) return done;
  return unknowns_.bounds().areThere() ? holdAtBounds(session) : Done{};
}

/// Eliminated rows that know how they are scaled damp themselves.
Status ProductModel::takeSquares() {
  vectors_.squares.resize(vectors_.gradient.size());
  kept_.part().putInto(vectors_.squares, kept_.blocks().diagonal());
  EliminatedRows* const rows = eliminated_.rows();
  vectors_.areSquaresCurrent = !rows || !rows->hasScale();
  if (!vectors_.areSquaresCurrent) {
    if (const Status done = checkFinite(false); !done) return done;
    scaling_.take(vectors_.squares, kept_.part().ranges());
    return Done{};
  }
  Status done = rows ? rows->bringDiagonal(vectors_.squares) : Done{};
  if (done) done = checkFinite(true);
  if (!done) return done;
  scaling_.take(vectors_.squares);
  return rows ? rows->setScale(scaling_.scale()) : Done{};
}

Status ProductModel::completeScaling() {
  return retried([&] { return bringSquares(); });
}

/// Of eliminated unknowns, if they are of an earlier point. What is not finite is left out: of a last point nobody goes
/// on.
Status ProductModel::bringSquares() {
  if (vectors_.areSquaresCurrent) return Done{};
  Status done = renewBlocks();
  if (done) done = eliminated_.rows()->bringDiagonal(vectors_.squares);
  if (!done) return done;
  vectors_.areSquaresCurrent = true;
  if (checkFinite(true)) scaling_.take(vectors_.squares, eliminated_.part().ranges());
  return done;
}

void ProductModel::takeGradient() {
  vectors_.gradient.resize(static_cast<size_t>(unknowns_.count()));
  vectors_.isGradientFinite = unknowns_.takeBySteps(evaluated_.gradients, vectors_.gradient);
  for (const int64_t k : unknowns_.fixedScalars()) vectors_.gradient[static_cast<size_t>(k)] = 0;
}

/// What is kept is on the device if the eliminated rows are: columns of its blocks stay there until all are.
Status ProductModel::findBlocks() {
  if (products_.keepsOnDevice() || !eliminated_.areThere()) kept_.openOnDevice(products_.session(), unknowns_);
  else kept_.leaveDevice();
  vectors_.last.step.resize(static_cast<size_t>(unknowns_.count()));
  vectors_.last.product.resize(vectors_.last.step.size());
  const Status done =
      hgc::findBlocks(products_, kept_, eliminated_.rows(), eliminated_.part(), vectors_.last, [&] { takeGradient(); });
  if (!done || unknowns_.fixedScalars().empty()) return done;
  std::vector<double> isFixed(static_cast<size_t>(kept_.part().count()));
  kept_.part().forScalars(
      [&](size_t k, size_t scalar) { isFixed[k] = unknowns_.isFixed(static_cast<int64_t>(scalar)) ? 1 : 0; });
  kept_.blocks().clear(isFixed);
  return done;
}

Status ProductModel::renewBlocks() {
  EliminatedRows* const rows = eliminated_.rows();
  return rows ? hgc::renewBlocks(products_, *rows, eliminated_.part(), vectors_.last) : Status(Done{});
}

/// What would leave its bounds stays where it is.
Status ProductModel::holdAtBounds(Session& session) {
  const auto values = unknowns_.values(session);
  if (!values) return values.error();
  std::vector<bool> held = unknowns_.bounds().findHeld(*values, vectors_.gradient);
  for (size_t k = 0; k < held.size(); ++k) {
    held[k] = held[k] || unknowns_.isFixed(static_cast<int64_t>(k));
    if (held[k]) vectors_.gradient[k] = 0;
  }
  products_.hold(held);
  const std::vector<double> numbers(held.begin(), held.end());
  kept_.blocks().clear(kept_.part().takeFrom(numbers));
  if (EliminatedRows* const rows = eliminated_.rows()) rows->hold(numbers);
  return Done{};
}

/// Derivatives are finite; their squares need not be.
Status ProductModel::checkFinite(bool hasAllSquares) const {
  const std::vector<double>& squares = vectors_.squares;
  const auto areSquares = [&](const BlockRun& range) {
    return areFinite(
        std::span(squares).subspan(static_cast<size_t>(range.first), static_cast<size_t>(range.blocks * range.size)));
  };
  if ((vectors_.isGradientFinite || areFinite(vectors_.gradient)) &&
      std::ranges::all_of(kept_.part().ranges(), areSquares) &&
      (!hasAllSquares || std::ranges::all_of(eliminated_.part().ranges(), areSquares)))
    return Done{};
  for (size_t k = 0; k < vectors_.gradient.size(); ++k) {
    if (std::isfinite(vectors_.gradient[k]) && std::isfinite(squares[k])) continue;
    return Error{
        fmt::format("derivatives by `{}`, or their squares, are not finite", unknowns_.nameOf(static_cast<int64_t>(k))),
        "`hgc run -w jacobian.TERM=FILE` shows where it comes from", ErrorKind::NotFinite};
  }
  return Done{};
}

/// Returns the square of the step by JᵀJ.
Result<double> ProductModel::solve(std::span<const double> damping, ModelStep& found) {
  ReducedSystem system(products_, kept_, eliminated_.rows(), vectors_.last);
  const auto right = system.right(vectors_.gradient);
  if (!right) return right.error();
  std::vector<double> kept;
  const auto steps = system.solve(*right, kept_.part().takeFrom(damping), rules_, kept);
  if (!steps) return steps.error();
  found.inner = *steps;
  const auto square = system.multiply(kept, true, ProductRows::None);
  if (!square) return square;
  found.step.resize(vectors_.gradient.size());
  kept_.part().putInto(found.step, kept);
  EliminatedRows* const rows = eliminated_.rows();
  const Status done = rows ? rows->bringStep(found.step) : Done{};
  return done ? square : Result<double>(done.error());
}

/// After a failure of the device all begins again on the host.
template <class Call>
auto ProductModel::retried(const Call& call) -> decltype(call()) {
  auto done = call();
  if (done || !haveLostRows()) return done;
  if (const Status again = linearise(products_.session()); !again) return again.error();
  return call();
}

Result<bool> ProductModel::findStep(double radius, ModelStep& found) {
  return retried([&] { return findStepThere(radius, found); });
}

Result<bool> ProductModel::findStepThere(double radius, ModelStep& found) {
  const std::vector<double>& damping = dampingAt(radius);
  const auto areInverted = invertBlocks(radius, damping);
  if (!areInverted || !*areInverted) return areInverted;
  const auto square = solve(damping, found);
  if (!square) return square.error();
  found.decrease = decreaseOf(found.step, *square);
  return found.decrease > 0 && std::isfinite(found.decrease);
}

/// Without numbers by rows that damp themselves. Until the next call.
const std::vector<double>& ProductModel::dampingAt(double radius) {
  if (eliminated_.rows() && eliminated_.rows()->hasScale()) return scaling_.damping(radius, kept_.part().ranges());
  return scaling_.damping(radius, [&](int64_t scalar) { return products_.isHeld(scalar); });
}

/// Blocks of which there is no inverse may have squares that are not finite: then that is told.
Result<bool> ProductModel::invertBlocks(double radius, std::span<const double> damping) {
  if (!kept_.blocks().invert(kept_.part().takeFrom(damping))) return false;
  EliminatedRows* const rows = eliminated_.rows();
  if (!rows) return true;
  if (const Status done = renewBlocks(); !done) return done.error();
  const auto areInverted = rows->invert(damping, scaling_.rule(radius));
  if (!areInverted || *areInverted) return areInverted;
  Status done = bringSquares();
  if (done) done = checkFinite(true);
  return done ? Result<bool>(false) : done.error();
}

double ProductModel::decreaseOf(std::span<const double> step, double square) const {
  return -(dot(vectors_.gradient, step) + 0.5 * square);
}

Result<double> ProductModel::squareAlong(std::span<const double> step) {
  return retried([&]() -> Result<double> {
    std::ranges::copy(step, vectors_.last.step.begin());
    if (EliminatedRows* const rows = eliminated_.rows()) {
      if (const Status done = rows->setStep(step); !done) return done.error();
    }
    return products_.multiply(KernelKind::Gnp, vectors_.last.step, vectors_.last.product, ProductRows::None);
  });
}

Result<double> ProductModel::decreaseAlong(std::span<const double> step) {
  const auto square = squareAlong(step);
  if (!square) return square.error();
  return decreaseOf(step, *square);
}

double ProductModel::offset() const {
  std::vector<double> scaled(vectors_.gradient);
  forScalars(scaled.size(), [&](size_t k) { scaled[k] *= scaling_.scale()[k]; });
  return norm(scaled);
}

}  // namespace hgc
