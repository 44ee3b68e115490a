#include "tools/hgc/solve/solve.h"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>

#include "tools/hgc/run/data.h"
#include "tools/hgc/run/meant.h"
#include "tools/hgc/run/write.h"
#include "tools/hgc/solve/constraints.h"
#include "tools/hgc/solve/each.h"
#include "tools/hgc/solve/fixed.h"
#include "tools/hgc/solve/sensitivity.h"
#include "tools/hgc/solve/table.h"
#include "tools/hgc/solve/uncertainty.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

volatile std::sig_atomic_t interrupted = 0;

/// While it lives, the first interrupt is noted; a second one ends the process.
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

/// What is written: unknowns, how exact they are and how they change, constraints, of many problems how each ended, and
/// what `run` writes too.
struct SolveWrites {
  std::vector<Write> unknowns, uncertainties, sensitivities, constraints, each, others;

  /// All but `others`.
  std::vector<const std::vector<Write>*> own() const {
    return {&unknowns, &uncertainties, &sensitivities, &constraints, &each};
  }
};

/// What can be told of a file before anything is computed.
Status checkTarget(const Write& write) {
  namespace fs = std::filesystem;
  if (isStandardOutput(write.path)) return Done{};
  std::error_code none;
  const fs::path path(write.path), folder = path.parent_path();
  const std::string named = fmt::format("-w {}={}", write.what, write.path);
  if (fs::is_directory(path, none)) return Error{named + ": this is a directory", ""};
  if (!folder.empty() && !fs::is_directory(folder, none)) return Error{named + ": there is no such folder", ""};
  return Done{};
}

bool isMesh(const std::string& path) { return path.ends_with(".obj"); }

/// The mesh that data comes from, whose faces a mesh that is written has; empty if there is none.
std::string meshRead(const Options& options) {
  for (const std::string& binding : options.bindings) {
    const std::string file = fileOf(binding.substr(binding.find('=') + 1));
    if (isMesh(file)) return file;
  }
  return "";
}

/// What is named without a dot and is not one of the words of `run` is an unknown.
Result<SolveWrites> parseSolveWrites(const Options& options) {
  SolveWrites writes;
  Options rest = options;
  rest.writes.clear();
  for (const std::string& text : options.writes) {
    const std::string what = text.substr(0, text.find('='));
    const bool isUnknown = what.size() < text.size() && what.find('.') == std::string::npos && !isWritable(what);
    if (what.size() < text.size() && isUncertainty(what))
      writes.uncertainties.push_back({what, text.substr(what.size() + 1)});
    else if (what.size() < text.size() && isSensitivity(what))
      writes.sensitivities.push_back({what, text.substr(what.size() + 1)});
    else if (what.size() < text.size() && isOfConstraint(what))
      writes.constraints.push_back({what, text.substr(what.size() + 1)});
    else if (what.size() < text.size() && isOfEach(what)) writes.each.push_back({what, text.substr(what.size() + 1)});
    else if (isUnknown) writes.unknowns.push_back({what, text.substr(what.size() + 1)});
    else rest.writes.push_back(text);
  }
  const auto mesh = std::ranges::find_if(writes.unknowns, [](const Write& write) { return isMesh(write.path); });
  if (mesh != writes.unknowns.end() && meshRead(options).empty())
    return Error{fmt::format("-w {}={}: a mesh is written with the faces of one that is read, and none is", mesh->what,
                             mesh->path),
                 "bind one, as in -b x=MESH.obj:v"};
  const bool isEach = !options.solve.each.empty();
  if (!isEach && !writes.each.empty())
    return Error{fmt::format("-w {}: there are many problems only with --each", writes.each.front().what), ""};
  for (const auto* some : {&writes.uncertainties, &writes.sensitivities}) {
    if (isEach && !some->empty())
      return Error{fmt::format("-w {}: with --each it cannot be found so far", some->front().what), ""};
  }
  auto others = parseWrites(rest);
  if (!others) return others.error();
  writes.others = std::move(*others);
  std::vector<WrittenFile> targets = targetsOf(writes.others);
  for (const auto* some : writes.own()) {
    for (const Write& write : *some) targets.push_back({write.path, fmt::format("-w {}={}", write.what, write.path)});
  }
  if (const Status kept = keepInputs(options, targets); !kept) return kept.error();
  const auto check = [](const std::vector<Write>& some) {
    for (const Write& write : some) {
      if (const Status done = checkTarget(write); !done) return done;
    }
    return Status(Done{});
  };
  for (const auto* some : writes.own()) {
    if (const Status done = check(*some); !done) return done.error();
  }
  if (const Status done = check(writes.others); !done) return done.error();
  return writes;
}

Status checkUnknowns(const SolveWrites& writes, const Program& program) {
  std::vector<std::string> names;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind == SymbolKind::Var) names.push_back(symbol.name);
  }
  const auto check = [&](const std::string& name) -> Status {
    if (name.empty() || std::ranges::find(names, name) != names.end()) return Done{};
    return Error{fmt::format("there is no unknown `{}` to write", name), meantAmong(name, names)};
  };
  for (const Write& write : writes.unknowns) {
    if (const Status done = check(write.what); !done) return done;
  }
  for (const Write& write : writes.uncertainties) {
    if (const Status done = check(unknownOf(write)); !done) return done;
  }
  return Done{};
}

