#pragma once
/// An evaluator that shares nothing with the kernels but the operation table's rules: plain numbers, one instance after
/// another, sums in extended precision. Slow, and the oracle for `hgc check` and the tests.
#include <vector>

#include "runtime/device/workload.h"
#include "verify/interpreter.h"

namespace hgc {

struct ReferenceResult {
  double value = 0;
  std::vector<double> groupValues;
  std::vector<std::vector<double>> gradients;  ///< by symbol; unknowns and parameters
  double directional = 0;                      ///< derivative along the direction, by forward mode
  double magnitude = 0;                        ///< Σ |what was added up to `value`|: the scale for comparing it
  std::vector<double> values;                  ///< of all instances, group by group
  std::vector<double> tangents;                ///< and their derivatives along the direction
  std::vector<std::vector<double>> residuals;  ///< by group: instance by instance (outputs for output terms)
};

/// Evaluates `plan` (topologies as the batcher made them) on bound data; derivatives by the `partials` column.
/// `direction` is a tangent by symbol, or empty. `bound` must be what `groups` was found for; its real values may
/// differ, for differences.
Result<ReferenceResult> evaluateReference(const Program& program, const Plan& plan, const Bound& bound,
                                          const std::vector<GroupData>& groups,
                                          const std::vector<std::vector<double>>& direction, Evaluate evaluate);

}  // namespace hgc
