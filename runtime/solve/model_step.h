#pragma once
/// What a linear model proposes.
#include <vector>

namespace hgc {

/// A step, and how much lower the model expects the objective to be after it.
struct ModelStep {
  std::vector<double> step;
  double decrease = 0;
};

}  // namespace hgc
