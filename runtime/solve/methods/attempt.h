#pragma once
/// How the first of two attempts has ended, while the second one is made.
#include <cstdint>
#include <string>
#include <vector>

#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/solve.h"

namespace hgc {

struct Attempt {
  double cost = 0;
  SolveEnding ending = SolveEnding::Cost;
  std::string why = "";
  std::vector<double> point = {};
  std::vector<int64_t> lost = {};  ///< columns of the Jacobian, for which there is another attempt
};

/// As numbers to be kept.
MethodState stateOf(const Attempt& first);
/// Whether there are such numbers.
bool isOfSecond(const MethodState& state);
/// What they say of points and steps with so many scalars. An error where that cannot be.
Result<Attempt> firstAttempt(const MethodState& state, size_t scalars, int64_t columns);

}  // namespace hgc
