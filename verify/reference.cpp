#include "verify/reference.h"

#include <cmath>

#include "passes/passes.h"
#include "verify/reverse.h"

namespace hgc {

Result<ReferenceResult> evaluateReference(const Program& program, const Plan& plan, const Bound& bound,
                                          const std::vector<GroupData>& groups,
                                          const std::vector<std::vector<double>>& direction, Evaluate evaluate) {
  ReferenceResult result;
  result.residuals.resize(plan.groups.size());
  std::vector<std::vector<long double>> gradients(program.symbols.size());
  for (size_t s = 0; s < program.symbols.size(); ++s) {
    const SymbolKind kind = program.symbols[s].kind;
    if (kind == SymbolKind::Var || kind == SymbolKind::Param) {
      gradients[s].resize(static_cast<size_t>(bound.symbols[s].rows) * program.symbols[s].width);
    }
  }
  long double value = 0, directional = 0, magnitude = 0;
  for (size_t g = 0; g < plan.groups.size(); ++g) {
    const Group& group = plan.groups[g];
    const auto hoisted = hoistIndices(plan.topologies[group.topology]);
    if (!hoisted) return hoisted.error();
    Interpreter interpreter({*hoisted, group, groups[g], bound}, evaluate);
    long double groupValue = 0;
    for (int64_t i = 0; i < groups[g].count; ++i) {
      interpreter.forward(i, direction);
      for (const Root& root : hoisted->roots) {
        const bool isElement = root.kind == RootKind::Residual || root.kind == RootKind::Output;
        if (isElement) result.residuals[g].push_back(interpreter.valueOf(root.node).real());
      }
      const Objective objective = objectiveOf(interpreter);
      const double instanceValue = objective.value;
      double instanceTangent = 0;
      for (size_t k = 0; k < hoisted->roots.size(); ++k) {
        if (objective.seeds[k] != 0) instanceTangent += objective.seeds[k] * interpreter.tangent(k);
      }
      groupValue += instanceValue;
      magnitude += std::fabs(instanceValue);
      directional += instanceTangent;
      result.values.push_back(instanceValue);
      result.tangents.push_back(instanceTangent);
      if (hoisted->kind != TermKind::Output) reverse(interpreter, objective.seeds, gradients);
    }
    value += groupValue;
    result.groupValues.push_back(static_cast<double>(groupValue));
  }
  result.value = static_cast<double>(value);
  result.directional = static_cast<double>(directional);
  result.magnitude = static_cast<double>(magnitude);
  for (const auto& gradient : gradients) result.gradients.emplace_back(gradient.begin(), gradient.end());
  return result;
}

}  // namespace hgc
