#pragma once
/// How exactly residuals determine unknowns, once these are solved for.
///
///   const auto covariance = hgc::Covariance::at(*session);
///   if (covariance) const auto errors = covariance->standardErrors("b");
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/data/array.h"
#include "runtime/session.h"
#include "runtime/solve/solve.h"

namespace hgc {

struct CovarianceOptions {
  std::vector<FixedRows> fixed = {};  ///< as of the solve
  /// Where there are constraints: as the solve has reported them, and its penalty.
  std::vector<SolveConstraint> constraints = {};
  double penalty = 0;
  /// Of a residual. 1: residuals are in units of their standard deviations. None: it is found of what is left, the sum
  /// of squares, weighted by the slopes of losses, over residuals less unknowns, of which each constraint that holds
  /// takes one away.
  std::optional<double> variance = std::nullopt;
  std::vector<std::string> leftOut = {};  ///< unknowns that are not in `correlation`, such as data of `--by`
};

/// The covariance of unknowns by the linear model of residuals where the session is: variance (JᵀJ)⁻¹, J weighted by
/// losses as in solves; with constraints that of changes that keep those that hold met, to first order. It is by
/// scalars of steps: of points on manifolds by `steps` numbers each (`retract`). What is fixed, held by bounds, or
/// determined by constraints has 0. Thread-safety: one thread at a time.
class Covariance {
 public:
  /// An error if solutions of a program have none.
  static Status check(const Program& program);
  /// The errors that are known before a solve, such as too few residuals.
  static Status checkBefore(const Session& session, const CovarianceOptions& options);
  /// Linearises and factorises: by QR of J up to 500 unknowns, else by Cholesky's factorisation of the sparse JᵀJ. The
  /// program must be built with `linearise`. An error where residuals and constraints leave some direction free, which
  /// it names, and where constraints that hold depend on one another.
  static Result<Covariance> at(Session& session, const CovarianceOptions& options = {});
  Covariance(Covariance&&) noexcept;
  ~Covariance();

  double variance() const;
  /// Of each scalar, in the shape of the unknown.
  Result<Array> standardErrors(const std::string& unknown) const;
  /// Between the scalars of an unknown, row-major: a square matrix.
  Result<Array> matrix(const std::string& unknown) const;
  /// Within each row of an unknown: of so many rows a square matrix each.
  Result<Array> marginals(const std::string& unknown) const;
  /// Between all scalars of all unknowns but those that are left out, in the order of declaration: 1 on the diagonal,
  /// NaN where one has 0.
  Result<Array> correlation() const;
  /// One of these by name: `stderr.x`, `cov.x`, `marginal.x` of an unknown x, `correlation`.
  Result<Array> named(const std::string& what) const;

 private:
  struct Factor;
  explicit Covariance(std::unique_ptr<Factor> factor);

  std::unique_ptr<Factor> factor_;
};

}  // namespace hgc
