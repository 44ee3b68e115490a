#include "runtime/solve/solve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <new>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops_of.h"
#include "runtime/session.h"
#include "runtime/solve/methods/levenberg_marquardt.h"

namespace hgc {
namespace {

Status checkTerms(const Program& program) {
  const auto isA = [](TermKind kind) { return [kind](const Term& term) { return term.kind == kind; }; };
  if (const auto energy = std::ranges::find_if(program.terms, isA(TermKind::Energy)); energy != program.terms.end())
    return Error{fmt::format("`{}` is an energy, and only programs of residuals can be solved so far", energy->name),
                 "an energy that is half a sum of squares can be written as a residual", ErrorKind::Unsupported};
  if (std::ranges::none_of(program.terms, isA(TermKind::Residual)))
    return Error{"the program has no residuals to minimise", "", ErrorKind::Program};
  if (std::ranges::none_of(program.symbols, [](const Symbol& s) { return s.kind == SymbolKind::Var; }))
    return Error{"the program has no unknowns to solve for", "declare them with `var`", ErrorKind::Program};
  return Done{};
}

Status checkOptions(const SolveOptions& options) {
  const auto isTolerance = [](double value) { return value >= 0 && std::isfinite(value); };
  if (options.maxIterations < 0) return Error{"the number of iterations is negative", "", ErrorKind::Usage};
  if (!(options.radius > 0) || !std::isfinite(options.radius))
    return Error{fmt::format("the radius of the trust region is {}: it must be positive and finite", options.radius),
                 "", ErrorKind::Usage};
  for (const double tolerance : {options.costTolerance, options.gradientTolerance, options.stepTolerance}) {
    if (!isTolerance(tolerance))
      return Error{fmt::format("a tolerance is {}: it must be a number from 0 on", tolerance), "", ErrorKind::Usage};
  }
  return Done{};
}

}  // namespace

std::optional<LinearStep> linearStepNamed(std::string_view name) {
  if (name == "auto") return LinearStep::Auto;
  if (name == "dense") return LinearStep::Dense;
  if (name == "sparse") return LinearStep::Sparse;
  return std::nullopt;
}

const char* nameOf(SolveEnding ending) {
  switch (ending) {
    case SolveEnding::Gradient: return "gradient";
    case SolveEnding::Cost: return "cost";
    case SolveEnding::Step: return "step";
    case SolveEnding::Iterations: return "iterations";
    case SolveEnding::NoStep: return "no step";
    case SolveEnding::Stopped: return "stopped";
  }
  return "";
}

Result<SolveReport> solve(Session& session, const SolveOptions& options) {
  if (const Status done = checkOptions(options); !done) return done.error();
  if (const Status done = checkTerms(session.workload().artefact->program); !done) return done.error();
  const FloatingPointMode mode;
  const LoopsOf loops = session.loops();
  try {
    return levenbergMarquardt(session, options);
  } catch (const std::bad_alloc&) {
    return Error{"out of memory", "sparse steps take less than dense ones, or fewer instances", ErrorKind::Memory};
  }
}

}  // namespace hgc
