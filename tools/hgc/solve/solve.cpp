#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <optional>
#include <set>
#include <utility>

#include "runtime/choice/cost_model.h"
#include "runtime/solve/after/covariance.h"
#include "runtime/solve/checkpoint/checkpoint.h"
#include "tools/hgc/run/data.h"
#include "tools/hgc/run/write.h"
#include "tools/hgc/solve/log.h"
#include "tools/hgc/solve/own_bindings.h"
#include "tools/hgc/solve/sensitivity.h"
#include "tools/hgc/solve/table.h"
#include "tools/hgc/solve/writes.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

volatile std::sig_atomic_t interrupted = 0;

/// During its lifetime the first interrupt is recorded; a second one ends the process.
class NotedInterrupt {
 public:
  NotedInterrupt() {
    struct sigaction action = {};
    action.sa_handler = [](int) { interrupted = 1; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, &before_);
  }
  ~NotedInterrupt() { sigaction(SIGINT, &before_, nullptr); }
  NotedInterrupt(const NotedInterrupt&) = delete;
  NotedInterrupt& operator=(const NotedInterrupt&) = delete;

 private:
  struct sigaction before_ = {};
};

std::set<KernelKind> with(std::set<KernelKind> kinds, const std::vector<KernelKind>& others) {
  kinds.insert(others.begin(), others.end());
  return kinds;
}

/// The kernels that the method and the writes need. With `auto` several sets, from the best on: a program may have no
/// Hessian, and one of energies no Jacobian.
std::vector<std::set<KernelKind>> kindsToTry(const Options& options, const SolveWrites& writes) {
  const std::set<KernelKind> base = with(
      kindsFor(writes.others), {KernelKind::Value, KernelKind::Gradient, KernelKind::Residual, KernelKind::Output});
  std::set<KernelKind> best = base;
  if (!writes.uncertainties.empty()) best.insert(KernelKind::Linearise);
  if (!options.solve.each.empty()) return {with(best, {KernelKind::GaussNewton})};
  const SolveMethod method = options.solve.method;
  const bool isAuto = method == SolveMethod::Auto;
  best = with(best, derivativesOf(isAuto ? SolveMethod::LevenbergMarquardt : method, options.solve.linear));
  if (!isAuto) return {best};
  const std::set<KernelKind> least = with(base, {KernelKind::Hvp});  // by which there are steps without a Hessian
  if (!mayHaveEnergies(options)) return {best, least};
  return {with(best, {KernelKind::Hessian}), with(best, {KernelKind::Hvp}), least};
}

/// Compiles what the method and the writes need. `lacking` says which kernels cannot be had, and why.
Result<Ready> makeReadyToSolve(const Options& options, const SolveWrites& writes, std::string& lacking) {
  constexpr double kShort = 0.3;  // seconds: a solve that takes longer is worth machine code
  Options bound = withoutOwnBindings(options);
  bound.codeAfter = kShort;
  const std::vector<std::set<KernelKind>> sets = kindsToTry(options, writes);
  auto ready = makeReady(bound, sets.front());
  const bool isTold = !ready && ready.error().message.empty();
  if (ready || isTold || sets.size() == 1) return ready;
  const std::string best = ready.error().message;
  lacking = "there is no Hessian: " + best;
  for (size_t k = 1; k + 1 < sets.size() && !ready; ++k) ready = makeReady(bound, sets[k]);
  if (ready) return ready;
  if (ready.error().message == best) lacking = "there is no Jacobian: " + best;  // nor is there without a Hessian
  auto byGradients = makeReady(bound, sets.back());
  // Residuals alone are solved by these only with constraints.
  const auto takesThese = [](const Term& term) { return term.kind == TermKind::Energy || term.isConstraint(); };
  const bool isTaken = byGradients && std::ranges::any_of(byGradients->artefact->program.terms, takesThese);
  return isTaken ? std::move(byGradients) : std::move(ready);
}

/// Sets the method to that of the checkpoint, so that the program is compiled for it.
Result<Options> withMethodResumed(Options options) {
  if (options.solve.resume.empty() || options.solve.method != SolveMethod::Auto) return options;
  const auto checkpoint = readCheckpoint(options.solve.resume);
  if (!checkpoint) return checkpoint.error();
  options.solve.method = solveMethodNamed(checkpoint->method).value_or(SolveMethod::Auto);
  return options;
}

