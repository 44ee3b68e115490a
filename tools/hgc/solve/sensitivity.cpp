#include "tools/hgc/solve/sensitivity.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "ir/report/suggest.h"
#include "runtime/solve/after/solution_derivative.h"
#include "tools/hgc/solve/own_bindings.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

constexpr std::string_view kSensitivity = "dsol.";

/// The unknown `x` that is differentiated by `p`.
struct SensitivityName {
  std::string x;  ///< empty: the only unknown
  std::string p;
};

SensitivityName sensitivityNameOf(const Write& write) {
  const std::string rest = write.what.substr(kSensitivity.size());
  const size_t dot = rest.find('.');
  if (dot == std::string::npos) return {"", rest};
  return {rest.substr(0, dot), rest.substr(dot + 1)};
}

/// The parameters of all writes, without duplicates.
std::vector<std::string> parametersOf(const std::vector<Write>& writes) {
  std::vector<std::string> parameters;
  for (const Write& write : writes) {
    const std::string p = sensitivityNameOf(write).p;
    if (std::ranges::find(parameters, p) == parameters.end()) parameters.push_back(p);
  }
  return parameters;
}

/// The unknowns other than these parameters.
std::vector<std::string> unknownsOf(const Program& program, const std::vector<std::string>& parameters) {
  std::vector<std::string> names;
  for (const Symbol& symbol : program.symbols) {
    const bool isParameter = std::ranges::find(parameters, symbol.name) != parameters.end();
    if (symbol.kind == SymbolKind::Var && !isParameter) names.push_back(symbol.name);
  }
  return names;
}

/// An error where a file cannot be read twice.
Status checkReadTwice(const std::string& path) {
  std::error_code none;
  if (path.empty() || !(isStandardOutput(path) || std::filesystem::exists(path, none))) return Done{};
  if (std::filesystem::is_regular_file(path, none)) return Done{};
  return Error{fmt::format("-w {}P: {} would be read twice", kSensitivity, path), "write it to a file first"};
}

}  // namespace

bool isSensitivity(const std::string& what) { return what.starts_with(kSensitivity); }

Status checkSensitivities(const std::vector<Write>& writes, const Program& program) {
  std::vector<std::string> given;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind != SymbolKind::Var && symbol.kind != SymbolKind::Field) given.push_back(symbol.name);
  }
  const std::vector<std::string> unknowns = unknownsOf(program, parametersOf(writes));
  for (const Write& write : writes) {
    const auto [x, p] = sensitivityNameOf(write);
    const auto symbol = std::ranges::find(program.symbols, p, &Symbol::name);
    if (symbol == program.symbols.end())
      return Error{fmt::format("-w {}: there is no data or parameter `{}`", write.what, p), meantAmong(p, given)};
    if (unknowns.empty() && symbol->kind == SymbolKind::Var)
      return Error{fmt::format("-w {}: `{}` is an unknown of this solve; derivatives are with respect to data, "
                               "parameters or fixed unknowns",
                               write.what, p),
                   ""};
    if (x.empty() && unknowns.size() != 1)
      return Error{
          fmt::format("-w {}: the unknowns are {}: one of them must be named", write.what, fmt::join(unknowns, ", ")),
          unknowns.empty() ? "" : fmt::format("as in -w {}{}.{}=FILE", kSensitivity, unknowns.front(), p)};
    if (!x.empty() && std::ranges::find(unknowns, x) == unknowns.end())
      return Error{fmt::format("-w {}: there is no unknown `{}`", write.what, x), meantAmong(x, unknowns)};
  }
  return Done{};
}

Status checkFixed(const std::vector<Write>& writes, const std::vector<FixedRows>& fixed, const Session& session) {
  const Program& program = session.workload().artefact->program;
  std::vector<std::string> unknowns = parametersOf(writes);
  std::erase_if(unknowns, [&](const std::string& p) {
    return std::ranges::find(program.symbols, p, &Symbol::name)->kind != SymbolKind::Var;
  });
  if (unknowns.empty()) return Done{};
  return SolutionDerivative::checkBefore(session, {.by = std::move(unknowns), .fixed = fixed});
}

Result<std::optional<Ready>> makeReadyFor(const std::vector<Write>& writes, const Options& options,
                                          const Program& program) {
  if (writes.empty()) return std::optional<Ready>();
  std::vector<std::string> data;
  for (const std::string& p : parametersOf(writes)) {
    if (std::ranges::find(program.symbols, p, &Symbol::name)->kind != SymbolKind::Var) data.push_back(p);
  }
  if (isArtefact(options.model)) {
    if (data.empty()) return std::optional<Ready>();
    return Error{
        fmt::format("-w {0}{1}: {2} was compiled with `{1}` as data", kSensitivity, data.front(), options.model),
        fmt::format("compile it with hgc build --by={}", fmt::join(data, ","))};
  }
  if (const Status done = checkReadTwice(options.model); !done) return done.error();
  Options compiled = withoutOwnBindings(options);
  for (const std::string& binding : compiled.bindings) {
    if (const Status done = checkReadTwice(fileOf(binding.substr(binding.find('=') + 1))); !done) return done.error();
  }
  compiled.by = fmt::format("{}", fmt::join(data, ","));
  std::set<KernelKind> kinds = {KernelKind::Hessian};
  if (!program.manifolds.empty()) kinds.insert(KernelKind::Linearise);  // which moves along them
  if (std::ranges::any_of(program.terms, &Term::isConstraint)) kinds.insert({KernelKind::Jacobian, KernelKind::Value});
  auto ready = makeReady(compiled, kinds);
  if (!ready) return ready.error();
  return std::optional(std::move(*ready));
}

Status writeSensitivities(const std::vector<Write>& writes, const Options& options, std::vector<FixedRows> fixed,
                          const SolveReport& report, Session& session, std::optional<Ready> by) {
  if (writes.empty()) return Done{};
  const std::vector<std::string> parameters = parametersOf(writes);
  const std::vector<std::string> unknowns = unknownsOf(session.workload().artefact->program, parameters);
  auto other =
      by ? Session::open(by->artefact, std::move(by->bound), sessionOptions(options, false)) : Result<Session>(Error{});
  if (by && !other) return other.error();
  for (const std::string& unknown : unknowns) {
    if (!by) break;
    const auto values = session.values(unknown);
    if (!values) return values.error();
    if (const Status done = other->set(unknown, *values); !done) return done;
  }
  const auto derivative = SolutionDerivative::at(
      by ? *other : session,
      {.by = parameters, .fixed = std::move(fixed), .constraints = report.constraints, .penalty = report.penalty});
  if (!derivative) return derivative.error();
  constexpr double kInexact = 1e-3;
  if (derivative->offset() > kInexact)
    fmt::print(stderr,
               "hgc: warning: the solution is {:.1e} of its length away from the minimum, and derivatives as inexact: "
               "smaller tolerances (--cost-tol) lead nearer\n",
               derivative->offset());
  for (const Write& write : writes) {
    const auto [x, p] = sensitivityNameOf(write);
    const auto array = derivative->of(x.empty() ? unknowns.front() : x, p);
    if (!array) return array.error();
    if (const Status done = writeArray(write.path, *array); !done) return done;
  }
  return Done{};
}

}  // namespace hgc::tool
