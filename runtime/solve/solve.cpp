#include "runtime/solve/solve.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <new>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops_of.h"
#include "runtime/session.h"
#include "runtime/solve/constrained/multiplier_rounds.h"
#include "runtime/solve/each/each.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/solve_options.h"

namespace hgc {
namespace {

const Term* findTerm(const Program& program, TermKind kind) {
  const auto term = std::ranges::find(program.terms, kind, &Term::kind);
  return term == program.terms.end() ? nullptr : &*term;
}

Status checkTerms(const Program& program, SolveMethod method) {
  const Term* const energy = findTerm(program, TermKind::Energy);
  if (energy == nullptr && findTerm(program, TermKind::Residual) == nullptr)
    return Error{"the program has no residuals or energies to minimise", "", ErrorKind::Program};
  if (std::ranges::none_of(program.symbols, [](const Symbol& s) { return s.kind == SymbolKind::Var; }))
    return Error{"the program has no unknowns to solve for", "declare them with `var`", ErrorKind::Program};
  if (energy != nullptr && method != SolveMethod::Auto && !rowOf(method).takesEnergies)
    return Error{fmt::format("`{}` is an energy, and `{}` solves residuals alone", energy->name, nameOf(method)),
                 fmt::format("these take both: {}", methodsThat(&MethodRow::takesEnergies)), ErrorKind::Usage};
  return Done{};
}

/// An error where the program was not built for all that the method takes.
Status checkBuilt(const Session& session, SolveMethod method, LinearStep linear) {
  const std::vector<KernelKind>& built = session.workload().artefact->kinds;
  const auto isMissing = [&](KernelKind kind) { return std::ranges::count(built, kind) == 0; };
  const std::vector<KernelKind> taken = derivativesOf(method, linear);
  const auto missing = std::ranges::find_if(taken, isMissing);
  if (missing == taken.end()) return Done{};
  std::vector<std::string_view> names;
  for (const KernelKind kind : taken) names.push_back(info(kind).name);
  return Error{fmt::format("the program was built without kernels for `{}`", info(*missing).name),
               fmt::format("build it with --derivative={}", fmt::join(names, ",")), ErrorKind::Usage};
}

/// Of a file that cannot be gone on from nothing stays: the session has its own values again then. Where numbers there
/// are not finite it keeps those of the file, which show where that comes from.
Result<SolveReport> solveResumed(const MethodRow& row, Session& session, const MethodOptions& options,
                                 const Unknowns& unknowns) {
  const auto before = unknowns.values(session);
  if (!before) return before.error();
  try {
    auto report = row.solve(session, options, unknowns);
    const bool stays = report || report.error().kind == ErrorKind::NotFinite;
    if (const Status done = stays ? Done{} : unknowns.set(session, *before); !done) return done.error();
    return report;
  } catch (const std::bad_alloc&) {
    static_cast<void>(unknowns.set(session, *before));
    throw;
  }
}

Result<SolveReport> solveBy(SolveMethod method, Session& session, MethodOptions options, const Unknowns& unknowns) {
  const MethodRow& row = rowOf(method);
  if (const Status done = checkBuilt(session, method, options.linear); !done) return done.error();
  if (!options.maxIterations) options.maxIterations = row.iterations;
  options.method = method;  // for what is kept of it
  auto report =
      options.resume.empty() ? row.solve(session, options, unknowns) : solveResumed(row, session, options, unknowns);
  if (report) report->method = method;
  return report;
}

Result<SolveReport> solveEachOf(Session& session, SolveOptions options, const Unknowns& unknowns) {
  const Term* const energy = findTerm(session.workload().artefact->program, TermKind::Energy);
  const bool isOther = options.method != SolveMethod::Auto && options.method != SolveMethod::LevenbergMarquardt;
  if (energy != nullptr || isOther)
    return Error{energy != nullptr ? fmt::format("`{}` is an energy", energy->name)
                                   : fmt::format("`{}` solves one problem", nameOf(options.method)),
                 "many problems are solved by `lm`, which takes residuals alone", ErrorKind::Usage};
  if (hasConstraints(session.workload().artefact->program))
    return Error{"many problems with constraints cannot be solved at once so far", "", ErrorKind::Unsupported};
  if (!options.maxIterations) options.maxIterations = 50;
  auto report = solveEach(session, options, unknowns);
  if (report) report->method = SolveMethod::LevenbergMarquardt;
  return report;
}

/// Newton's method, or where the program has no Hessian another one.
Result<SolveReport> solveEnergies(Session& session, const MethodOptions& options, const Unknowns& unknowns) {
  const auto note = [](Result<SolveReport> report, std::string why) {
    if (report) report->notes.insert(report->notes.begin(), std::move(why));
    return report;
  };
  SolveMethod built = methodBuilt(*session.workload().artefact);
  std::string why = "the program has no kernels for `hessian`";
  if (built == SolveMethod::Newton) {
    auto report = solveBy(SolveMethod::Newton, session, options, unknowns);
    const bool isOfProgram =
        !report && (report.error().kind == ErrorKind::Unstated || report.error().kind == ErrorKind::Program ||
                    report.error().kind == ErrorKind::Unsupported);
    if (!isOfProgram) return note(std::move(report), "`newton` was taken: the objective has energies");
    why = report.error().message;
    built = methodWithoutHessian(*session.workload().artefact);
  }
  return note(solveBy(built, session, options, unknowns), fmt::format("`{}` was taken: {}", nameOf(built), why));
}

/// Adds notes that count steps: of conjugate gradients, by enlarged Hessians, to where something is not finite.
Result<SolveReport> describeSteps(Result<SolveReport> report, bool isOfLargest) {
  if (!report) return report;
  int64_t inner = 0, enlarged = 0;
  double most = 0;
  for (const SolveIteration& iteration : report->iterations) {
    inner += iteration.inner;
    enlarged += iteration.shift > 0 ? 1 : 0;
    most = std::max(most, iteration.shift);
  }
  const auto counted = [](int64_t count) { return fmt::format("{} iteration{}", count, count == 1 ? "" : "s"); };
  if (inner > 0) report->notes.push_back(counted(inner) + " of conjugate gradients in all");
  if (enlarged > 0)
    report->notes.push_back(fmt::format(
        "the diagonal of the Hessian was enlarged in {}, by at most {:.1g} of {}", counted(enlarged), most,
        isOfLargest ? "its largest number" : "itself; where it was not positive, by a number that bounds the step"));
  if (report->notFinite > 0)
    report->notes.push_back(
        fmt::format("the objective or a derivative was not finite at {} step{} that {} tried, and shortened",
                    report->notFinite, report->notFinite == 1 ? "" : "s", report->notFinite == 1 ? "was" : "were"));
  return report;
}

/// Counts fixed unknowns, and warns where there is nothing to solve for.
Result<SolveReport> withFixed(Result<SolveReport> report, const Unknowns& unknowns) {
  if (!report) return report;
  int64_t& fixed = report->fixed;
  fixed += std::ssize(unknowns.fixedScalars());
  if (fixed == unknowns.count())
    report->warnings.push_back(fixed == 0 ? "nothing was solved for: the unknowns have no scalars"
                                          : "nothing was solved for: all unknowns are fixed");
  return report;
}

Result<SolveReport> solveChecked(Session& session, const SolveOptions& given) {
  const Program& program = session.workload().artefact->program;
  const Result<SolveOptions> taken = checkedOptions(given, *session.workload().artefact);
  if (!taken) return taken.error();
  const SolveOptions& options = *taken;
  if (const Status done = checkTerms(program, options.method); !done) return done.error();
  const FloatingPointMode mode;
  const LoopsOf loops = loopsOf(session);
  auto unknowns = Unknowns::open(session);
  if (!unknowns) return unknowns.error();
  if (const Status done = unknowns->fix(options.fixed); !done) return done.error();
  if (!options.each.empty()) return withFixed(solveEachOf(session, options, *unknowns), *unknowns);
  const bool isOpen = options.method == SolveMethod::Auto;  // whether there is a Hessian says more
  const SolveMethod method = isOpen ? SolveMethod::Newton : options.method;
  const auto minimise = [&](const MethodOptions& how) {
    return isOpen ? solveEnergies(session, how, *unknowns) : solveBy(method, session, how, *unknowns);
  };
  const bool isConstrained = hasConstraints(program);
  const auto finish = [&](Result<SolveReport> report) {
    return withFixed(describeSteps(std::move(report), isConstrained || unknowns->areCurved()), *unknowns);
  };
  if (!isConstrained) return finish(minimise({options}));
  auto constraints = Constraints::open(session);
  if (!constraints) return constraints.error();
  return finish(MultiplierRounds(*constraints, options, *unknowns, minimise).solve());
}

}  // namespace

const char* nameOf(SolveEnding ending) {
  switch (ending) {
    case SolveEnding::Gradient: return "gradient";
    case SolveEnding::Cost: return "cost";
    case SolveEnding::Step: return "step";
    case SolveEnding::Iterations: return "iterations";
    case SolveEnding::NoStep: return "no step";
    case SolveEnding::Stopped: return "stopped";
    case SolveEnding::Unbounded: return "unbounded";
    case SolveEnding::Constraints: return "constraints";
    case SolveEnding::NotFinite: return "not finite";
  }
  return "";
}

Result<SolveReport> solve(Session& session, const SolveOptions& given) {
  try {
    return solveChecked(session, given);
  } catch (const std::bad_alloc&) {
    return Error{"out of memory", "sparse steps take less than dense ones, or fewer instances", ErrorKind::Memory};
  }
}

Status checkMultipliers(const SolveReport& report) {
  if (report.constraints.empty() || isConverged(report.ending)) return Done{};
  return Error{fmt::format("there is no solution, of which the multipliers are needed: {}", report.why), "",
               ErrorKind::Data};
}

}  // namespace hgc
