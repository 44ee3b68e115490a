#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sstream>
#include <utility>

#include "ir/kernel/derivative.h"
#include "tools/hgc/run/data.h"
#include "tools/hgc/run/ranks.h"
#include "tools/hgc/run/report.h"
#include "tools/hgc/run/write.h"
#include "tools/io/files.h"

namespace hgc::tool {
namespace {

bool asksFor(const std::vector<Write>& writes, const std::string& prefix) {
  return std::ranges::any_of(writes, [&](const Write& write) { return write.what.starts_with(prefix); });
}

bool hasTerms(const Program& program, TermKind kind) {
  return std::ranges::count(program.terms, kind, &Term::kind) > 0;
}

bool hasGradient(const Artefact& artefact) {
  return std::ranges::any_of(artefact.kernels, [](const KernelInfo& k) { return k.id.kind == KernelKind::Gradient; });
}

/// Whether --wrt or -w asks for derivatives by a parameter.
bool wantsParameters(const Options& options, const std::vector<Write>& writes, const Program& program) {
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind != SymbolKind::Param) continue;
    std::stringstream list(options.wrt);
    for (std::string name; std::getline(list, name, ',');) {
      if (name == symbol.name) return true;
    }
    for (const Write& write : writes) {
      if (write.what == "grad." + symbol.name) return true;
    }
  }
  return false;
}

/// The error that no seed is bound.
Error unbound(PortRole seed) {
  std::vector<std::string_view> kinds;
  for (const KernelKind kind : kKernelKinds) {
    if (info(kind).seed == seed) kinds.push_back(info(kind).name);
  }
  const auto last = kinds.end() - 1;
  const std::string names =
      kinds.size() == 1 ? std::string(*last) : fmt::format("{} and {}", fmt::join(kinds.begin(), last, ", "), *last);
  const char* are = kinds.size() == 1 ? "is" : "are";
  switch (seed) {
    case PortRole::Plain: break;
    case PortRole::Direction:
      return {fmt::format("{} {} taken along a direction, and none is bound", names, are),
              "give it for an unknown x: -b x.dot=SOURCE"};
    case PortRole::Cotangent:
      return {fmt::format("{} {} taken of cotangents, and none are bound", names, are),
              "give them for a residual or output r: -b r.bar=SOURCE"};
  }
  return {};
}

/// An error if a product is computed without its direction: it would silently be 0.
Status needsSeeds(const Options& options, const std::set<KernelKind>& kinds) {
  for (const KernelKind kind : kinds) {
    const PortRole seed = info(kind).seed;
    const auto isOne = [&](const std::string& binding) {
      return binding.substr(0, binding.find('=')).ends_with(seedEnding(seed));
    };
    if (seed != PortRole::Plain && std::ranges::none_of(options.bindings, isOne)) return unbound(seed);
  }
  return Done{};
}

/// Describes the first non-finite number of a result, where no graph can name the operation.
std::string firstNonfinite(const Evaluation& result, bool isCompiled) {
  for (const auto* arrays : {&result.termValues, &result.residuals, &result.outputs, &result.gradients}) {
    for (const auto& [name, array] : *arrays) {
      const auto bad = std::ranges::find_if(array.reals, [](double v) { return !std::isfinite(v); });
      if (bad == array.reals.end()) continue;
      return fmt::format("first {} in `{}`, scalar {}{}", *bad, name, bad - array.reals.begin(),
                         isCompiled ? "; run the .hg file to see the operation" : ", of constants alone");
    }
  }
  return "";
}

Compiled whatWasCompiled(const Ready& ready, const std::set<KernelKind>& kinds) {
  Compiled compiled{static_cast<uint32_t>(ready.artefact->plan.topologies.size()), 0, ready.compileMilliseconds, ""};
  for (const KernelInfo& kernel : ready.artefact->kernels) {
    const KernelKind kind = kernel.id.kind;
    if (kind != KernelKind::GradientAll && kinds.contains(kind)) compiled.operations += kernel.operations;
  }
  return compiled;
}

/// The derivatives that a run computes: without `--derivative`, the gradient and those of -w.
struct Asked {
  std::vector<Write> writes;
  std::set<KernelKind> named;  ///< by --derivative
  std::set<KernelKind> kinds;  ///< all kernels
  std::vector<Watch> watches = {};
};

Result<Asked> whatIsAsked(const Options& options) {
  Asked asked;
  auto writes = parseWrites(options);
  if (!writes) return writes.error();
  asked.writes = std::move(*writes);
  if (const Status kept = keepInputs(options, targetsOf(asked.writes)); !kept) return kept.error();
  auto named = kindsNamed(options.derivative.empty() ? "gradient" : options.derivative);
  if (!named) return named.error();
  asked.named = *named;
  asked.kinds = std::move(*named);
  asked.kinds.merge(kindsFor(asked.writes));
  asked.kinds.insert(KernelKind::Output);
  if (!options.watches.empty()) asked.kinds.insert(KernelKind::Residual);
  if (!asked.kinds.contains(KernelKind::Gradient)) asked.kinds.insert(KernelKind::Value);
  const Status seeds = needsSeeds(options, asked.kinds);
  return seeds ? Result<Asked>(std::move(asked)) : Result<Asked>(seeds.error());
}

