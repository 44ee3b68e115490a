/// What gradients say of constraints: how to scale them, and whether multipliers balance the objective.
#include <algorithm>
#include <bit>
#include <cmath>

#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// Gradients that a constraint's is found from: of sums of its components with signs. Squares of four such sums add up
/// to those of up to four components' gradients, whose signs are rows of Walsh's matrix, and of more on average.
constexpr size_t kMostSums = 4;

/// Of further components signs look random: where all gradients are the same, all four sums are never 0 together.
double signOf(size_t component, size_t sum) {
  if (component < kMostSums) return std::popcount(component & sum) % 2 == 0 ? 1 : -1;
  uint64_t bits = component * 0x9e3779b97f4a7c15;  // mixed as by SplitMix64
  bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
  return (bits ^ bits >> 31) >> sum & 1 ? 1 : -1;
}

/// The gradient by steps that are free.
Status takeFree(Session& session, const Unknowns& unknowns, std::vector<double>& gradient) {
  const auto evaluated = session.evaluate({.gradient = true});
  if (!evaluated) return evaluated.error();
  unknowns.takeBySteps(evaluated->gradients, gradient);
  for (const int64_t k : unknowns.fixedScalars()) gradient[static_cast<size_t>(k)] = 0;
  return Done{};
}

/// The square of what is more than the rounding of a gradient.
double squareBeside(double own, double all) {
  constexpr double kRounding = 1e-12;
  const double difference = all - own;
  return std::fabs(difference) <= kRounding * std::fabs(own) ? 0 : difference * difference;
}

/// About the length of the gradients of so many components whose squares add up to these, by scalars of a step. The
/// mean is of fourth roots, so that a few large numbers count for little: what bends much at the start (air drag at a
/// guessed speed) does not at the solution. Of roots alone, which are the same on every machine.
double lengthOf(std::span<const double> squares, size_t components) {
  double roots = 0, touched = 0;
  for (const double square : squares) {
    if (square == 0) continue;
    roots += std::sqrt(std::sqrt(std::sqrt(square)));
    touched += 1;
  }
  const double mean = roots / std::max(touched, 1.0);
  return mean * mean * mean * mean * std::sqrt(touched / static_cast<double>(components));
}

/// A power of 2, which changes no digits, by which a length that is not between 1 / kNear and kNear is brought below
/// twice that, or to that at least. 1 for a length of 0, or none.
double scaleOf(double length) {
  constexpr double kNear = 4;
  constexpr int kMost = 100;
  if (!(length > 0) || !std::isfinite(length) || (length >= 1 / kNear && length <= kNear)) return 1;
  const int exponent = std::ilogb(length > kNear ? length / kNear : length * kNear);
  return std::ldexp(1.0, std::clamp(-exponent, -kMost, kMost));
}

}  // namespace

/// With a weight of -1 a constraint's residual is its value plus its shift, whatever its range: with shifts that leave
/// 1 or -1 of each value, what it adds to the gradient is the sum of its components' gradients with these signs.
Result<std::vector<double>> Constraints::lengths(const Unknowns& unknowns) const {
  const ByConstraint none = zeros();
  for (size_t k = 0; k < all_.size(); ++k) {
    if (const Status done = weighOne(all_[k], -1, none[k]); !done) return done.error();
  }
  const auto values = residuals();
  if (!values) return values.error();
  Status done = leaveOut();
  if (done) done = unknowns.lineariseManifolds(*session_);
  const std::vector<double> zero(static_cast<size_t>(unknowns.count()));
  std::vector<double> own = zero, all = zero, lengths;
  if (done) done = takeFree(*session_, unknowns, own);
  for (size_t k = 0; done && k < all_.size(); ++k) {
    const size_t components = none[k].size(), sums = std::min(kMostSums, std::bit_ceil(components));
    std::vector<double> squares = zero;
    for (size_t sum = 0; done && sum < sums; ++sum) {
      std::vector<double> shift(components);
      for (size_t i = 0; i < components; ++i) shift[i] = signOf(i, sum) - (*values)[k][i];
      done = weighOne(all_[k], -1, shift);
      if (done) done = takeFree(*session_, unknowns, all);
      for (size_t i = 0; i < all.size(); ++i) squares[i] += squareBeside(own[i], all[i]);
    }
    for (double& square : squares) square /= static_cast<double>(sums);
    lengths.push_back(lengthOf(squares, components));
    if (done) done = weighOne(all_[k], 0, none[k]);
  }
  return done ? Result<std::vector<double>>(std::move(lengths)) : done.error();
}