/// What is to be solved and written.
struct Solving {
  const Options& options;
  SolveWrites writes;
  std::vector<FixedRows> fixed;
  std::vector<SolveConstraint> multipliers;  ///< to begin with
  std::optional<Ready> by;                   ///< the program by what sensitivities are asked for
  std::string lacking;                       ///< which kernels cannot be had, and why
  decltype(Ready::nonfiniteOrigin) nonfiniteOrigin;
};

/// Solves, and prints each iteration. An interrupt stops it at the best point so far.
Result<SolveReport> solveShown(const Solving& solving, Session& session, std::FILE* table, SolveLog& log) {
  const Options& options = solving.options;
  SolveOptions how = options.solve;
  how.fixed = solving.fixed;
  how.constraints = solving.multipliers;
  bool isFirst = true;
  how.observe = [&](const SolveIteration& iteration) {
    log.add(iteration);
    if (!options.json && how.each.empty()) {
      fmt::print(table, "{}{}", std::exchange(isFirst, false) ? solveHead(iteration) : "", solveLine(iteration));
      std::fflush(table);
    }
    return interrupted ? Proceed::Stop : Proceed::Continue;
  };
  const NotedInterrupt noted;
  return solve(session, how);
}

/// Writes results at the session's solution. Without kernels for residuals there are none to sum up.
Result<Evaluation> writeSolution(const SolveWrites& writes, Session& session) {
  const std::vector<KernelKind>& kinds = session.workload().artefact->kinds;
  const auto has = [&](const char* prefix) {
    return std::ranges::any_of(writes.others, [&](const Write& write) { return write.what.starts_with(prefix); });
  };
  auto solution = session.evaluate({.value = true,
                                    .gradient = has("grad."),
                                    .residuals = std::ranges::count(kinds, KernelKind::Residual) > 0,
                                    .outputs = has("output."),
                                    .fields = has("field."),
                                    .termValues = has("term.")});
  if (!solution) return solution;
  for (const Write& write : writes.unknowns) {
    const auto values = session.values(write.what);
    if (!values) return values.error();
    if (const Status done = writeArray(write.path, *values); !done) return done.error();
  }
  if (const Status done = writeLikeRead(writes.likeRead, session); !done) return done.error();
  Derived derived(session);
  for (const Write& write : writes.others) {
    if (const auto done = writeOne(write, derived, *solution); !done) return done.error();
  }
  return solution;
}

Status check(Solving& solving, const Program& program) {
  SolveWrites& writes = solving.writes;
  Status known = checkUnknowns(writes, program);
  if (known) known = addOtherUnknowns(writes.likeRead, solving.options, program);
  if (known) known = checkConstraints(writes.constraints, program);
  if (known) known = checkWrites(writes.others, program);
  if (known && !writes.uncertainties.empty()) known = Covariance::check(program);
  if (known) known = checkSensitivities(writes.sensitivities, program);
  return known;
}

Result<Session> openSession(Solving& solving) {
  const Options& options = solving.options;
  auto ready = makeReadyToSolve(options, solving.writes, solving.lacking);
  if (!ready) return ready.error();
  const Program& program = ready->artefact->program;
  if (const Status known = check(solving, program); !known) return known.error();
  auto multipliers = readMultipliers(options, program);
  if (!multipliers) return multipliers.error();
  solving.multipliers = std::move(*multipliers);
  auto by = makeReadyFor(solving.writes.sensitivities, options, program);
  if (!by) return by.error();
  solving.by = std::move(*by);
  SessionOptions how = sessionOptions(options, false);
  how.later = std::move(ready->later);
  solving.nonfiniteOrigin = std::move(ready->nonfiniteOrigin);
  // Without GPU code there is no choice of devices: what calls of one solve take is not worth reading and writing a
  // file.
  if (ready->artefact->gpu.empty() && !how.later) how.model = std::make_shared<CostModel>();
  auto session = Session::open(ready->artefact, std::move(ready->bound), std::move(how));
  if (!session) return session;
  Status can = readMasks(options, *session, solving.fixed);
  if (can) can = checkUncertainties(solving.writes, options, solving.fixed, *session);
  if (can) can = checkFixed(solving.writes.sensitivities, solving.fixed, *session);
  return can ? std::move(session) : Result<Session>(can.error());
}