Request requestOf(const Asked& asked, const Ready& ready) {
  const Program& program = ready.artefact->program;
  const bool hasObjective = hasTerms(program, TermKind::Energy) || hasTerms(program, TermKind::Residual);
  // A compiled program may lack kernels.
  const bool hasIt = asksFor(asked.writes, "grad.") || ready.nonfiniteOrigin || hasGradient(*ready.artefact);
  Request request;
  request.gradient = hasObjective && asked.kinds.contains(KernelKind::Gradient) && hasIt;
  request.outputs = hasTerms(program, TermKind::Output);
  request.fields = asksFor(asked.writes, "field.") || !asked.watches.empty();
  const bool watchesResidual = std::ranges::any_of(
      asked.watches, [&](const Watch& watch) { return program.terms[watch.term].kind == TermKind::Residual; });
  request.residuals =
      asksFor(asked.writes, "residual.") || asked.named.contains(KernelKind::Residual) || watchesResidual;
  request.termValues = true;  // to count non-finite numbers
  return request;
}

/// The results of a run.
struct Outcome {
  Evaluation result;
  Summaries summaries;
  std::string origin;  ///< of the first non-finite number outside `result`
};

Result<Outcome> evaluate(const Options& options, const Asked& asked, const Ready& ready, Session& session,
                         Stopwatch& watch) {
  Outcome outcome;
  auto result = session.evaluate(requestOf(asked, ready));
  if (!result) return result.error();
  outcome.result = std::move(*result);
  watch.lap("evaluate");
  Derived derived(session);
  auto summaries = summarize(derived, outcome.result, asked.named);
  if (!summaries) return summaries.error();
  outcome.summaries = std::move(*summaries);
  watch.lap("derivatives");
  const auto count = [&](const std::string& what, int64_t nonfinite) {
    if (nonfinite > 0 && outcome.origin.empty()) outcome.origin = fmt::format("first in `{}`", what);
    outcome.result.nonfinite += nonfinite;
  };
  for (const Write& write : asked.writes) {
    const auto nonfinite = speaks(options) ? writeOne(write, derived, outcome.result) : computeOne(write, derived);
    if (!nonfinite) return nonfinite.error();
    if (!outcome.summaries.nonfinite.contains(write.what)) count(write.what, *nonfinite);
    watch.lap("write");
  }
  for (const auto& [what, nonfinite] : outcome.summaries.nonfinite) count(what, nonfinite);
  outcome.result.device = session.device();  // it may have failed meanwhile
  outcome.result.reason = session.reason();
  return outcome;
}

std::string originOf(const Options& options, const Ready& ready, const Session& session, const Outcome& outcome) {
  if (outcome.result.nonfinite == 0) return "";
  std::string origin = ready.nonfiniteOrigin ? ready.nonfiniteOrigin(session.workload().groups, {}) : "";
  if (origin.empty()) origin = firstNonfinite(outcome.result, isArtefact(options.model));
  return origin.empty() ? outcome.origin : origin;
}

/// Watched values are computed without fused operations, so the device has to do so, too.
Result<Options> optionsToWatch(Options options) {
  if (options.watches.empty()) return options;
  if (isArtefact(options.model)) return Error{"--watch shows what the text of a program names", "run the .hg file"};
  if (options.fma == "on")
    return Error{"--watch cannot be used with --fma=on: it shows values without fused operations",
                 "--fma=off, or --fma=auto"};
  options.fma = "off";
  return options;
}

Result<std::vector<Watched>> watchAll(const Asked& asked, const Ready& ready, const Evaluation& result) {
  std::vector<Watched> all;
  for (const Watch& watch : asked.watches) {
    auto watched = ready.watched(watch, result.fields);
    if (!watched) return watched.error();
    watched->device = result.device;
    watched->made = madeBy(result, ready.artefact->program.terms[watch.term], watch.instance);
    all.push_back(std::move(*watched));
  }
  return all;
}

}  // namespace

int commandRun(const Options& given) {
  const auto chosen = optionsToWatch(given);
  if (!chosen) return fail(given, chosen.error());
  const Options& options = *chosen;
  auto asked = whatIsAsked(options);
  if (!asked) return fail(options, asked.error());
  auto ready = agreed(options, makeReady(options, asked->kinds));
  if (!ready) return fail(options, ready.error());
  Stopwatch watch(options.times);
  const Program& program = ready->artefact->program;
  if (const Status known = checkWrites(asked->writes, program); !known) return fail(options, known.error());
  auto watches = parseWatches(options.watches, program, ready->bound);
  if (!watches) return fail(options, watches.error());
  asked->watches = std::move(*watches);
  if (asked->kinds.contains(KernelKind::GaussNewton) && !hasTerms(program, TermKind::Residual))
    return fail(options,
                {"Gauss-Newton needs residuals, but the program has none", "`hessian` works for energies, too"});
  const SessionOptions how = sessionOptions(options, wantsParameters(options, asked->writes, program));
  auto session = Session::open(ready->artefact, std::move(ready->bound), how);
  if (!session) return fail(options, session.error());
  const size_t told = sayWarnings(options, *session, 0);
  watch.lap("session");
  const auto outcome = agreed(options, evaluate(options, *asked, *ready, *session, watch));
  sayWarnings(options, *session, told);
  if (!outcome) return fail(options, outcome.error());
  Compiled compiled = whatWasCompiled(*ready, asked->kinds);
  compiled.nonfiniteOrigin = originOf(options, *ready, *session, *outcome);
  const auto& [result, summaries, origin] = *outcome;
  const auto watched = watchAll(*asked, *ready, result);
  if (!watched) return fail(options, watched.error());
  if (!speaks(options)) return 0;
  const std::string text = options.json ? runJson(result, summaries, compiled, options.math, *watched)
                                        : runTable(result, summaries, compiled) + watchTables(*watched);
  // Do not mix the report with data on standard output.
  const bool beside = std::ranges::any_of(asked->writes, [](const Write& w) { return isStandardOutput(w.path); });
  Status printed = Done{};
  if (beside) std::fputs(text.c_str(), stderr);
  else printed = writeFile("-", text);
  watch.lap("report");
  return printed ? 0 : fail(options, printed.error());
}

}  // namespace hgc::tool
