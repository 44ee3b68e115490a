#include "tools/hgc/bench/calls.h"

#include <fmt/format.h>

#include <span>
#include <sstream>

#include "ir/kernel/derivative.h"
#include "ir/report/suggest.h"
#include "runtime/data/bind.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

/// Most residual terms, since each Jacobian takes a launch of all kernels.
constexpr int64_t kMostTerms = 12;

/// Whether a kind has its own call.
bool canBeTimed(KernelKind kind) { return info(kind).instead.empty(); }

std::string termsOf(TermKinds kinds) {
  std::string text;
  for (const auto& [kind, name] :
       {std::pair{TermKind::Energy, "energies"}, {TermKind::Residual, "residuals"}, {TermKind::Output, "outputs"}}) {
    if (kinds & only(kind)) text += fmt::format("{}{}", text.empty() ? "" : " or ", name);
  }
  return text;
}

bool declares(const Program& program, std::string_view ending) {
  return std::ranges::any_of(program.symbols, [&](const Symbol& symbol) { return symbol.name.ends_with(ending); });
}

const char* whatItNeeds(PortRole seed) {
  switch (seed) {
    case PortRole::Plain: break;
    case PortRole::Direction: return "along a direction of unknowns";
    case PortRole::Cotangent: return "of residuals or outputs with a domain";
  }
  return "";
}

/// Why a kind cannot be timed; empty if it can.
std::string whyNot(KernelKind kind, const Program& program) {
  const auto count = [&](TermKinds kinds) {
    return std::ranges::count_if(program.terms, [&](const Term& term) { return (kinds & only(term.kind)) != 0; });
  };
  const DerivativeInfo& row = info(kind);
  if (count(row.terms) == 0)
    return fmt::format("`{}` is of {}, and the program has none", row.name, termsOf(row.terms));
  if (row.seed != PortRole::Plain && !declares(program, seedEnding(row.seed)))
    return fmt::format("`{}` is {}, and the program has none", row.name, whatItNeeds(row.seed));
  if (kind == KernelKind::Jacobian && count(row.terms) > kMostTerms)
    return fmt::format("`{}` is asked for term by term, and the program has {} residuals: more than {}", row.name,
                       count(row.terms), kMostTerms);
  return "";
}

template <class T>
Result<std::shared_ptr<void>> kept(Result<T> result) {
  if (!result) return result.error();
  return std::shared_ptr<void>(std::make_shared<T>(std::move(*result)));
}

/// A call that reuses its results, as a solver does.
template <class T>
Call::Part filled(const std::function<Status(Session&, T&)>& fill) {
  return [result = std::make_shared<T>(), fill](Session& session) -> Result<std::shared_ptr<void>> {
    const Status done = fill(session, *result);
    return done ? Result<std::shared_ptr<void>>(result) : Result<std::shared_ptr<void>>(done.error());
  };
}

Call evaluation(KernelKind kind, const Request& request) {
  const auto fill = [request](Session& session, Evaluation& result) { return session.evaluate(request, result); };
  return {kind, "evaluate", {filled<Evaluation>(fill)}};
}

/// Jacobians as blocks if possible, else in compressed rows.
Call jacobians(Session& session) {
  std::vector<std::string> terms;
  for (const Term& term : session.workload().artefact->program.terms) {
    if (term.kind == TermKind::Residual) terms.push_back(term.name);
  }
  const bool fit = std::ranges::all_of(
      terms, [&](const std::string& term) { return static_cast<bool>(jacobianBlocks(session, term)); });
  Call call{KernelKind::Jacobian, fit ? "jacobianBlocks" : "jacobian", {}};
  for (const std::string& term : terms) {
    if (fit) call.parts.push_back(filled<BlockRows>([term](Session& s, auto& to) { return s.jacobian(term, to); }));
    else call.parts.push_back(filled<SparseMatrix>([term](Session& s, auto& to) { return s.jacobian(term, to); }));
  }
  return call;
}

Call callFor(KernelKind kind, Triangle triangle, Session& session) {
  if (isProduct(kind))
    return {kind, std::string(info(kind).name), {[kind](Session& s) { return kept(s.multiply(kind)); }}};
  switch (kind) {
    case KernelKind::Gradient:
    case KernelKind::GradientAll: return evaluation(kind, {.gradient = true});
    case KernelKind::Residual: return evaluation(kind, {.residuals = true});
    case KernelKind::Output: return evaluation(kind, {.outputs = true});
    case KernelKind::Jacobian: return jacobians(session);
    case KernelKind::Hessian:
      return {kind, "hessian", {filled<SparseMatrix>([triangle](Session& s, auto& to) {
                return s.hessian({.triangle = triangle}, to);
              })}};
    case KernelKind::GaussNewton:
      return {kind,
              "gaussNewton",
              {filled<QuadraticModel>([triangle](Session& s, auto& to) { return s.gaussNewton(triangle, to); })}};
    case KernelKind::Linearise:
      return {kind, "linearise", {filled<Linearisation>([](Session& s, auto& to) { return s.linearise(to); })}};
    default: return evaluation(kind, {});
  }
}

