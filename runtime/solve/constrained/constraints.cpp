#include "runtime/solve/constrained/constraints.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/solve/vectors.h"

namespace hgc {

bool hasConstraints(const Program& program) { return std::ranges::any_of(program.terms, &Term::isConstraint); }

Result<Constraints> Constraints::open(Session& session) {
  Constraints made(session);
  for (const Term& term : session.workload().artefact->program.terms) {
    if (!term.isConstraint()) continue;
    const auto shift = session.values(term.name + kShiftEnding);
    if (!shift) return shift.error();
    made.all_.push_back({term.name, shift->shape, term.width});
  }
  return made;
}

std::vector<double> Constraints::scales() const {
  std::vector<double> scales;
  for (const Constraint& each : all_) scales.push_back(each.scale);
  return scales;
}

void Constraints::setScales(std::span<const double> scales) {
  for (size_t k = 0; k < all_.size(); ++k) all_[k].scale = scales[k];
}

ByConstraint Constraints::zeros() const {
  ByConstraint result;
  for (const Constraint& each : all_) {
    int64_t count = 1;
    for (const int64_t extent : each.shape) count *= extent;
    result.emplace_back(static_cast<size_t>(count));
  }
  return result;
}

Result<ByConstraint> Constraints::dualsOf(const std::vector<SolveConstraint>& given) const {
  ByConstraint duals = zeros();
  for (const SolveConstraint& each : given) {
    const auto named = std::ranges::find(all_, each.name, &Constraint::name);
    if (named == all_.end())
      return Error{fmt::format("there is no constraint `{}`, of which multipliers are given", each.name), "",
                   ErrorKind::Usage};
    std::vector<double>& own = duals[static_cast<size_t>(named - all_.begin())];
    const bool isOne = each.dual.shape.empty() && each.dual.reals.size() == 1;  // for all components of all instances
    if (!isOne && each.dual.reals.size() != own.size())
      return Error{
          fmt::format("`{}` has {} multiplier{} here, and {} {} given", each.name, own.size(),
                      own.size() == 1 ? "" : "s", each.dual.reals.size(), each.dual.reals.size() == 1 ? "is" : "are"),
          "each component of each instance has one", ErrorKind::Usage};
    if (!areFinite(each.dual.reals))
      return Error{fmt::format("a multiplier of `{}` that is given is NaN or infinite", each.name), "",
                   ErrorKind::Data};
    if (isOne) std::ranges::fill(own, each.dual.reals.front());
    else own = each.dual.reals;
    for (double& dual : own) dual /= named->scale;
  }
  return duals;
}

Result<ByConstraint> Constraints::takeFound(const std::vector<SolveConstraint>& found, double penalty) {
  for (Constraint& each : all_) {
    const auto own = std::ranges::find(found, each.name, &SolveConstraint::name);
    if (own == found.end() || !(penalty > 0) || !(own->scale > 0))
      return Error{fmt::format("`{}` is a constraint, of which the multipliers are needed", each.name),
                   "they are in the report of the solve, beside its penalty", ErrorKind::Usage};
    each.scale = own->scale;
  }
  return dualsOf(found);
}

Status Constraints::weighOne(const Constraint& one, double weight, std::span<const double> shift) const {
  if (const Status done = session_->set(one.name + kShiftEnding, Array::over(one.shape, shift)); !done) return done;
  return session_->set(one.name + kWeightEnding, Array::scalar(weight));
}

Status Constraints::weigh(double weight, const ByConstraint& shift) const {
  for (size_t k = 0; k < all_.size(); ++k) {
    if (const Status done = weighOne(all_[k], weight * all_[k].scale, shift[k]); !done) return done;
  }
  return Done{};
}

Status Constraints::set(double penalty, const ByConstraint& duals) const {
  const double weight = std::sqrt(penalty);
  ByConstraint shift = duals;
  for (std::vector<double>& each : shift) {
    for (double& number : each) number /= weight;
  }
  return weigh(weight, shift);
}

Result<ByConstraint> Constraints::residuals() const {
  auto evaluated = session_->evaluate({.residuals = true});
  if (!evaluated) return evaluated.error();
  ByConstraint result;
  for (const Constraint& each : all_) result.push_back(std::move(evaluated->residuals.at(each.name).reals));
  return result;
}

Result<ByConstraint> Constraints::dualsAt(double penalty) const {
  const double weight = std::sqrt(penalty);
  auto duals = residuals();
  if (!duals) return duals;
  for (std::vector<double>& each : *duals) {
    for (double& number : each) number *= weight;
  }
  return duals;
}

Result<ByConstraint> Constraints::violations() const {
  if (const Status done = weigh(1, zeros()); !done) return done.error();
  return residuals();
}

double Constraints::largestOf(const ByConstraint& violations) const {
  double largest = 0;
  for (size_t k = 0; k < violations.size(); ++k) {
    const double unit = std::max(1.0, all_[k].scale);
    for (const double violation : violations[k]) {
      const double off = std::fabs(violation) / unit;
      if (!(off <= largest) && !std::isnan(largest)) largest = off;
    }
  }
  return largest;
}

double Constraints::misfit(const ByConstraint& before, const ByConstraint& duals, double penalty) const {
  ByConstraint off = duals;
  for (size_t k = 0; k < duals.size(); ++k) {
    for (size_t i = 0; i < duals[k].size(); ++i) off[k][i] = (duals[k][i] - before[k][i]) / penalty;
  }
  return largestOf(off);
}

Result<double> Constraints::objective() const {
  if (const Status done = leaveOut(); !done) return done.error();
  const auto result = session_->evaluate({.value = true});
  if (!result) return result.error();
  return result->value;
}

Result<double> Constraints::largestSlope() const {
  const auto result = session_->evaluate({.gradient = true});
  if (!result) return result.error();
  double largest = 0;
  for (const auto& [name, gradient] : result->gradients) largest = std::max(largest, largestMagnitude(gradient.reals));
  return largest;
}

std::vector<SolveConstraint> Constraints::report(ByConstraint duals, ByConstraint violations) const {
  std::vector<SolveConstraint> result(all_.size());
  for (size_t k = 0; k < all_.size(); ++k) {
    SolveConstraint& to = result[k];
    to.name = all_[k].name;
    to.scale = all_[k].scale;
    for (double& dual : duals[k]) dual *= all_[k].scale;
    for (double& violation : violations[k]) violation /= all_[k].scale;
    to.largestDual = largestMagnitude(duals[k]);
    to.largestViolation = largestMagnitude(violations[k]);
    const auto isLargest = [&](double v) { return !(std::fabs(v) < to.largestViolation); };
    const auto worst = std::ranges::find_if(violations[k], isLargest);
    if (worst != violations[k].end()) to.instance = (worst - violations[k].begin()) / all_[k].width;
    to.dual = Array::of(all_[k].shape, std::move(duals[k]));
    to.violation = Array::of(all_[k].shape, std::move(violations[k]));
  }
  return result;
}

}  // namespace hgc
