#pragma once
/// The table of methods.
#include <cstdint>
#include <span>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// A method, and what it takes. A new one is a row more and a file with its function.
struct MethodRow {
  SolveMethod method;
  const char* name;
  const char* doc;     ///< what its steps are, for `--help`
  bool takesEnergies;  ///< beside residuals
  bool takesFreedom;   ///< unknowns on manifolds, or with bounds
  bool takesLinear;    ///< `SolveOptions::linear`; its steps come of a linear model of residuals
  KernelKind model;    ///< what the program is built for, beside value and gradient, without products
  int64_t iterations;  ///< at most, where options say nothing
  int64_t inRounds;    ///< likewise, in all rounds of a program with constraints
  Result<SolveReport> (*solve)(Session&, const SolveOptions&, const Unknowns&);
};

/// The row of a method other than `Auto`.
const MethodRow& rowOf(SolveMethod method);

/// "`newton`, `lbfgs`": those that take energies.
std::string methodsForEnergies();

}  // namespace hgc
