#include "tools/hgc/differences.h"

#include <algorithm>
#include <cmath>

#include "ir/apply.h"

namespace hgc::tool {

Result<Differences> centralDifferences(const Program& program, const Plan& plan, const Bound& bound,
                                       const std::vector<GroupData>& groups, const Tangent& direction,
                                       const ReferenceResult& at) {
  double scale = 0;
  for (size_t s = 0; s < direction.size(); ++s) {
    for (size_t k = 0; k < direction[s].size(); ++k) scale = std::max(scale, std::fabs(bound.symbols[s].reals[k]));
  }
  const double step = 1e-5 * std::max(scale, 1e-3);
  const auto valuesAt = [&](double t) -> Result<std::vector<double>> {
    Bound moved = bound;
    for (size_t s = 0; s < direction.size(); ++s) {
      for (size_t k = 0; k < direction[s].size(); ++k) moved.symbols[s].reals[k] += t * direction[s][k];
    }
    auto result = evaluateReference(program, plan, moved, groups, {}, evaluateStrict);
    if (!result) return result.error();
    return std::move(result->values);
  };
  const auto right = valuesAt(step), left = valuesAt(-step), nearRight = valuesAt(step / 2),
             nearLeft = valuesAt(-step / 2);
  for (const auto* values : {&right, &left, &nearRight, &nearLeft}) {
    if (!*values) return values->error();
  }
  Differences result;
  result.step = step;
  double difference = 0, norm = 0, most = -1;
  const auto place = [&](size_t i) {
    size_t g = 0;
    for (; static_cast<int64_t>(i) >= groups[g].count; ++g) i -= static_cast<size_t>(groups[g].count);
    result.worstGroup = g;
    result.worstInstance = static_cast<int64_t>(i);
  };
  for (size_t i = 0; i < at.tangents.size(); ++i) {
    const double center = at.values[i], slope = at.tangents[i];
    const double wide = ((*right)[i] - (*left)[i]) / (2 * step), narrow = ((*nearRight)[i] - (*nearLeft)[i]) / step;
    // The slopes on both sides differ by the curvature times the step; at a kink they differ by as much for half the
    // step.
    const double bend = ((*right)[i] - 2 * center + (*left)[i]) / step,
                 nearBend = 2 * ((*nearRight)[i] - 2 * center + (*nearLeft)[i]) / step;
    const bool kink = std::fabs(nearBend) > 0.75 * std::fabs(bend) && std::fabs(bend) > 1e-5 * std::fabs(slope);
    const bool jump = std::fabs(wide - narrow) > 1e-3 * std::max(std::fabs(wide), std::fabs(center));
    ++result.instances;
    if (kink || jump) {
      ++result.kinks;
      continue;
    }
    const double best = (4 * narrow - wide) / 3;  // Richardson: the error falls with the fourth power of the step
    if (!(std::fabs(best - slope) <= most)) {
      most = std::fabs(best - slope);
      place(i);
    }
    difference += (best - slope) * (best - slope);
    norm += slope * slope;
  }
  result.error = difference == 0 ? 0 : std::sqrt(difference / std::max(norm, 1e-300));
  return result;
}

}  // namespace hgc::tool
