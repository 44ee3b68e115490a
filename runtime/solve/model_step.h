#pragma once
/// What a linear model proposes.
#include <cstdint>
#include <vector>

namespace hgc {

/// A step, and how much lower the model expects the objective to be after it.
struct ModelStep {
  std::vector<double> step;
  double decrease = 0;
  int64_t inner = 0;   ///< products with a matrix that it took
  bool isCut = false;  ///< bounds have left a part of it
};

}  // namespace hgc