/// Where a gradient is 0, as that of a square at 0, it says nothing: that of a point beside counts.
Result<std::vector<double>> Constraints::findScales(const Unknowns& unknowns) const {
  auto found = lengths(unknowns);
  if (!found) return found;
  if (std::ranges::count(*found, 0.0) > 0) {
    const auto here = unknowns.values(*session_);
    if (!here) return here.error();
    std::vector<double> beside;
    std::vector<double> step(static_cast<size_t>(unknowns.count()));
    for (size_t k = 0; k < step.size(); ++k) step[k] = 1 + static_cast<double>(k % 8) / 8;  // not all alike
    Status done = unknowns.move(*here, step, beside);
    if (done) done = unknowns.set(*session_, beside);
    const auto others = done ? lengths(unknowns) : done.error();
    done = unknowns.set(*session_, *here);
    if (!others || !done) return done ? others.error() : done.error();
    for (size_t k = 0; k < found->size(); ++k) {
      if ((*found)[k] == 0) (*found)[k] = (*others)[k];
    }
  }
  for (double& length : *found) length = scaleOf(length);
  return found;
}

/// By a difference of gradients. With a weight of -1 a value plus a shift that makes it 1 adds the value's gradient.
Result<double> Constraints::curvature(const Unknowns& unknowns) const {
  constexpr double kStep = 1e-4;
  const auto here = unknowns.values(*session_);
  if (!here) return here.error();
  Status done = weigh(-1, zeros());
  auto shift = done ? residuals() : done.error();
  if (!shift) return shift.error();
  for (std::vector<double>& each : *shift) {
    for (double& value : each) value = 1 - value;
  }
  std::vector<double> own(static_cast<size_t>(unknowns.count())), along(own), beside(own), there;
  done = weigh(-1, *shift);
  if (done) done = unknowns.lineariseManifolds(*session_);
  if (done) done = takeFree(*session_, unknowns, along);
  if (done) done = leaveOut();
  if (done) done = takeFree(*session_, unknowns, own);
  if (!done) return done.error();
  for (size_t k = 0; k < along.size(); ++k) along[k] -= own[k];
  const double length = norm(along), reach = kStep * (1 + norm(*here));
  if (!(length > 0) || !std::isfinite(length)) return 0;
  for (double& number : along) number *= reach / length;
  done = unknowns.move(*here, along, there);
  if (done) done = unknowns.set(*session_, there);
  if (done) done = takeFree(*session_, unknowns, beside);
  const Status back = unknowns.set(*session_, *here);
  if (!done || !back) return done ? back.error() : done.error();
  for (size_t k = 0; k < along.size(); ++k) beside[k] -= own[k];
  const double curvature = dot(beside, along) / (reach * reach);
  return std::isfinite(curvature) ? std::max(curvature, 0.0) : 0;
}

/// With a small negative weight -w and shifts of multipliers over w, the gradient is that of the Lagrangian.
Result<Imbalance> Constraints::imbalance(const Unknowns& unknowns, const ByConstraint& duals, double least) const {
  constexpr double kSmall = 0x1p-30;
  const auto cost = objective();
  if (!cost) return cost.error();
  const std::vector<double> zero(static_cast<size_t>(unknowns.count()));
  std::vector<double> own = zero, all = zero;
  const auto values = unknowns.values(*session_);
  if (!values) return values.error();
  ByConstraint shift = duals;
  for (std::vector<double>& each : shift) {
    for (double& number : each) number /= kSmall;
  }
  Status done = unknowns.lineariseManifolds(*session_);
  if (done) done = takeFree(*session_, unknowns, own);
  if (done) done = weigh(-kSmall, shift);
  if (done) done = takeFree(*session_, unknowns, all);
  if (!done) return done.error();
  const std::vector<bool> held = unknowns.bounds().findHeld(*values, all);
  Imbalance most;
  double scale = std::max(std::fabs(*cost), least);
  for (const Unknowns::Run& run : unknowns.runs()) {
    if (run.points) continue;  // whose steps have units of their own
    for (int64_t i = 0; i < run.values; ++i) {
      const auto k = static_cast<size_t>(run.firstStep + i);
      const double size = std::fabs((*values)[static_cast<size_t>(run.firstValue + i)]);
      scale = std::max(scale, std::fabs(own[k]) * size);
      if (!held[k] && std::fabs(all[k]) * size > most.part) most = {std::fabs(all[k]) * size, run.firstStep + i};
    }
  }
  if (scale > 0) most.part /= scale;
  return most;
}

}  // namespace hgc
