/// `hgc check`: tests derivatives, and the bits of all devices.
#include "tools/hgc/check/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "compiler/tiers.h"
#include "compiler/watch/nonfinite.h"
#include "ir/kernel/device_name.h"
#include "ir/loops.h"
#include "runtime/cpu/cpu.h"

namespace hgc::tool {

void Report::line(const std::string& what, double error, double most, const char* unit) {
  const bool good = error <= most;  // NaN is not
  const std::string number =
      *unit != 0 ? fmt::format("{:.2g} {}", error, unit) : fmt::format("{:.2e} (at most {:.0e})", error, most);
  line(what, good, number);
}

void Report::line(const std::string& what, bool good, const std::string& detail) {
  fmt::print("{}  {:<44} {}\n", good ? "ok  " : "FAIL", what, detail);
  good_ = good_ && good;
}

void Report::leftOut(const std::string& what, const std::string& why) {
  fmt::print("--    {:<44} {}\n", what, why);
  ++leftOut_;
}

void Report::notFinite(const std::string& origin) {
  fmt::print("--    {:<44} {}\n", "numbers that are not finite", origin);
  isFinite_ = false;
}

void Report::notFinite(int64_t some, int64_t numbers) {
  remark(fmt::format("{} of {} numbers are not finite", some, numbers));
  isFinite_ = false;
}

void Report::remark(const std::string& text) { fmt::print("      {}\n", text); }

void Report::unjudged(const std::string& text) {
  remark(text);
  hasUnjudged_ = true;
}

namespace {

std::set<KernelKind> checkedKinds() {
  return {KernelKind::Gradient, KernelKind::Residual, KernelKind::Output,
          KernelKind::Jacobian, KernelKind::Hvp,      KernelKind::Gnp};
}

/// A random direction of unknowns, exact in binary32.
Tangent randomDirection(const Program& program, const Bound& bound) {
  std::mt19937_64 engine(7);
  Tangent direction(program.symbols.size());
  for (size_t s = 0; s < direction.size(); ++s) {
    if (program.symbols[s].kind != SymbolKind::Var) continue;
    direction[s].resize(static_cast<size_t>(bound.symbols[s].rows) * program.symbols[s].width);
    for (double& d : direction[s]) d = static_cast<double>(engine() >> 43) * 0x1p-20 - 1;
  }
  return direction;
}

/// Binds the direction of Hessian products (`x.dot`).
void bindDirection(const Program& program, const Tangent& direction, Bound& bound) {
  for (size_t s = 0; s < direction.size(); ++s) {
    if (direction[s].empty()) continue;
    const auto seed = std::ranges::find(program.symbols, program.symbols[s].name + ".dot", &Symbol::name);
    if (seed == program.symbols.end()) continue;
    auto& reals = bound.symbols[static_cast<size_t>(seed - program.symbols.begin())].reals;
    std::ranges::copy(direction[s], reals.begin());
  }
}

/// Sets the weights of constraints to 1, unless they are bound.
void weighConstraints(const Program& program, Bound& bound) {
  for (const Term& term : program.terms) {
    if (!term.isConstraint()) continue;
    double& weight = bound.symbols[term.weight].reals.front();
    if (weight == 0) weight = 1;
  }
}

/// Whether the reference needs a different plan: it evaluates no loops and fields.
bool hasOwnReference(const Plan& plan) {
  return std::ranges::any_of(plan.topologies, [](const Topology& of) {
    return Nests(of.graph).hasLoops() || readsFields(of) || of.kind == TermKind::Field;
  });
}

bool hasLoops(const Plan& plan) {
  return std::ranges::any_of(plan.topologies, [](const Topology& of) { return Nests(of.graph).hasLoops(); });
}

/// Whether the reference rounds as the kernels do. With binary32 a loop rounds its sum once, its expansion every term.
bool roundsAlike(const Options& options, const Plan& plan) {
  return precisionOf(options) == Precision::F64 || !hasLoops(plan);
}

/// The plan of the reference: the program for exactly these sizes and rows, with loops expanded and fields inlined.
/// Changes the model, which cannot be used otherwise afterwards.
Result<Plan> planForReference(const Options& options, Model& model, const Bound& bound) {
  fixSizes(*model.module, bound.sizes);
  for (DimId dim = 0; dim < bound.sizes.size(); ++dim) model.program.dims[dim].size = bound.sizes[dim];
  return planWith(options, model, exactLengthsFrom(model.program, bound), FieldReads::Inlined);
}

bool readsStandardInput(const std::string& binding) { return binding.ends_with("=-"); }

/// A program with its data and plan.
struct Reference {
  Model model;
  Bound bound;
  Plan plan;
};

/// The program with each sum as one instance, so that loops bounded by other counters are expanded.
Result<Reference> referenceOfSums(const Options& options) {
  Options silent = options;  // warnings were given
  for (const WarningInfo& warning : kWarnings) silent.warnings.push_back(fmt::format("no-{}", warning.name));
  auto model = readModelAs(ReadAs::Sums, silent, checkedKinds());
  if (!model) return model.error();
  auto bound = readBoundFor(*model, silent);
  if (!bound) return bound.error();
  auto plan = planForReference(silent, *model, *bound);
  if (!plan) return plan.error();
  return Reference{std::move(*model), std::move(*bound), std::move(*plan)};
}

/// The kinds to check: no Jacobians if unknowns are read in loops.
std::set<KernelKind> kindsOf(const Plan& plan) {
  std::set<KernelKind> kinds = checkedKinds();
  const bool isVariadic = std::ranges::any_of(plan.topologies, &Topology::variadic);
  if (isVariadic) kinds.erase(KernelKind::Jacobian);
  return kinds;
}

Result<Artefact> compileForAll(const Options& options, const Program& program, const Plan& plan) {
  CompileOptions compile = compileOptions(options);
  compile.cpu = {cpuIsas().begin(), cpuIsas().end()};
  compile.gpu = true;
  compile.kinds = kindsOf(plan);
  return compilePlan(program, plan, compile);
}

void compareFunctionsOfCxx(const Module& module, Report& report) {
  for (const CxxComparison& found : compareWithNative(module)) {
    const std::string what = fmt::format("`{}` against C++", found.function);
    if (!found.error.empty()) report.leftOut(what, found.error);
    else if (found.difference.empty()) report.line(what, true, fmt::format("{} draws, the same bits", found.draws));
    else report.line(what, false, found.difference);
  }
}

Status check(const Options& options, Report& report) {
  if (const auto asked = devicesNamed(options.device); !asked && !namesSeveral(options.device)) return asked.error();
  auto model = readModel(options, checkedKinds());
  if (!model) return model.error();
  compareFunctionsOfCxx(*model->module, report);
  const Program& program = model->program;
  auto bound = readBoundFor(*model, options);
  if (!bound) return bound.error();
  auto plan = planModel(options, *model, &*bound);
  if (!plan) return plan.error();
  aimAtSizes(*bound, *plan);  // as launches run it
  auto compiled = compileForAll(options, program, *plan);
  if (!compiled) return compiled.error();
  const auto artefact = std::make_shared<const Artefact>(std::move(*compiled));
  Stopwatch watch(options.times);
  const auto expanded = hasOwnReference(*plan) ? planForReference(options, *model, *bound) : plan;
  if (!expanded) return expanded.error();
  const bool mayReadAgain = options.model != "-" && std::ranges::none_of(options.bindings, readsStandardInput);
  auto ofSums = hasLoops(*expanded) && mayReadAgain ? referenceOfSums(options) : Result<Reference>(Error{});
  const bool isOther = ofSums && !hasLoops(ofSums->plan);
  const Program& referred = isOther ? ofSums->model.program : program;
  const Plan& reference = isOther ? ofSums->plan : *expanded;
  Bound& data = isOther ? ofSums->bound : *bound;
  const auto groups = instancesOf(referred, reference, data);
  if (!groups) return groups.error();
  const Tangent direction = randomDirection(referred, data);
  bindDirection(program, direction, *bound);
  bindDirection(referred, direction, data);
  weighConstraints(program, *bound);
  weighConstraints(referred, data);
  const auto statedAt = [&](uint32_t origin) { return customDerivativeAt(*model->module, origin); };
  const Checked checked{options, artefact, *bound, Subject{statedAt, referred, reference, data, *groups}, direction};
  watch.lap("instances");
  if (hasLoops(reference)) {
    report.leftOut("the reference", "it expands loops, and the length of one depends on an index or table");
    if (const Status done = compareWithDifferences(checked, report); !done) return done;
  } else if (roundsAlike(options, *plan)) {
    if (const Status done = compareWithReference(checked, report); !done) return done;
    watch.lap("reference");
    if (const Status done = compareWithDifferences(checked, report); !done) return done;
    watch.lap("differences");
  } else {
    report.leftOut("the reference", "it rounds to binary32 at every iteration of a loop, and kernels once");
  }
  compareDevices(checked, report);
  watch.lap("devices");
  return Done{};
}

/// The residual terms whose Jacobians are compared: only some of very many, since each takes a launch of all kernels.
std::vector<std::string> sampledResiduals(const Program& program) {
  constexpr size_t kMost = 32;
  std::vector<std::string> all, some;
  for (const Term& term : program.terms) {
    if (term.kind == TermKind::Residual) all.push_back(term.name);
  }
  const size_t stride = (all.size() + kMost - 1) / kMost;
  for (size_t k = 0; k < all.size(); k += stride) some.push_back(all[k]);
  return some;
}

}  // namespace

Result<Results> evaluateAll(const Checked& checked, const SessionOptions& options,
                            const std::set<KernelKind>& without) {
  auto session = Session::open(checked.artefact, checked.bound, options);
  if (!session) return session.error();
  const Artefact& artefact = *checked.artefact;
  const auto has = [&](KernelKind kind) {
    return !without.contains(kind) &&
           std::ranges::any_of(artefact.kernels, [&](const KernelInfo& info) { return info.id.kind == kind; });
  };
  Request request;
  request.gradient = has(KernelKind::Gradient);
  request.residuals = has(KernelKind::Residual);
  request.outputs = has(KernelKind::Output);
  request.termValues = true;
  Results results;
  auto evaluation = session->evaluate(request);
  if (!evaluation) return evaluation.error();
  results.evaluation = std::move(*evaluation);
  if (has(KernelKind::Jacobian)) {
    for (const std::string& term : sampledResiduals(artefact.program)) {
      auto jacobian = session->jacobian(term);
      if (!jacobian) return jacobian.error();
      results.jacobians[term] = std::move(*jacobian);
    }
  }
  if (has(KernelKind::Hvp)) {
    auto product = hvp(*session);
    if (!product) return product.error();
    results.products = std::move(product->arrays);
  }
  if (has(KernelKind::Gnp)) {
    auto product = session->multiply(KernelKind::Gnp);
    if (!product) return product.error();
    results.normalProducts = std::move(product->arrays);
  }
  return results;
}

int commandCheck(const Options& options) {
  if (isArtefact(options.model)) return fail(options, {"check needs the source: a .hg file", ""});
  Report report;
  if (const Status done = check(options, report); !done) return fail(options, done.error());
  const char* passed = report.isFinite() ? "all checks passed" : "all checks passed where numbers are finite";
  const std::string rest = report.leftOut() > 0 ? fmt::format(", {} not made", report.leftOut()) : "";
  const bool isEnough = report.isWhole() || !options.strict;
  const char* asked = isEnough ? "" : ": not enough for --strict";
  fmt::print("{}\n", report.good() ? passed + rest + asked : "some checks FAILED");
  return report.good() && isEnough ? 0 : 1;
}

}  // namespace hgc::tool
