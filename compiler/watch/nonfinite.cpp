#include "compiler/watch/nonfinite.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "verify/diagnose.h"

namespace hgc {
namespace {

std::string originAmong(const Module& module, const Program& program, const Plan& plan, const Bound& bound,
                        const std::vector<GroupData>& groups, const std::set<KernelKind>& kinds) {
  const auto statedAt = [&](uint32_t place) { return customDerivativeAt(module, place); };
  const Subject subject{statedAt, program, plan, bound, groups};
  const auto said = [&](const Site& site) {
    return fmt::format("first {} from {}", site.measure, describe(subject, site));
  };
  const auto saidOf = [&](const Site& site, const char* derivative) {
    return fmt::format("{}, which has no {} there{}", said(site), derivative,
                       std::isnan(site.measure) ? "" : ", or one that overflows");
  };
  if (const auto site = findNonfinite(subject)) return said(*site);
  if (const auto site = findNonfiniteGradient(subject)) return saidOf(*site, "derivative");
  const bool areSecond = kinds.contains(KernelKind::Hessian) || kinds.contains(KernelKind::Hvp);
  const auto site = areSecond ? findNonfiniteHessian(subject) : std::nullopt;
  return site ? saidOf(*site, "second derivative") : "";
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
