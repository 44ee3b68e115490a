#include "compiler/watch/nonfinite.h"

#include <fmt/format.h>

#include <algorithm>

#include "verify/diagnose.h"

namespace hgc {
namespace {

std::string originAmong(const Module& module, const Program& program, const Plan& plan, const Bound& bound,
                        const std::vector<GroupData>& groups, const std::set<KernelKind>& kinds) {
  const auto statedAt = [&](uint32_t place) { return customDerivativeAt(module, place); };
  const Subject subject{statedAt, program, plan, bound, groups};
  const auto said = [&](const std::optional<Site>& site, const char* of) {
    return site ? fmt::format("first {} from {}{}", site->measure, describe(subject, *site), of) : "";
  };
  std::string origin = said(findNonfinite(subject), "");
  if (origin.empty()) origin = said(findNonfiniteGradient(subject), ", which has no derivative there");
  const bool areSecond = kinds.contains(KernelKind::Hessian) || kinds.contains(KernelKind::Hvp);
  if (origin.empty() && areSecond)
    origin = said(findNonfiniteHessian(subject), ", which has no second derivative there");
  return origin;
}

}  // namespace

Result<std::vector<GroupData>> instancesOf(const Program& program, const Plan& plan, const Bound& bound) {
  const auto laidOut = compilePlan(program, plan, {});  // without code
  if (!laidOut) return laidOut.error();
  return findInstances(program, laidOut->plan, bound);
}

std::string originOfNonfinite(const Module& module, const Program& program, const Plan& plan, const Bound& bound,
                              const std::vector<GroupData>& groups, const std::set<KernelKind>& kinds,
                              const std::function<Result<Plan>()>& inlined) {
  if (std::ranges::none_of(plan.topologies, readsFields))
    return originAmong(module, program, plan, bound, groups, kinds);
  const auto whole = inlined();
  const auto instances = whole ? instancesOf(program, *whole, bound) : Error{};
  return instances ? originAmong(module, program, *whole, bound, *instances, kinds) : "";
}

}  // namespace hgc
