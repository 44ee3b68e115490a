#pragma once
/// Methods of solving, and the table of them.
#include <cstdint>
#include <string>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/method_options.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Solves a program of residual terms by Ceres' rules for the trust region: it grows and shrinks with the ratio of the
/// change of the cost to the change that the model expects; the damping is the diagonal of JᵀJ over the radius; each
/// column of J is scaled by 1 / (1 + its norm at the start).
Result<SolveReport> levenbergMarquardt(Session& session, const MethodOptions& options, const Unknowns& unknowns);

/// The same without damping: whole steps of Gauss and Newton, halved until the cost falls by enough. An error that
/// names a direction where residuals leave one free at the start.
Result<SolveReport> gaussNewton(Session& session, const MethodOptions& options, const Unknowns& unknowns);

/// The same by Ceres' rules for Powell's dogleg: from the least along the gradient to Gauss and Newton's step, as far
/// as the trust region reaches. A step that is rejected costs no factorisation.
Result<SolveReport> dogleg(Session& session, const MethodOptions& options, const Unknowns& unknowns);

/// Minimises the objective along Newton's steps, of the whole Hessian, the projected or the enlarged one, each
/// shortened until the objective falls by enough (Armijo; Nocedal and Wright, Numerical Optimization, algorithm 3.1).
/// Where the Hessian is singular, or no part of its step is good, its diagonal is enlarged, and in the end the step
/// goes down the gradient.
Result<SolveReport> newton(Session& session, const MethodOptions& options, const Unknowns& unknowns);

/// Minimises the objective by steps within a trust region (Nocedal and Wright, Numerical Optimization, algorithm 4.1),
/// each found by conjugate gradients on the whole Hessian, of which there are products alone (algorithm 7.2). They are
/// as exact as min(1/2, √|gradient|) asks for. Directions of negative curvature lead to the region's edge. Along
/// manifolds products are of steps; where bounds stop a step the rest of it is found again.
Result<SolveReport> newtonCg(Session& session, const MethodOptions& options, const Unknowns& unknowns);

/// Minimises the objective by its gradients alone: directions are those of the two-loop recursion over the last ten
/// steps (Nocedal and Wright, Numerical Optimization, algorithm 7.4), lengths those of a search for Wolfe's strong
/// conditions.
Result<SolveReport> lbfgs(Session& session, const MethodOptions& options, const Unknowns& unknowns);

/// A method, and what it takes. A new one is a function, a file for it and a row.
struct MethodRow {
  SolveMethod method;
  const char* name;
  const char* doc;  ///< what its steps are, for `--help`
  Result<SolveReport> (*solve)(Session&, const MethodOptions&, const Unknowns&);
  KernelKind model;           ///< what the program is built for, beside value and gradient, without products
  bool takesEnergies = true;  ///< beside residuals
  bool takesLinear = false;   ///< `SolveOptions::linear`; its steps come of a linear model of residuals
  bool takesRadius = false;   ///< `SolveOptions::radius`: steps are within a trust region
  int64_t iterations = 50;    ///< at most, where options say nothing
  int64_t inRounds = 3'000;   ///< likewise, in all rounds of a program with constraints
  int64_t inRound = 500;      ///< likewise, in one round: other multipliers or another penalty may make it easier
};

/// The row of a method other than `Auto`.
const MethodRow& rowOf(SolveMethod method);

/// The method that `Auto` takes, of those that the program was built for. Residuals alone are solved by Levenberg's and
/// Marquardt's, energies by Newton's; where there is no Jacobian or Hessian, by products: L-BFGS, which is left where
/// there are none of these either, makes slow progress along constraints and where unknowns differ in their units.
SolveMethod methodBuilt(const Artefact& artefact);

/// The same where there is no Hessian, whatever the program was built for.
SolveMethod methodWithoutHessian(const Artefact& artefact);

/// "`newton`, `lbfgs`": those of which the member is true.
std::string methodsThat(bool MethodRow::*take);

}  // namespace hgc
