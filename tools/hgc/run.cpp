#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "tools/hgc/data.h"
#include "tools/hgc/derivatives.h"
#include "tools/hgc/report.h"
#include "tools/hgc/write.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

bool asksFor(const std::vector<Write>& writes, const std::string& prefix) {
  for (const Write& write : writes) {
    if (write.what.starts_with(prefix)) return true;
  }
  return false;
}

bool hasTerms(const Program& program, TermKind kind) {
  for (const Term& term : program.terms) {
    if (term.kind == kind) return true;
  }
  return false;
}

bool hasGradient(const Artefact& artefact) {
  return std::ranges::any_of(artefact.kernels, [](const KernelInfo& k) { return k.id.kind == KernelKind::Gradient; });
}

/// Whether derivatives by a parameter are asked for, by --wrt or by a file to write them to.
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

/// A product with a direction that nobody gave would be 0 in silence.
Status needsSeeds(const Options& options, const std::set<KernelKind>& kinds) {
  const auto bound = [&](const char* ending) {
    return std::ranges::any_of(options.bindings, [&](const std::string& binding) {
      return binding.substr(0, binding.find('=')).ends_with(ending);
    });
  };
  if ((kinds.contains(KernelKind::Tangent) || kinds.contains(KernelKind::Product)) && !bound(".dot"))
    return Error{"jvp and hvp are taken along a direction, and none is bound",
                 "give it for an unknown x: -b x.dot=SOURCE"};
  if (kinds.contains(KernelKind::Pullback) && !bound(".bar"))
    return Error{"vjp is taken of cotangents, and none are bound",
                 "give them for a residual or output r: -b r.bar=SOURCE"};
  return Done{};
}

/// The first of a term's numbers that is not finite, where no graph names an operation; and why there is none.
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

Compiled whatWasCompiled(const Ready& ready) {
  Compiled compiled{static_cast<uint32_t>(ready.artefact->plan.topologies.size()), 0, ready.compileMilliseconds, ""};
  for (const KernelInfo& kernel : ready.artefact->kernels) {
    if (kernel.id.kind == KernelKind::Gradient || kernel.id.kind == KernelKind::Output)
      compiled.operations += kernel.operations;
  }
  return compiled;
}

}  // namespace

int commandRun(const Options& options) {
  const auto writes = parseWrites(options);
  if (!writes) return fail(options, writes.error());
  auto kinds = kindsNamed(options.derivative.empty() ? "gradient" : options.derivative);
  if (!kinds) return fail(options, kinds.error());
  kinds->merge(kindsFor(*writes));
  kinds->insert(KernelKind::Output);
  if (!kinds->contains(KernelKind::Gradient)) kinds->insert(KernelKind::Value);
  if (const Status seeds = needsSeeds(options, *kinds); !seeds) return fail(options, seeds.error());
  const auto ready = makeReady(options, *kinds);
  if (!ready) return fail(options, ready.error());
  const Program& program = ready->artefact->program;
  if (kinds->contains(KernelKind::Normal) && !hasTerms(program, TermKind::Residual))
    return fail(options, {"Gauss-Newton is of residuals, and the program has none", "`hessian` is of energies, too"});
  auto session =
      Session::open(ready->artefact, ready->bound, sessionOptions(options, wantsParameters(options, *writes, program)));
  if (!session) return fail(options, session.error());
  for (const std::string& warning : session->warnings()) fmt::print(stderr, "hgc: warning: {}\n", warning);
  Request request;
  const bool hasObjective = hasTerms(program, TermKind::Energy) || hasTerms(program, TermKind::Residual);
  const bool asked =
      asksFor(*writes, "grad.") || ready->nonfiniteOrigin;  // a compiled program has what it was built with
  request.gradient = hasObjective && kinds->contains(KernelKind::Gradient) && (asked || hasGradient(*ready->artefact));
  request.outputs = hasTerms(program, TermKind::Output);
  request.residuals = asksFor(*writes, "residual.");
  auto result = session->evaluate(request);
  if (!result) return fail(options, result.error());
  std::string origin;  // of what the evaluation does not hold
  for (const Write& write : *writes) {
    const auto nonfinite = writeOne(write, *session, *result);
    if (!nonfinite) return fail(options, nonfinite.error());
    if (*nonfinite > 0 && origin.empty()) origin = fmt::format("first in `{}`", write.what);
    result->nonfinite += *nonfinite;
  }
  Compiled compiled = whatWasCompiled(*ready);
  if (result->nonfinite != 0 && ready->nonfiniteOrigin)
    compiled.nonfiniteOrigin = ready->nonfiniteOrigin(session->workload().groups);
  if (result->nonfinite != 0 && compiled.nonfiniteOrigin.empty())
    compiled.nonfiniteOrigin = firstNonfinite(*result, isArtefact(options.model));
  if (compiled.nonfiniteOrigin.empty()) compiled.nonfiniteOrigin = origin;
  const std::string text = options.json ? runJson(*result, compiled, options.math) : runTable(*result, compiled);
  const Status printed = writeFile("-", text);
  return printed ? 0 : fail(options, printed.error());
}

}  // namespace hgc::tool
