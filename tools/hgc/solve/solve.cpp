
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <utility>

#include "runtime/choice/cost_model.h"
#include "runtime/solve/after/covariance.h"
#include "runtime/solve/checkpoint/checkpoint.h"
#include "tools/hgc/run/data.h"
#include "tools/hgc/run/write.h"
#include "tools/hgc/solve/fixed.h"
#include "tools/hgc/solve/log.h"
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

std::set<KernelKind> setOf(const std::vector<KernelKind>& kinds) { return {kinds.begin(), kinds.end()}; }

/// Compiles what the method and the writes need. With `auto`, falls back to gradients if there is no Hessian or
/// Jacobian; `lacking` then says why.
Result<Ready> makeReadyToSolve(const Options& options, const SolveWrites& writes, std::string& lacking) {
  std::set<KernelKind> kinds = kindsFor(writes.others);
  if (!writes.uncertainties.empty()) kinds.insert(KernelKind::Linearise);
  kinds.insert({KernelKind::Value, KernelKind::Gradient, KernelKind::Residual, KernelKind::Output});
  const SolveMethod method = options.solve.method;
  const bool isAuto = method == SolveMethod::Auto;
  const bool isEach = !options.solve.each.empty();
  if (isEach) kinds.insert(KernelKind::GaussNewton);
  else kinds.merge(setOf(derivativesOf(isAuto ? SolveMethod::LevenbergMarquardt : method, options.solve.linear)));
  std::set<KernelKind> all = kinds;
  if (isAuto && !isEach && mayHaveEnergies(options)) all.insert(KernelKind::Hessian);
  constexpr double kShort = 0.3;  // seconds: a solve that takes longer is worth machine code
  Options bound = withoutMasks(options);
  bound.codeAfter = kShort;
  auto ready = makeReady(bound, all);
  const bool isTold = !ready && ready.error().message.empty();
  if (ready || isTold || !isAuto || isEach) return ready;
  lacking = ready.error().message;
  if (all != kinds) ready = makeReady(bound, kinds);
  if (ready) return ready;
  for (const KernelKind kind : derivativesOf(SolveMethod::LevenbergMarquardt, options.solve.linear)) {
    if (kind != KernelKind::Gradient) kinds.erase(kind);
  }
  auto open = makeReady(bound, kinds);
  const auto isEnergy = [](const Term& term) { return term.kind == TermKind::Energy; };
  return open && std::ranges::any_of(open->artefact->program.terms, isEnergy) ? std::move(open) : std::move(ready);
}

/// Sets the method to that of the checkpoint, so that the program is compiled for it.
Result<Options> withMethodResumed(Options options) {
  if (options.solve.resume.empty() || options.solve.method != SolveMethod::Auto) return options;
  const auto checkpoint = readCheckpoint(options.solve.resume);
  if (!checkpoint) return checkpoint.error();
  options.solve.method = solveMethodNamed(checkpoint->method).value_or(SolveMethod::Auto);
  return options;
}

