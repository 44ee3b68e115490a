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
  /// Below this number the objective is taken to have no least value. Nothing: below -1e16, times the magnitude of its
  /// value at the start where that is larger than 1.
  std::optional<double> leastCost = std::nullopt;
};

}  // namespace hgc