/// What a solve evaluates: without the instances of outputs.
std::vector<GroupData> withoutOutputs(const Workload& workload) {
  std::vector<GroupData> groups;
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    const bool isOutput = layoutOf(workload, g).kind == TermKind::Output;
    groups.push_back(isOutput ? GroupData{} : workload.groups[g]);
  }
  return groups;
}

/// With the first operation that makes a number that is not finite, as `hgc run` says it, if the error is of one and
/// the session's unknowns show it.
Error withOrigin(Error error, const Solving& solving, Session& session) {
  if (!solving.nonfiniteOrigin || error.kind != ErrorKind::NotFinite) return error;
  std::map<std::string, Array> unknowns;
  for (const Symbol& symbol : session.workload().artefact->program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    if (auto values = session.values(symbol.name)) unknowns[symbol.name] = std::move(*values);
  }
  const std::string origin = solving.nonfiniteOrigin(withoutOutputs(session.workload()), unknowns);
  if (origin.empty()) return error;
  return {error.message + ": " + origin, "", error.kind};
}

/// Whether data go to standard output, so that nothing else may.
bool hasDataOnStandardOutput(const Options& options, const SolveWrites& writes) {
  const auto isBeside = [](const Write& write) { return isStandardOutput(write.path); };
  return isStandardOutput(options.log) || isStandardOutput(options.plot) ||
         std::ranges::any_of(writes.others, isBeside) ||
         std::ranges::any_of(writes.own(), [&](auto* some) { return std::ranges::any_of(*some, isBeside); });
}

void printSummary(const Options& options, const SolveReport& report, const Evaluation& solution, std::FILE* to) {
  const bool isEach = !options.solve.each.empty();
  if (isEach) fmt::print(to, "{}", options.json ? eachJson(report, solution) : eachSummary(report, solution));
  else fmt::print(to, "{}", options.json ? solveJson(report, solution) : solveSummary(report, solution));
  std::fflush(to);
}

/// Writes what is known of the solution beside the results at it.
Status writeWhatFollows(Solving& solving, const SolveReport& report, Session& session) {
  const Options& options = solving.options;
  const SolveWrites& writes = solving.writes;
  Status done = Done{};
  if (!options.plot.empty()) done = writeFile(options.plot, solvePlot(report, options.model));
  if (done) done = writeConstraints(writes.constraints, report);
  if (done) done = writeUncertainties(writes.uncertainties, options, solving.fixed, report, session);
  if (!done || interrupted) return done;
  if (!writes.sensitivities.empty() && !isConverged(report.ending))
    return Error{fmt::format("-w {}: there is no solution", writes.sensitivities.front().what), ""};
  return writeSensitivities(writes.sensitivities, options, solving.fixed, report, session, std::move(solving.by));
}

}  // namespace

int commandSolve(const Options& given) {
  const auto resumed = withMethodResumed(given);
  if (!resumed) return fail(given, resumed.error());
  const Options& options = *resumed;
  auto writes = parseSolveWrites(options);
  if (!writes) return fail(options, writes.error());
  auto fixed = parseFixed(options);
  if (!fixed) return fail(options, fixed.error());
  Solving solving{options, std::move(*writes), std::move(*fixed), {}, {}, {}, {}};
  auto session = openSession(solving);
  if (!session) return fail(options, session.error());
  std::FILE* const table = hasDataOnStandardOutput(options, solving.writes) ? stderr : stdout;
  SolveLog log(options.log, !options.solve.each.empty());
  auto report = solveShown(solving, *session, table, log);
  const Status logged = log.close();
  sayWarnings(options, *session, 0);
  if (!report) return fail(options, withOrigin(report.error(), solving, *session));
  if (!solving.lacking.empty()) report->notes.push_back(solving.lacking);
  for (const std::string& warning : report->warnings) fmt::print(stderr, "hgc: warning: {}\n", warning);
  const auto solution = writeSolution(solving.writes, *session);
  if (!solution) return fail(options, solution.error());
  if (const Status done = writeEach(solving.writes.each, report->each); !done) return fail(options, done.error());
  printSummary(options, *report, *solution, table);
  if (!logged) return fail(options, logged.error());
  if (const Status done = writeWhatFollows(solving, *report, *session); !done) return fail(options, done.error());
  if (interrupted) return 130;
  return isConverged(report->ending) ? 0 : 1;
}

}  // namespace hgc::tool
