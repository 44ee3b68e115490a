#pragma once
/// What a method is told.
#include <functional>

#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// The options of a solve, and what is known around a method that solves one round of it.
struct MethodOptions : SolveOptions {
  /// What the rounds know, under names of their own: it is kept with what the method knows. Null: there are no rounds.
  /// A method that has converged then keeps nothing, since another round may follow.
  std::function<MethodState()> rounds = nullptr;
  /// How many times further than what it is at the start, and than 1, the objective falls below 0 before it is taken to
  /// have no least value.
  double mostFall = 1e16;
};

}  // namespace hgc
