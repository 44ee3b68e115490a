#pragma once
/// How a solution changes with what it was found for.
///
///   const auto derivative = hgc::SolutionDerivative::at(*session, {.by = {"p"}});
///   if (derivative) const auto dx = derivative->of("x", "p");
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/data/array.h"
#include "runtime/session.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Arrays by name.
using NamedArrays = std::map<std::string, Array>;

struct SolutionDerivativeOptions {
  /// Unknowns p of the program that the solve has kept, as `hgc build --by=p` makes them of data. None: all of those.
  std::vector<std::string> by = {};
  std::vector<FixedRows> fixed = {};  ///< as of the solve
  /// Where there are constraints: as the solve has reported them, and its penalty.
  std::vector<SolveConstraint> constraints = {};
  double penalty = 0;
};

/// The derivatives of the other unknowns x by p where the session is, at a minimum of the objective f by x:
/// -(d²f/dx²)⁻¹ d²f/dxdp, by the exact Hessian (implicit function theorem); points on manifolds change along these. Of
/// what is fixed or held by a bound they are 0. Their error is about that of x. Thread-safety: one thread at a time.
class SolutionDerivative {
 public:
  /// Evaluates and factorises the Hessian, with which the program must be built, with manifolds for
  /// `linearise`, with constraints for `jacobian`, too. Errors: constraints together with manifolds; a point that
  /// is no strict minimum, or further from one than 0.1 by `offset`.
  static Result<SolutionDerivative> at(Session& session, const SolutionDerivativeOptions& options);
  /// The error that is known before a solve: some of `by` is not fixed.
  static Status checkBefore(const Session& session, const SolutionDerivativeOptions& options);
  SolutionDerivative(SolutionDerivative&&) noexcept;
  ~SolutionDerivative();

  /// How far from the minimum the session is, as Newton's step tells: its length over 1 plus that of the free unknowns.
  /// Derivatives have errors of about that.
  double offset() const;
  /// The derivative of x by p, in the shape of x and then that of p. Each scalar of the smaller one costs a solve.
  Result<Array> of(const std::string& x, const std::string& p) const;
  /// How all unknowns x change along a direction of some p, others of which stay.
  Result<NamedArrays> along(const NamedArrays& directions) const;
  /// The gradient by all p of a function whose gradient by some x, and by no others, is given: the transpose of
  /// `along`. It costs one solve.
  Result<NamedArrays> pullback(const NamedArrays& cotangents) const;

 private:
  struct System;
  static Result<SolutionDerivative> find(Session& session, const SolutionDerivativeOptions& options);
  explicit SolutionDerivative(std::unique_ptr<const System> system);

  std::unique_ptr<const System> system_;
};

}  // namespace hgc
