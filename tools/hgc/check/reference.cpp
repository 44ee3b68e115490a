/// Compares kernels with the reference evaluator.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tools/hgc/check/check.h"

namespace hgc::tool {
namespace {

/// Kernels and reference both round, and the bounds neglect terms of second order.
constexpr double kSafety = 4;
constexpr int64_t kInstancesToSearch = 10000;  // for the worst operation; of each group

/// The largest error, relative to each number's bound on rounding.
struct Tally {
  double worst = 0;
  std::string where;
  int64_t numbers = 0, open = 0, nonfinite = 0;

  /// `name(k)` is the name of scalar k.
  template <class Name>
  void add(const Bounded& expected, const std::vector<double>& actual, const Name& name) {
    for (size_t k = 0; k < expected.values.size(); ++k) {
      ++numbers;
      const double value = expected.values[k], allowed = kSafety * expected.bounds[k];
      const double got = k < actual.size() ? actual[k] : HUGE_VAL;
      nonfinite += !std::isfinite(value);
      if (got == value || (std::isnan(got) && std::isnan(value))) continue;
      // A number without a correct digit may also have been a divisor.
      if (!std::isfinite(allowed) || (!std::isfinite(got) && allowed >= std::fabs(value) && allowed > 0)) {
        if (std::isfinite(got)) ++open;
        else nonfinite += std::isfinite(value);
        continue;
      }
      const double apart = std::fabs(got - value);
      const double error = allowed > 0 && std::isfinite(apart) ? apart / allowed : HUGE_VAL;
      if (error <= worst) continue;
      worst = error;
      where = fmt::format("{}: {:.17g}, and {:.17g} by the reference, within {:.2g}", name(k), got, value, allowed);
    }
  }

  void into(Report& report, const std::string& what) const {
    if (numbers == 0) return;
    if (nonfinite == numbers && worst <= 1) {
      report.leftOut(what, fmt::format("none of {} numbers is finite", numbers));
      return;
    }
    report.line(what, worst, 1, "of the bound for rounding errors");
    if (worst > 1) report.remark("worst at " + where);
    if (nonfinite > 0) report.notFinite(nonfinite, numbers);
    if (open > 0)
      report.unjudged(
          fmt::format("{} of {} numbers depend on how one value is rounded and are not compared", open, numbers));
  }
};

void compareGradients(const Checked& s, const Expected& expected, const Results& results, Report& report) {
  double along = 0, bound = 0;
  for (SymbolId id = 0; id < s.subject.program.symbols.size(); ++id) {
    const Symbol& symbol = s.subject.program.symbols[id];
    if (symbol.kind != SymbolKind::Var) continue;
    const auto name = [&](size_t k) {
      return fmt::format("row {}, component {} of `{}`", k / symbol.width, k % symbol.width, symbol.name);
    };
    const std::vector<double>& gradient = results.evaluation.gradients.at(symbol.name).reals;
    Tally tally;
    tally.add(expected.gradient[id], gradient, name);
    tally.into(report, fmt::format("gradient of {} against the reference", symbol.name));
    for (size_t k = 0; k < gradient.size(); ++k) {
      along += gradient[k] * s.direction[id][k];
      bound += expected.gradient[id].bounds[k] * std::fabs(s.direction[id][k]);
    }
  }
  Tally tally;
  const Bounded slope{expected.slope.values, {expected.slope.bounds[0] + bound}};
  tally.add(slope, {along}, [](size_t) { return "the sum"; });
  tally.into(report, "gradient along a direction, forward mode");
}

void compareElements(const Checked& s, const Expected& expected, const Results& results, TermKind kind,
                     Report& report) {
  const bool outputs = kind == TermKind::Output;
  Tally tally;
  for (const Term& term : s.subject.program.terms) {
    if (term.kind != kind) continue;
    const auto& arrays = outputs ? results.evaluation.outputs : results.evaluation.residuals;
    const auto found = arrays.find(term.name);
    const Bounded& elements = expected.elements.at(term.name);
    if (found == arrays.end() && elements.values.empty()) continue;
    tally.add(elements, found == arrays.end() ? std::vector<double>() : found->second.reals, [&](size_t k) {
      return fmt::format("instance {}, component {} of `{}`", k / term.width, k % term.width, term.name);
    });
  }
  tally.into(report, outputs ? "outputs against the reference" : "residuals against the reference");
}

void compareJacobians(const Expected& expected, const Results& results, Report& report) {
  Tally tally;
  for (const auto& [name, matrix] : results.jacobians) {
    const auto& [values, bounds] = expected.jacobians.at(name);
    if (values.shape->column != matrix.shape->column || values.shape->rowBegin != matrix.shape->rowBegin)
      report.line("pattern of the Jacobian of " + name, false, "not that of the reference");
    tally.add({values.values, bounds.values}, matrix.values, [&](size_t k) {
      const auto row = std::ranges::upper_bound(values.shape->rowBegin, static_cast<int64_t>(k)) -
                       values.shape->rowBegin.begin() - 1;
      return fmt::format("row {}, column {} of `{}`", row, values.shape->column[k], name);
    });
  }
  tally.into(report, "Jacobians against reverse mode");
}

void compareProducts(const Checked& s, const Expected& expected, const Results& results, Report& report) {
  Tally tally;
  for (const auto& [name, array] : results.products) {
    const auto& symbols = s.subject.program.symbols;
    const auto at = static_cast<size_t>(std::ranges::find(symbols, name, &Symbol::name) - symbols.begin());
    tally.add(expected.product[at], array.reals, [&](size_t k) {
      return fmt::format("row {}, component {} of `{}`", k / symbols[at].width, k % symbols[at].width, name);
    });
  }
  tally.into(report, "Hessian along a direction, forward mode");
}

/// Evaluates on the CPU with the reference's rounding, unless --fma=on.
Result<Results> evaluateOnCpu(const Checked& checked) {
  SessionOptions cpu = sessionOptions(checked.options, false);
  cpu.device = "cpu";
  if (cpu.fused == Fused::Auto) cpu.fused = Fused::Off;
  return evaluateAll(checked, cpu, {});
}

}  // namespace

Status compareWithReference(const Checked& s, Report& report) {
  const auto results = evaluateOnCpu(s);
  if (!results) return results.error();
  const Kernels kernels{precisionOf(s.options) == Precision::F32, results->evaluation.fused};
  const Subject& subject = s.subject;
  const auto expected = expect(subject.program, subject.plan, subject.bound, subject.groups, s.direction, kernels);
  if (!expected) return expected.error();
  if (const auto worst = worstOperation(subject, kInstancesToSearch))
    report.leftOut("the operation farthest from the C library",
                   fmt::format("{}, {:.2f} ULP", describe(subject, *worst), worst->measure));
  if (const auto site = findNonfinite(subject))
    report.notFinite(fmt::format("first {} from {}", site->measure, describe(subject, *site)));
  const bool hasObjective =
      std::ranges::any_of(subject.program.terms, [](const Term& t) { return isObjective(t.kind); });
  if (hasObjective) {
    Tally value;
    value.add(expected->value, {results->evaluation.value}, [](size_t) { return "the sum"; });
    value.into(report, "value against the reference evaluator");
    compareGradients(s, *expected, *results, report);
  }
  compareElements(s, *expected, *results, TermKind::Residual, report);
  compareElements(s, *expected, *results, TermKind::Output, report);
  compareJacobians(*expected, *results, report);
  compareProducts(s, *expected, *results, report);
  return Done{};
}

}  // namespace hgc::tool
