#include "runtime/solve/solve_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <sstream>

#include "runtime/disk/anew.h"
#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/least_squares.h"
#include "runtime/solve/methods/methods.h"

namespace hgc {
namespace {

/// By the numbers of the enumerators.
constexpr const char* kLinearSteps[] = {"auto", "dense", "sparse", "schur", "pcg", "pcg-schur", "cholmod"};
constexpr const char* kDampings[] = {"diagonal", "identity"};

template <class Enum>
std::optional<Enum> named(std::span<const char* const> names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? std::nullopt : std::optional(static_cast<Enum>(found - names.begin()));
}

Error usage(std::string message, std::string hint = "") {
  return {std::move(message), std::move(hint), ErrorKind::Usage};
}

Error eliminatesNone(LinearStep step) {
  return usage(fmt::format("`{}` takes no names of unknowns", kLinearSteps[static_cast<size_t>(step)]),
               "`schur:NAME` and `pcg-schur:NAME` eliminate unknowns");
}

Status checkNumbers(const SolveOptions& options) {
  const auto isTolerance = [](double value) { return value >= 0 && std::isfinite(value); };
  if (options.maxIterations.value_or(0) < 0) return usage("the number of iterations is negative");
  if (const double radius = options.radius.value_or(1); !(radius > 0) || !std::isfinite(radius))
    return usage(fmt::format("the radius of the trust region is {}: it must be positive and finite", radius));
  for (const double tolerance : {options.costTolerance, options.gradientTolerance, options.stepTolerance,
                                 options.constraintTolerance.value_or(0), options.eta.value_or(0)}) {
    if (!isTolerance(tolerance))
      return usage(fmt::format("a tolerance is {}: it must be a number from 0 on", tolerance));
  }
  if (options.eta.value_or(0) >= 1)
    return usage(fmt::format("`eta` is {}: steps end at once unless it is below 1", *options.eta));
  return Done{};
}

/// What many problems at once do without.
Status checkEach(const SolveOptions& options) {
  if (options.linear != LinearStep::Auto && options.linear != LinearStep::Dense)
    return usage("with `each` every problem is solved by a dense factorisation: it takes no other linear steps",
                 "leave `linear` out");
  if (options.damping.value_or(Damping::Diagonal) != Damping::Diagonal)
    return usage("with `each` every problem is damped by the diagonal of its matrix", "leave `damping` out");
  if (options.checkpoint.empty() && options.resume.empty()) return Done{};
  return Error{"with `each` nothing can be kept in a checkpoint so far", "", ErrorKind::Unsupported};
}

/// What was given, and means nothing to the method or the program.
Status checkMeaning(const SolveOptions& options, const Program& program) {
  const MethodRow& row = rowOf(options.method == SolveMethod::Auto ? SolveMethod::Newton : options.method);
  if (options.linear != LinearStep::Auto && !row.takesLinear)
    return usage(
        fmt::format("`{}` steps mean nothing to `{}`", kLinearSteps[static_cast<size_t>(options.linear)], row.name),
        fmt::format("they are how {} solve their linear models", methodsThat(&MethodRow::takesLinear)));
  if (!options.eliminated.empty() && !eliminates(options.linear)) return eliminatesNone(options.linear);
  if (options.eta && !usesProducts(options.linear))
    return usage("`eta` says how exact steps by conjugate gradients are, and these are by a factorisation",
                 "steps by `pcg` or `pcg-schur` take it");
  if (options.damping && !(row.takesLinear && row.takesRadius))
    return usage(fmt::format("steps of `{}` are not damped", row.name), "those of `lm` and `dogleg` are");
  if (options.radius && !row.takesRadius)
    return usage(fmt::format("steps of `{}` are within no trust region, which could have a radius", row.name),
                 fmt::format("those of {} are", methodsThat(&MethodRow::takesRadius)));
  if (options.radius && !options.resume.empty())
    return usage("a solve that goes on has the radius that it had", "leave it out");
  const bool isConstrained = hasConstraints(program);
  if (options.constraintTolerance && !isConstrained)
    return usage("a tolerance for constraints is given, and the program has none", "leave it out");
  if ((options.penalty || !options.constraints.empty()) && !isConstrained)
    return usage("multipliers or a penalty of constraints are given, and the program has none", "leave them out");
  constexpr double kMostPenalty = 1e12;
  if (options.penalty && !(*options.penalty > 0 && *options.penalty <= kMostPenalty))
    return usage("the penalty of constraints is not a number above 0, of at most 1e12", "");
  if ((options.penalty || !options.constraints.empty()) && !options.resume.empty())
    return usage("a solve that goes on has the multipliers and the penalty that it had", "leave them out");
  return Done{};
}

/// That of what it goes on from; else by the terms, and with constraints by what the program was built for.
Result<SolveMethod> methodTaken(const SolveOptions& options, const Artefact& artefact) {
  if (options.method != SolveMethod::Auto) return options.method;
  if (!options.resume.empty()) {
    const auto checkpoint = readCheckpoint(options.resume);
    if (!checkpoint) return checkpoint.error();
    const auto method = solveMethodNamed(checkpoint->method);
    if (method && *method != SolveMethod::Auto) return *method;
    return Error{
        fmt::format("{} is of a method `{}`, which this hgc does not have", options.resume, checkpoint->method), "",
        ErrorKind::Data};
  }
  // Of energies more is known once there is a Hessian.
  return hasEnergies(artefact.program) ? SolveMethod::Auto : methodBuilt(artefact);
}

}  // namespace

Result<LinearChoice> parseLinear(std::string_view text) {
  const size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  const auto step = named<LinearStep>(kLinearSteps, name);
  if (!step)
    return usage(fmt::format("there are no steps by `{}`", name),
                 fmt::format("one of {}", fmt::join(kLinearSteps, ", ")));
  LinearChoice choice{*step};
  if (colon == std::string_view::npos) return choice;
  std::stringstream unknowns{std::string(text.substr(colon + 1))};
  for (std::string each; std::getline(unknowns, each, ',');) choice.eliminated.push_back(each);
  const bool hasEmpty = text.ends_with(',') || std::ranges::count(choice.eliminated, "") > 0;
  if (choice.eliminated.empty() || hasEmpty) return usage(fmt::format("`{}` names no unknown", text), "as `schur:pt`");
  if (!eliminates(*step)) return eliminatesNone(*step);
  return choice;
}

std::vector<std::string> dampingNames() { return {std::begin(kDampings), std::end(kDampings)}; }
std::optional<Damping> dampingNamed(std::string_view name) { return named<Damping>(kDampings, name); }

Result<SolveOptions> checkedOptions(SolveOptions options, const Artefact& artefact) {
  if (const Status done = checkNumbers(options); !done) return done.error();
  if (!options.each.empty()) {
    if (const Status done = checkEach(options); !done) return done.error();
  }
  if (!options.checkpoint.empty()) {
    if (const auto target = regularFileAt(options.checkpoint); !target) return target.error();
  }
  const auto method = methodTaken(options, artefact);
  if (!method) return method.error();
  options.method = *method;
  const bool isEnergy = options.method == SolveMethod::Auto && !options.each.empty();  // which has an error of its own
  if (const Status done = isEnergy ? Done{} : checkMeaning(options, artefact.program); !done) return done.error();
  return options;
}

}  // namespace hgc
