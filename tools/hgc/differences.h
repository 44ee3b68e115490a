#pragma once
/// Derivatives by differences, for `hgc check`.
#include "compiler/reference.h"

namespace hgc::tool {

using Tangent = std::vector<std::vector<double>>;

/// Derivatives along the direction by differences, instance by instance.
struct Differences {
  double error = 0;   ///< largest relative error of the smooth instances together
  int64_t kinks = 0;  ///< instances left out: slopes to the left and to the right differ there
  int64_t instances = 0;
  size_t worstGroup = 0;      ///< where the error is largest
  int64_t worstInstance = 0;  ///< in that group
  double step = 0;            ///< how far along the direction the values were taken
};

/// Central differences of every instance's value along `direction`, held against the tangents that are in `at`.
Result<Differences> centralDifferences(const Program& program, const Plan& plan, const Bound& bound,
                                       const std::vector<GroupData>& groups, const Tangent& direction,
                                       const ReferenceResult& at);

}  // namespace hgc::tool