/// Solves, and prints each iteration. An interrupt stops it at the best point so far.
Result<SolveReport> solveShown(const Options& options, std::vector<FixedRows> fixed, Session& session, std::FILE* table,
                               SolveLog& log) {
  SolveOptions how = options.solve;
  how.fixed = std::move(fixed);
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

/// With the first operation that makes a number that is not finite, as `hgc run` says it, if the error is of one. The
/// session has the unknowns where that is.
Error withOrigin(Error error, const Ready& ready, Session& session) {
  if (!ready.nonfiniteOrigin || error.message.find("NaN or infinite") == std::string::npos) return error;
  std::map<std::string, Array> unknowns;
  for (const Symbol& symbol : ready.artefact->program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    if (auto values = session.values(symbol.name)) unknowns[symbol.name] = std::move(*values);
  }
  const std::string origin = ready.nonfiniteOrigin(session.workload().groups, unknowns);
  if (origin.empty()) return error;
  return {error.message + ": " + origin, "", error.kind};
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

}  // namespace

int commandSolve(const Options& given) {
  const auto resumed = withMethodResumed(given);
  if (!resumed) return fail(given, resumed.error());
  const Options& options = *resumed;
  auto writes = parseSolveWrites(options);
  if (!writes) return fail(options, writes.error());
  auto fixed = parseFixed(options);
  if (!fixed) return fail(options, fixed.error());
  std::string lacking;
  auto ready = makeReadyToSolve(options, *writes, lacking);
  if (!ready) return fail(options, ready.error());
  const Program& program = ready->artefact->program;
  if (const Status known = checkUnknowns(*writes, program); !known) return fail(options, known.error());
  if (const Status known = addOtherUnknowns(writes->likeRead, options, program); !known)
    return fail(options, known.error());
  if (const Status known = checkConstraints(writes->constraints, program); !known) return fail(options, known.error());
  if (const Status known = checkWrites(writes->others, program); !known) return fail(options, known.error());
  if (const Status can = writes->uncertainties.empty() ? Done{} : Covariance::check(program); !can)
    return fail(options, can.error());
  if (const Status known = checkSensitivities(writes->sensitivities, program); !known)
    return fail(options, known.error());
  auto by = makeReadyFor(writes->sensitivities, options, program);
  if (!by) return fail(options, by.error());
  SessionOptions how = sessionOptions(options, false);
  how.later = std::move(ready->later);
  // Without GPU code there is no choice of devices: what calls of one solve take is not worth reading and writing a
  // file.
  if (ready->artefact->gpu.empty() && !how.later) how.model = std::make_shared<CostModel>();
  auto session = Session::open(ready->artefact, std::move(ready->bound), std::move(how));
  if (!session) return fail(options, session.error());
  if (const Status done = readMasks(options, *session, *fixed); !done) return fail(options, done.error());
  if (const Status can = checkUncertainties(*writes, options, *fixed, *session); !can)
    return fail(options, can.error());
  if (const Status can = checkFixed(writes->sensitivities, *fixed, *session); !can) return fail(options, can.error());
  // Do not mix the table with data on standard output.
  const auto isBeside = [](const Write& write) { return isStandardOutput(write.path); };
  const bool beside =
      isStandardOutput(options.log) || isStandardOutput(options.plot) ||
      std::ranges::any_of(writes->others, isBeside) ||
      std::ranges::any_of(writes->own(), [&](auto* some) { return std::ranges::any_of(*some, isBeside); });
  std::FILE* const table = beside ? stderr : stdout;
  SolveLog log(options.log, !options.solve.each.empty());
  auto report = solveShown(options, *fixed, *session, table, log);
  const Status logged = log.close();
  sayWarnings(options, *session, 0);
  if (!report) return fail(options, withOrigin(report.error(), *ready, *session));
  if (!lacking.empty()) report->notes.push_back(fmt::format("there is no Hessian: {}", lacking));
  for (const std::string& warning : report->warnings) fmt::print(stderr, "hgc: warning: {}\n", warning);
  const auto solution = writeSolution(*writes, *session);
  if (!solution) return fail(options, solution.error());
  if (const Status done = writeEach(writes->each, report->each); !done) return fail(options, done.error());
  if (options.solve.each.empty())
    fmt::print(table, "{}", options.json ? solveJson(*report, *solution) : solveSummary(*report, *solution));
  else fmt::print(table, "{}", options.json ? eachJson(*report, *solution) : eachSummary(*report, *solution));
  std::fflush(table);
  if (!logged) return fail(options, logged.error());
  if (!options.plot.empty()) {
    const Status drawn = writeFile(options.plot, solvePlot(*report, options.model));
    if (!drawn) return fail(options, drawn.error());
  }
  if (const Status done = writeConstraints(writes->constraints, *report); !done) return fail(options, done.error());
  if (const Status done = writeUncertainties(writes->uncertainties, options, *fixed, *session); !done)
    return fail(options, done.error());
  if (interrupted) return 130;
  if (!writes->sensitivities.empty() && !isConverged(report->ending))
    return fail(options, {fmt::format("-w {}: there is no solution", writes->sensitivities.front().what), ""});
  const Status done = writeSensitivities(writes->sensitivities, options, *fixed, *report, *session, std::move(*by));
  if (!done) return fail(options, done.error());
  return isConverged(report->ending) ? 0 : 1;
}

}  // namespace hgc::tool