/// The kinds to time of those that the program has.
Result<std::vector<KernelKind>> kindsOf(const Timed& timed, const Session& session) {
  const Artefact& artefact = *session.workload().artefact;
  std::vector<KernelKind> kinds;
  for (const KernelKind kind : timed.kinds) {
    const bool isBuilt = std::ranges::find(artefact.kinds, kind) != artefact.kinds.end();
    if (!isBuilt && timed.from == Timed::From::Nothing) continue;
    if (!isBuilt) {
      return Error{fmt::format("the program was built without kernels for `{}`", info(kind).name),
                   fmt::format("build it with --derivative={}", info(kind).name)};
    }
    const std::string reason = whyNot(kind, artefact.program);
    if (!reason.empty() && timed.from == Timed::From::Names) return Error{reason, ""};
    if (reason.empty()) kinds.push_back(kind);
  }
  return kinds;
}

}  // namespace

std::string timedNames() {
  std::string names = "all";
  for (const KernelKind kind : kKernelKinds) {
    if (canBeTimed(kind)) names += fmt::format(", {}", info(kind).name);
  }
  return names;
}

Result<Timed> timedKinds(const std::string& names) {
  Timed timed;
  std::stringstream list(names);
  for (std::string name; std::getline(list, name, ',');) {
    Suggestion suggestion(name);
    bool known = name == "all";
    if (known && timed.from == Timed::From::Nothing) timed.from = Timed::From::All;
    for (const KernelKind kind : kKernelKinds) {
      if (!canBeTimed(kind)) continue;
      suggestion.consider(info(kind).name);
      if (name != "all" && name != info(kind).name) continue;
      timed.kinds.insert(kind);
      if (name != "all") timed.from = Timed::From::Names;
      known = true;
    }
    if (!known) {
      return Error{fmt::format("--derivative: there is no `{}` to time", name),
                   suggestion.best().empty() ? "one of " + timedNames() : suggestion.hint()};
    }
  }
  if (timed.from != Timed::From::Nothing) return timed;
  std::ranges::copy_if(kKernelKinds, std::inserter(timed.kinds, timed.kinds.end()),
                       [](KernelKind kind) { return canBeTimed(kind) && !isFurther(kind); });
  return timed;
}

Result<std::vector<Call>> callsFor(const Timed& timed, Triangle triangle, Session& session) {
  const auto kinds = kindsOf(timed, session);
  if (!kinds) return kinds.error();
  std::vector<Call> calls;
  for (const KernelKind kind : *kinds) calls.push_back(callFor(kind, triangle, session));
  return calls;
}

Result<std::vector<Call>> launchesFor(const Timed& timed, Triangle triangle, Session& session) {
  const auto kinds = kindsOf(timed, session);
  if (!kinds) return kinds.error();
  std::vector<Call> calls;
  for (const KernelKind kind : *kinds) {
    const bool isSquare = kind == KernelKind::Hessian || kind == KernelKind::GaussNewton;
    const auto launch = [=](Session& s) -> Result<std::shared_ptr<void>> {
      const Status done = isSquare ? s.launch(kind, triangle) : s.launch(kind);
      return done ? Result<std::shared_ptr<void>>(std::shared_ptr<void>()) : done.error();
    };
    calls.push_back({kind, isSquare ? "launchModel" : "launch", {launch}});
  }
  return calls;
}

std::vector<std::pair<std::string, Array>> unknownsOfFields(const Session& session) {
  const Workload& workload = session.workload();
  const Program& program = workload.artefact->program;
  std::vector<std::pair<std::string, Array>> unknowns;
  const auto isField = [](const Symbol& symbol) { return symbol.kind == SymbolKind::Field; };
  if (std::ranges::none_of(program.symbols, isField)) return unknowns;
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    const Symbol& symbol = program.symbols[id];
    if (symbol.kind != SymbolKind::Var) continue;
    Array values;
    values.shape = shapeOf(symbol, workload.bound.sizes);
    const BoundSymbol& bound = workload.bound.symbols[id];
    values.reals.assign(bound.reals.begin(), bound.reals.begin() + bound.rows * bound.width);
    unknowns.emplace_back(symbol.name, std::move(values));
  }
  return unknowns;
}

Status fillSeeds(const std::vector<std::string>& bindings, Session& session) {
  const auto isBound = [&](const std::string& name) {
    return std::ranges::any_of(bindings, [&](const std::string& b) { return b.substr(0, b.find('=')) == name; });
  };
  int next = 1;
  PartReader files;
  for (const Symbol& symbol : session.workload().artefact->program.symbols) {
    const bool isSeed = std::ranges::any_of(std::span(kSeedEndings).subspan(1),
                                            [&](const char* ending) { return symbol.name.ends_with(ending); });
    if (!isSeed || symbol.field != kNone || isBound(symbol.name)) continue;
    const auto numbers =
        readSource(fmt::format("random(seed={})", next++), symbol, session.workload().bound.sizes, files);
    if (!numbers) return numbers.error();
    if (const Status done = session.set(symbol.name, *numbers); !done) return done;
  }
  return Done{};
}

}  // namespace hgc::tool