std::set<KernelKind> setOf(const std::vector<KernelKind>& kinds) { return {kinds.begin(), kinds.end()}; }

/// With what the method computes, and what is written. Where there can be no Hessian, gradients are left.
Result<Ready> makeReadyToSolve(const Options& options, const std::vector<Write>& writes) {
  std::set<KernelKind> kinds = kindsFor(writes);
  kinds.insert({KernelKind::Value, KernelKind::Gradient, KernelKind::Residual, KernelKind::Output});
  const SolveMethod method = options.solve.method;
  const bool isAuto = method == SolveMethod::Auto;
  const bool isEach = !options.solve.each.empty();
  if (isEach) kinds.insert(KernelKind::GaussNewton);
  else kinds.merge(setOf(derivativesOf(isAuto ? SolveMethod::LevenbergMarquardt : method, options.solve.linear)));
  std::set<KernelKind> all = kinds;
  if (isAuto && !isEach && mayHaveEnergies(options)) all.insert(KernelKind::Hessian);
  const Options bound = withoutMasks(options);
  auto ready = makeReady(bound, all);
  const bool isTold = !ready && ready.error().message.empty();
  return ready || isTold || !isAuto || all == kinds ? std::move(ready) : makeReady(bound, kinds);
}

/// Solves, and shows each iteration as it is made. An interrupt ends it with the best so far.
Result<SolveReport> solveShown(const Options& options, std::vector<FixedRows> fixed, Session& session,
                               std::FILE* table) {
  SolveOptions how = options.solve;
  how.fixed = std::move(fixed);
  how.observe = [&](const SolveIteration& iteration) {
    if (!options.json && how.each.empty()) {
      fmt::print(table, "{}{}", iteration.iteration == 0 ? solveHead(iteration) : "", solveLine(iteration));
      std::fflush(table);
    }
    return interrupted ? Proceed::Stop : Proceed::Continue;
  };
  const NotedInterrupt noted;
  return solve(session, how);
}

/// Writes what was asked for, of the session at the solution.
Result<Evaluation> writeSolution(const Options& options, const SolveWrites& writes, Session& session) {
  const auto has = [&](const char* prefix) {
    return std::ranges::any_of(writes.others, [&](const Write& write) { return write.what.starts_with(prefix); });
  };
  auto solution = session.evaluate({.value = true,
                                    .gradient = has("grad."),
                                    .residuals = true,
                                    .outputs = has("output."),
                                    .fields = has("field."),
                                    .termValues = has("term.")});
  if (!solution) return solution;
  for (const Write& write : writes.unknowns) {
    const auto values = session.values(write.what);
    if (!values) return values.error();
    const Status done =
        isMesh(write.path) ? writeObjLike(write.path, meshRead(options), *values) : writeArray(write.path, *values);
    if (!done) return done.error();
  }
  Derived derived(session);
  for (const Write& write : writes.others) {
    if (const auto done = writeOne(write, derived, *solution); !done) return done.error();
  }
  return solution;
}

}  // namespace

int commandSolve(const Options& options) {
  const auto writes = parseSolveWrites(options);
  if (!writes) return fail(options, writes.error());
  auto fixed = parseFixed(options);
  if (!fixed) return fail(options, fixed.error());
  const auto ready = makeReadyToSolve(options, writes->others);
  if (!ready) return fail(options, ready.error());
  const Program& program = ready->artefact->program;
  if (const Status known = checkUnknowns(*writes, program); !known) return fail(options, known.error());
  if (const Status known = checkConstraints(writes->constraints, program); !known) return fail(options, known.error());
  if (const Status known = checkWrites(writes->others, program); !known) return fail(options, known.error());
  if (const Status known = checkSensitivities(writes->sensitivities, program); !known)
    return fail(options, known.error());
  auto by = makeReadyFor(writes->sensitivities, options, program);
  if (!by) return fail(options, by.error());
  auto session = Session::open(ready->artefact, ready->bound, sessionOptions(options, false));
  if (!session) return fail(options, session.error());
  if (const Status done = readMasks(options, *session, *fixed); !done) return fail(options, done.error());
  // Data on standard output stays alone there.
  const auto isBeside = [](const Write& write) { return isStandardOutput(write.path); };
  const bool beside =
      std::ranges::any_of(writes->others, isBeside) ||
      std::ranges::any_of(writes->own(), [&](auto* some) { return std::ranges::any_of(*some, isBeside); });
  std::FILE* const table = beside ? stderr : stdout;
  const auto report = solveShown(options, *fixed, *session, table);
  sayWarnings(options, *session, 0);
  if (!report) return fail(options, report.error());
  for (const std::string& warning : report->warnings) fmt::print(stderr, "hgc: warning: {}\n", warning);
  const auto solution = writeSolution(options, *writes, *session);
  if (!solution) return fail(options, solution.error());
  if (const Status done = writeEach(writes->each, report->each); !done) return fail(options, done.error());
  if (options.solve.each.empty())
    fmt::print(table, "{}", options.json ? solveJson(*report, *solution) : solveSummary(*report, *solution));
  else fmt::print(table, "{}", options.json ? eachJson(*report, *solution) : eachSummary(*report, *solution));
  std::fflush(table);
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
