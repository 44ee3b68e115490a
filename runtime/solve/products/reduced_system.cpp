#include "runtime/solve/products/reduced_system.h"

namespace hgc {

Result<std::vector<double>> ReducedSystem::right(std::span<const double> gradient) {
  std::vector<double> right(static_cast<size_t>(kept_.part().count()));
  if (!eliminated_) {
    kept_.part().forScalars([&](size_t k, size_t scalar) { right[k] = -gradient[scalar]; });
    return right;
  }
  kept_.part().fill(last_.step, 0);
  if (const Status done = eliminated_->solve(true, false); !done) return done.error();
  const auto reduced = products_.multiply(KernelKind::Gnp, last_.step, last_.product, ProductRows::Others);
  if (!reduced) return reduced.error();
  kept_.part().forScalars([&](size_t k, size_t scalar) { right[k] = -gradient[scalar] - last_.product[scalar]; });
  return right;
}

Result<double> ReducedSystem::multiply(std::span<const double> step, bool hasGradient, ProductRows wanted) {
  kept_.part().putInto(last_.step, step);
  if (!eliminated_) return products_.multiply(KernelKind::Gnp, last_.step, last_.product, wanted);
  if (const Status done = eliminated_->clearStep(); !done) return done.error();
  const auto done = products_.multiply(KernelKind::Gnp, last_.step, last_.product, ProductRows::OnDevice);
  if (!done) return done;
  if (const Status solved = eliminated_->solve(hasGradient, true); !solved) return solved.error();
  return products_.multiplyAgain(KernelKind::Gnp, last_.step, last_.product, wanted);
}

Result<int64_t> ReducedSystem::solve(std::span<const double> right, std::span<const double> damping,
                                     const InnerRules& rules, std::vector<double>& x) {
  const bool isOnDevice = kept_.inner() != nullptr && rules.most > 0;
  return isOnDevice ? solveOnDevice(right, damping, rules, x) : solveOnHost(right, damping, rules, x);
}

Result<int64_t> ReducedSystem::solveOnHost(std::span<const double> right, std::span<const double> damping,
                                           const InnerRules& rules, std::vector<double>& x) {
  LinearSystem system;
  system.multiply = [&](std::span<const double> from, std::span<double> to) -> Status {
    if (const auto done = multiply(from, false, ProductRows::Others); !done) return done.error();
    kept_.part().forScalars([&](size_t k, size_t scalar) { to[k] = last_.product[scalar] + damping[k] * from[k]; });
    return Done{};
  };
  system.precondition = [&](std::span<const double> from, std::span<double> to) {
    kept_.blocks().multiplyInverse(from, to);
  };
  return solveByConjugateGradients(system, right, rules, x);
}

/// All vectors stay there. What the device does next is submitted before the host looks whether the last step was the
/// end.
Result<int64_t> ReducedSystem::solveOnDevice(std::span<const double> right, std::span<const double> damping,
                                             const InnerRules& rules, std::vector<double>& x) {
  ResidentSolve& inner = *kept_.inner();
  std::vector<uint32_t> isHeld(products_.holdSome() ? right.size() : 0);
  if (products_.holdSome())
    kept_.part().forScalars(
        [&](size_t k, size_t scalar) { isHeld[k] = products_.isHeld(static_cast<int64_t>(scalar)) ? 1 : 0; });
  Status done = inner.begin({right, damping, kept_.blocks().inverses(), isHeld, rules.tolerance, rules.most});
  for (int64_t step = 0; done && step <= rules.most; ++step) {
    done = inner.direct();
    if (done && eliminated_) done = eliminated_->clearStep();
    if (done && eliminated_) done = products_.leaveProduct(KernelKind::Gnp, ProductRows::OnDevice);
    if (!done) break;
    const auto hasEnded = inner.hasEnded();
    if (!hasEnded) return hasEnded.error();
    if (*hasEnded) break;
    done = multiplyKept();
    if (done) done = inner.move();
  }
  if (!done) return done.error();
  x.resize(right.size());
  return inner.finish(x);
}

/// Their rows of the product on the device, after those of what is eliminated.
Status ReducedSystem::multiplyKept() {
  if (!eliminated_) return kept_.onDevice()->multiplyOwn(KernelKind::Gnp);
  const Status done = eliminated_->solve(false, true);
  return done ? products_.leaveProduct(KernelKind::Gnp, ProductRows::Others) : done;
}

}  // namespace hgc
