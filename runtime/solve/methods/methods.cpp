#include "runtime/solve/methods/methods.h"

#include <fmt/format.h>

#include <algorithm>

#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/least_squares.h"

namespace hgc {
namespace {

constexpr MethodRow kMethods[] = {
    {.method = SolveMethod::LevenbergMarquardt,
     .name = "lm",
     .doc = "Levenberg-Marquardt, for residuals alone",
     .solve = levenbergMarquardt,
     .model = KernelKind::Linearise,
     .takesEnergies = false,
     .takesLinear = true,
     .takesRadius = true},
    {.method = SolveMethod::GaussNewton,
     .name = "gn",
     .doc = "Gauss-Newton, likewise, whose steps are halved and not damped",
     .solve = gaussNewton,
     .model = KernelKind::Linearise,
     .takesEnergies = false,
     .takesLinear = true},
    {.method = SolveMethod::Dogleg,
     .name = "dogleg",
     .doc = "Powell's, likewise, by a path from the gradient to that step",
     .solve = dogleg,
     .model = KernelKind::Linearise,
     .takesEnergies = false,
     .takesLinear = true,
     .takesRadius = true},
    {.method = SolveMethod::Newton,
     .name = "newton",
     .doc = "by Hessians, projected where they are not positive definite",
     .solve = newton,
     .model = KernelKind::Hessian,
     .inRound = 50},
    {.method = SolveMethod::NewtonCg,
     .name = "newton-cg",
     .doc = "by products with Hessians, within a trust region",
     .solve = newtonCg,
     .model = KernelKind::Hvp,
     .takesRadius = true,
     .iterations = 200,
     .inRound = 50},
    {.method = SolveMethod::Lbfgs,
     .name = "lbfgs",
     .doc = "by gradients",
     .solve = lbfgs,
     .model = KernelKind::Gradient,
     .iterations = 1'000,
     .inRounds = 10'000},
};

bool isBuilt(const Artefact& artefact, KernelKind kind) { return std::ranges::count(artefact.kinds, kind) > 0; }

}  // namespace

const MethodRow& rowOf(SolveMethod method) {
  if (method == SolveMethod::Auto) method = SolveMethod::LevenbergMarquardt;
  return *std::ranges::find(kMethods, method, &MethodRow::method);
}

SolveMethod methodBuilt(const Artefact& artefact) {
  const bool mayBeNewton = hasEnergies(artefact.program) && isBuilt(artefact, KernelKind::Hessian);
  return mayBeNewton ? SolveMethod::Newton : methodWithoutHessian(artefact);
}

SolveMethod methodWithoutHessian(const Artefact& artefact) {
  const bool areEnergies = hasEnergies(artefact.program);
  const bool hasModel =
      !areEnergies && (isBuilt(artefact, KernelKind::Linearise) || isBuilt(artefact, KernelKind::Gnp));
  const bool takesProducts = areEnergies || (hasConstraints(artefact.program) && !hasModel);
  if (takesProducts && isBuilt(artefact, KernelKind::Hvp)) return SolveMethod::NewtonCg;
  return areEnergies ? SolveMethod::Lbfgs : SolveMethod::LevenbergMarquardt;
}

std::string methodsThat(bool MethodRow::*take) {
  std::vector<std::string> names;
  for (const MethodRow& row : kMethods) {
    if (row.*take) names.push_back(fmt::format("`{}`", row.name));
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

std::vector<std::string> solveMethodNames() {
  std::vector<std::string> names = {nameOf(SolveMethod::Auto)};
  for (const MethodRow& row : kMethods) names.push_back(row.name);
  return names;
}

std::string describeSolveMethods() {
  std::string text;
  for (const MethodRow& row : kMethods) text += fmt::format("{}: {}; ", row.name, row.doc);
  return text + "auto: lm, or with energies newton where it can be, else newton-cg or lbfgs";
}

std::optional<SolveMethod> solveMethodNamed(std::string_view name) {
  if (name == nameOf(SolveMethod::Auto)) return SolveMethod::Auto;
  const auto row = std::ranges::find_if(kMethods, [&](const MethodRow& each) { return name == each.name; });
  return row == std::end(kMethods) ? std::nullopt : std::optional(row->method);
}

const char* nameOf(SolveMethod method) { return method == SolveMethod::Auto ? "auto" : rowOf(method).name; }

std::vector<KernelKind> derivativesOf(SolveMethod method, LinearStep linear) {
  const MethodRow& row = rowOf(method);
  if (row.takesLinear && usesProducts(linear)) return {KernelKind::Gradient, KernelKind::Gnp, KernelKind::Bdp};
  return {KernelKind::Gradient, row.model};
}

}  // namespace hgc
