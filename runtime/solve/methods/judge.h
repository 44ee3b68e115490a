#pragma once
/// What the cost says about a step.
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace hgc {

constexpr double kCostRounding = 0x1p-50;  ///< the relative error that a cost may have, a sum of many numbers
constexpr double kLeastRatio = 1e-3;       ///< of a good step's change to what the model expects
constexpr double kSmallChange = 1e-10;     ///< relative to the cost: one that may be lost in its rounding

enum class Verdict : uint8_t {
  Good,  ///< the cost falls by enough of what the model expects
  Bad,
  Lost,  ///< the change may be lost in the cost's rounding: the step is good if the gradient falls
};

/// Of a step that lowers a cost by `change`, where the model expects `decrease`.
inline Verdict judge(double cost, double change, double decrease) {
  if (decrease > kCostRounding * std::fabs(cost) && change / decrease > kLeastRatio) return Verdict::Good;
  const double larger = std::max(decrease, std::fabs(change));
  return larger <= kSmallChange * std::fabs(cost) ? Verdict::Lost : Verdict::Bad;
}

}  // namespace hgc
