#pragma once
/// Derivatives of an instance by reverse mode.
#include "verify/interpreter.h"

namespace hgc {

struct Adjoints {
  std::vector<double> of;                    ///< by node
  std::optional<Interpreter::Inside> steep;  ///< where in a loop a finite adjoint times a partial was not finite first
};

/// Adds `seeds` (by root) times the derivatives of the roots, where `at` was evaluated last, to `gradients`, by symbol;
/// an empty one is not wanted.
Adjoints reverse(Interpreter& at, const std::vector<double>& seeds, std::vector<std::vector<long double>>& gradients);

}  // namespace hgc
