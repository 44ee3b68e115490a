#include "tools/hgc-fuzz/compiled.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "compiler/tiers.h"
#include "passes/derive/seed_symbols.h"

namespace hgc::fuzz {
namespace {

std::set<KernelKind> kindsOf(const Effort& effort) {
  std::set<KernelKind> kinds = {KernelKind::Gradient, KernelKind::Residual, KernelKind::Output};
  if (effort.parameters) kinds.insert(KernelKind::GradientAll);
  if (effort.products || effort.matrices)
    kinds.insert({KernelKind::Jvp, KernelKind::Hvp, KernelKind::Vjp, KernelKind::Gnp, KernelKind::Bdp});
  if (effort.jacobians) kinds.insert(KernelKind::Jacobian);
  if (effort.matrices) kinds.insert({KernelKind::Jacobian, KernelKind::Hessian, KernelKind::GaussNewton});
  return kinds;
}

Error orError(Error error, const Diagnostics& diagnostics) {
  if (error.message.empty()) error.message = "not accepted:\n" + diagnostics.render(false);
  return error;
}

uint64_t bitsOf(double value) { return std::isnan(value) ? 0x7ff8000000000000ULL : std::bit_cast<uint64_t>(value); }

}  // namespace

Result<Compiled> compile(const std::string& text, Inputs& inputs, const Effort& effort, const Prepare& prepare) {
  Diagnostics diagnostics;
  const ModulePtr module = parseModule({"fuzz.hg", text}, diagnostics);
  if (!module) return orError({}, diagnostics);
  Compiled result;
  result.program = programOf(*module);
  prepare(result.program, inputs);
  const std::set<KernelKind> kinds = kindsOf(effort);
  declareSeeds(result.program, kinds);
  const auto bound = bindInputs(result.program, inputs);
  if (!bound) return bound.error();
  if (effort.fixed) {
    fixSizes(*module, bound->sizes);
    for (DimId dim = 0; dim < bound->sizes.size(); ++dim) result.program.dims[dim].size = bound->sizes[dim];
  }
  TermSource terms = termsOf(*module, diagnostics);
  terms.program = result.program;
  auto plan = planTerms(terms, lengthsFrom(result.program, *bound), kinds);
  if (!plan) return orError(plan.error(), diagnostics);
  result.plan = *plan;
  if (effort.sized) aimAtSizes(*bound, *plan);
  CompileOptions options;
  options.cpu = {effort.isas.begin(), effort.isas.end()};
  options.gpu = !effort.vulkan.empty();
  options.fma = effort.fused ? FmaMode::Auto : FmaMode::Off;
  options.kinds = kinds;
  options.reduce = effort.reduce;
  options.unroll = effort.unroll;
  options.gpuOperations = effort.gpuOperations;
  options.precision = effort.single ? Precision::F32 : Precision::F64;
  auto artefact = compilePlan(result.program, std::move(*plan), options);
  if (!artefact) return artefact.error();
  result.artefact = std::make_shared<const Artefact>(std::move(*artefact));
  return result;
}

Result<Session> open(const Compiled& compiled, const Inputs& inputs, const Effort& effort, const Place& place) {
  SessionOptions options;
  options.device = place.device;
  options.fallback = Fallback::Error;
  options.fused = place.fused ? Fused::On : Fused::Off;
  options.threads = place.threads;
  options.parameters = effort.parameters;
  return Session::open(compiled.artefact, inputs, options);
}

Result<Evaluation> evaluate(Session& session, const Program& program) {
  Request request;
  request.gradient = request.termValues = true;
  for (const Term& term : program.terms) {
    request.outputs = request.outputs || term.kind == TermKind::Output;
    request.residuals = request.residuals || term.kind == TermKind::Residual;
  }
  return session.evaluate(request);
}

std::string differenceOf(const std::string& what, const std::vector<double>& a, const std::vector<double>& b) {
  if (a.size() != b.size()) return fmt::format("{} has {} numbers and {}", what, a.size(), b.size());
  for (size_t k = 0; k < a.size(); ++k) {
    if (bitsOf(a[k]) != bitsOf(b[k])) return fmt::format("{}, number {}: {:.17g} and {:.17g}", what, k, a[k], b[k]);
  }
  return {};
}

std::string differenceOfAll(const char* what, const std::map<std::string, Array>& a,
                            const std::map<std::string, Array>& b) {
  for (const auto& [name, array] : a) {
    const auto found = b.find(name);
    if (found == b.end()) return fmt::format("{} {} is missing", what, name);
    std::string difference = differenceOf(fmt::format("{} {}", what, name), array.reals, found->second.reals);
    if (!difference.empty()) return difference;
  }
  return {};
}

std::string differenceOf(const Evaluation& a, const Evaluation& b, bool perInstance) {
  std::string difference = differenceOfAll("value of", a.termValues, b.termValues);
  if (difference.empty()) difference = differenceOfAll("residual", a.residuals, b.residuals);
  if (difference.empty()) difference = differenceOfAll("output", a.outputs, b.outputs);
  if (perInstance) return difference;
  if (difference.empty()) difference = differenceOfAll("gradient of", a.gradients, b.gradients);
  if (difference.empty()) difference = differenceOf("objective", {a.value}, {b.value});
  return difference;
}

}  // namespace hgc::fuzz
