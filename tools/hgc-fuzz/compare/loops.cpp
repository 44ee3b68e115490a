/// Compares programs with loops and fields: bits between devices, and, within rounding errors, with expanded loops and
/// inlined fields.
#include <fmt/format.h>

#include <cmath>

#include "tools/hgc-fuzz/compare/comparisons.h"
#include "verify/expected.h"

namespace hgc::fuzz {
namespace {

/// Factor of the bounds: both kernels and reference round, and the bounds are of first order.
constexpr double kSafety = 4;
/// Inlined fields that are read twice may cancel as they are compiled, and with them the scale of what rounding did to
/// their adjoints: numbers are about 1, and so few are added up.
constexpr double kCancelled = 1e-12;

/// The results of one device.
struct LoopNumbers {
  Evaluation evaluation;
  Products products;
};

Result<LoopNumbers> numbersAt(const Subject& subject, const Place& place) {
  auto session = open(subject.compiled, subject.inputs, subject.effort, place);
  if (!session) return session.error();
  auto evaluation = evaluate(*session, subject.compiled.program);
  if (!evaluation) return evaluation.error();
  auto products = productsOf(*session);
  if (!products) return products.error();
  return LoopNumbers{std::move(*evaluation), std::move(*products)};
}

std::string differenceOfLoops(const LoopNumbers& a, const LoopNumbers& b) {
  const std::string difference = differenceOf(a.evaluation, b.evaluation);
  return difference.empty() ? differenceOf(a.products, b.products) : difference;
}

/// The plan for these sizes and rows only, with all loops expanded and fields inlined.
Result<Plan> expandedPlan(const Subject& subject) {
  Diagnostics diagnostics;
  const ModulePtr module = parseModule({"fuzz.hg", subject.made.text()}, diagnostics);
  if (!module) return Error{"not accepted again", ""};
  fixSizes(*module, subject.bound.sizes);
  TermSource terms = termsOf(*module, diagnostics);
  terms.program = subject.compiled.program;
  for (DimId dim = 0; dim < subject.bound.sizes.size(); ++dim) terms.program.dims[dim].size = subject.bound.sizes[dim];
  auto plan = planInlined(terms, exactLengthsFrom(terms.program, subject.bound));
  if (!plan && plan.error().message.empty()) return Error{"not accepted expanded:\n" + diagnostics.render(false), ""};
  return plan;
}

Result<std::vector<GroupData>> groupsOf(const Subject& subject, const Plan& plan) {
  const auto laidOut = compilePlan(subject.compiled.program, plan, {});
  if (!laidOut) return laidOut.error();
  return findInstances(subject.compiled.program, laidOut->plan, subject.bound);
}

std::string beyond(const std::string& what, const Bounded& expected, const std::vector<double>& got) {
  for (size_t k = 0; k < expected.values.size(); ++k) {
    const double value = expected.values[k], allowed = kSafety * expected.bounds[k];
    const double is = k < got.size() ? got[k] : HUGE_VAL;
    const bool comparable = std::isfinite(value) && std::isfinite(allowed) && std::isfinite(is) &&
                            std::fabs(value) < 1e200 && expected.bounds[k] < 1e200;
    if (comparable && std::fabs(is - value) > allowed + kCancelled)
      return fmt::format("{}, number {}: {:.17g}, expanded {:.17g}, within {:.3g}", what, k, is, value, allowed);
  }
  return {};
}

std::string compareExpanded(const Subject& subject, const LoopNumbers& first) {
  const auto plan = expandedPlan(subject);
  if (!plan) return plan.error().message;
  const auto groups = groupsOf(subject, *plan);
  if (!groups) return groups.error().message;
  const Program& program = subject.compiled.program;
  const auto expected = expect(program, *plan, subject.bound, *groups, bySymbol(program, subject.inputs, ".dot"), {});
  if (!expected) return expected.error().message;
  std::string difference = beyond("objective", expected->value, {first.evaluation.value});
  for (const Term& term : program.terms) {
    const auto& arrays = term.kind == TermKind::Output ? first.evaluation.outputs : first.evaluation.residuals;
    const auto found = arrays.find(term.name);
    if (found == arrays.end()) continue;
    if (difference.empty()) difference = beyond(term.name, expected->elements.at(term.name), found->second.reals);
  }
  if (!std::isfinite(first.evaluation.value)) return difference;  // the least of NaNs has no derivative by any rule
  for (size_t s = 0; s < program.symbols.size() && difference.empty(); ++s) {
    const std::string& name = program.symbols[s].name;
    if (program.symbols[s].kind != SymbolKind::Var) continue;
    difference = beyond("gradient of " + name, expected->gradient[s], first.evaluation.gradients.at(name).reals);
    const auto found = first.products.curvature.arrays.find(name);
    if (difference.empty() && found != first.products.curvature.arrays.end())
      difference = beyond("hvp of " + name, expected->product[s], found->second.reals);
  }
  if (!difference.empty()) return difference;
  return comparePairing(subject, first.products, {program, *plan, subject.bound, *groups, Precision::F64});
}

}  // namespace

std::string compareLoops(Subject& subject) {
  const auto first = numbersAt(subject, {cpuName(subject.effort.isas.front())});
  if (!first) return first.error().message;
  for (const std::string& device : otherDevices(subject)) {
    const auto other = numbersAt(subject, {device, false, 2});
    if (!other && other.error().kind == ErrorKind::Unsupported) continue;
    const std::string difference = other ? differenceOfLoops(*first, *other) : other.error().message;
    if (!difference.empty()) return device + ": " + difference;
  }
  // With binary32 a loop rounds once, expanded at every count.
  const bool isAlike = !subject.effort.single && !subject.made.hasBoundsByIndex;  // else loops are left
  const std::string difference = isAlike ? compareExpanded(subject, *first) : "";
  if (!difference.empty() || !subject.effort.fused || subject.effort.isas.back() != Isa::Avx512) return difference;
  const auto fused = numbersAt(subject, {cpuName(Isa::Avx2), true, 1});
  if (!fused) return "fused: " + fused.error().message;
  const auto other = numbersAt(subject, {cpuName(Isa::Avx512), true, 2});
  if (!other) return "fused: " + other.error().message;
  const std::string between = differenceOfLoops(*fused, *other);
  return between.empty() ? between : "fused: " + between;
}

}  // namespace hgc::fuzz
