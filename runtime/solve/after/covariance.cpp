#include "runtime/solve/after/covariance.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops_of.h"
#include "runtime/solve/after/inverse_normal.h"
#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/least_squares.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

constexpr int64_t kMostOfMatrix = 20'000;  // scalars: 3.2 GB

}  // namespace

Status Covariance::check(const Program& program) {
  const auto isA = [](TermKind kind) {
    return [kind](const Term& term) { return term.kind == kind && !term.isConstraint(); };
  };
  const auto energy = std::ranges::find_if(program.terms, isA(TermKind::Energy));
  if (energy != program.terms.end())
    return Error{fmt::format("`{}` is an energy, and covariances are of residuals alone", energy->name),
                 "where energies are a negative log-likelihood, the covariance is the inverse of the Hessian, which "
                 "`-w hessian=FILE.mtx` writes",
                 ErrorKind::Program};
  if (std::ranges::any_of(program.terms, isA(TermKind::Residual))) return Done{};
  return Error{"covariances are of residuals, and the program has none", "", ErrorKind::Program};
}

namespace {

Status checkVariance(const CovarianceOptions& options) {
  if (!options.variance || (*options.variance > 0 && std::isfinite(*options.variance))) return Done{};
  return Error{fmt::format("the variance of a residual is {}: it must be positive and finite", *options.variance), "",
               ErrorKind::Usage};
}

/// An error if there are too few residuals to estimate their variance.
Status checkCount(const CovarianceOptions& options, int64_t residuals, int64_t free) {
  if (options.variance || residuals > free) return Done{};
  return Error{fmt::format("from {} residual{} for {} free unknown{} no variance can be estimated", residuals,
                           residuals == 1 ? "" : "s", free, free == 1 ? "" : "s"),
               "give the variance of a residual: --variance=1, if residuals are in units of their standard deviations",
               ErrorKind::Data};
}

}  // namespace

Status Covariance::checkBefore(const Session& session, const CovarianceOptions& options) {
  if (const Status done = checkVariance(options); !done) return done;
  if (const Status done = check(session.workload().artefact->program); !done) return done;
  auto unknowns = Unknowns::open(session);
  if (!unknowns) return unknowns.error();
  if (const Status done = unknowns->fix(options.fixed); !done) return done;
  const bool mayBeHeld = unknowns->bounds().areThere() || hasConstraints(session.workload().artefact->program);
  if (mayBeHeld) return Done{};
  int64_t free = 0;
  for (int64_t k = 0; k < unknowns->count(); ++k) free += unknowns->isFixed(k) ? 0 : 1;
  return checkCount(options, countResiduals(session.workload()), free);
}

struct Covariance::Factor {
  Unknowns unknowns;
  std::optional<InverseNormal> inverse = std::nullopt;
  double variance = 1;
  std::vector<std::string> leftOut = {};

  /// The scalars of unknowns that are not left out.
  std::vector<int64_t> shown() const {
    std::vector<int64_t> scalars(static_cast<size_t>(unknowns.count()));
    std::iota(scalars.begin(), scalars.end(), int64_t{0});
    for (const std::string& name : leftOut) {
      const auto [first, count] = unknowns.rangeOf(name);
      std::erase_if(scalars, [from = first, to = first + count](int64_t k) { return k >= from && k < to; });
    }
    return scalars;
  }
  /// The covariances between `count` scalars of a row of an unknown from `first` on, row-major.
  Result<std::vector<double>> within(int64_t first, int64_t count) const {
    return times(inverse->within(first, count));
  }
  /// A column of the covariance.
  Result<std::vector<double>> column(int64_t scalar) const { return times(inverse->column(scalar)); }

 private:
  Result<std::vector<double>> times(Result<std::vector<double>> numbers) const {
    if (!numbers) return numbers;
    for (double& number : *numbers) number *= variance;
    return areFinite(*numbers) ? std::move(numbers) : Error{"the covariance is not finite", "", ErrorKind::NotFinite};
  }
};

Covariance::Covariance(std::unique_ptr<Factor> factor) : factor_(std::move(factor)) {}
Covariance::Covariance(Covariance&&) noexcept = default;
Covariance::~Covariance() = default;

namespace {

/// Residuals and derivatives where the session is, those of constraints as a solve has left them. Multipliers follow
/// from themselves there but for what constraints are missed by.
Status lineariseSolved(LeastSquares& squares, Session& session, const CovarianceOptions& options) {
  constexpr double kFar = 100;
  if (!hasConstraints(session.workload().artefact->program)) return squares.linearise(session);
  auto constraints = Constraints::open(session);
  if (!constraints) return constraints.error();
  const auto duals = constraints->takeFound(options.constraints, options.penalty);
  if (!duals) return duals.error();
  return constraints->whileSet(options.penalty, *duals, [&]() -> Status {
    const auto there = constraints->dualsAt(options.penalty);
    if (!there) return there.error();
    double tolerance = 1e-8;
    for (const SolveConstraint& each : options.constraints)
      tolerance = std::max(tolerance, each.largestViolation * std::min(1.0, each.scale));
    if (!(constraints->misfit(*duals, *there, options.penalty) <= kFar * tolerance))
      return Error{"the session is not where a solve with these multipliers has ended",
                   "a covariance is that of the solution that the session has", ErrorKind::Usage};
    return squares.linearise(session);
  });
}

/// The number of residuals without constraints, and the sum of their squares.
std::pair<int64_t, double> sumResiduals(const LeastSquares& squares) {
  int64_t count = 0;
  double sum = 0;
  for (size_t term = 0; term < squares.terms(); ++term) {
    if (squares.isConstraint(term)) continue;
    const std::vector<double>& residuals = squares.numbers(term).residuals;
    count += std::ssize(residuals);
    for (const double residual : residuals) sum += residual * residual;
  }
  return {count, sum};
}

}  // namespace

Result<Covariance> Covariance::at(Session& session, const CovarianceOptions& options) {
  const FloatingPointMode mode;
  const LoopsOf loops = loopsOf(session);
  if (const Status done = checkVariance(options); !done) return done.error();
  if (const Status done = check(session.workload().artefact->program); !done) return done.error();
  auto unknowns = Unknowns::open(session);
  if (!unknowns) return unknowns.error();
  if (const Status done = unknowns->fix(options.fixed); !done) return done.error();
  for (const std::string& name : options.leftOut) {
    if (!unknowns->has(name)) return Error{fmt::format("there is no unknown `{}`", name), "", ErrorKind::Usage};
  }
  auto factor = std::make_unique<Factor>(Factor{.unknowns = std::move(*unknowns), .leftOut = options.leftOut});
  LeastSquares squares(factor->unknowns);
  if (const Status done = lineariseSolved(squares, session, options); !done) return done.error();
  const auto [count, sum] = sumResiduals(squares);
  auto inverse = InverseNormal::of(squares, factor->unknowns);
  if (!inverse) return inverse.error();
  if (const Status done = checkCount(options, count, inverse->rank()); !done) return done.error();
  factor->variance = options.variance.value_or(sum / static_cast<double>(count - inverse->rank()));
  factor->inverse = std::move(*inverse);
  return Covariance(std::move(factor));
}

double Covariance::variance() const { return factor_->variance; }

Result<Array> Covariance::standardErrors(const std::string& unknown) const {
  if (!factor_->unknowns.has(unknown))
    return Error{fmt::format("there is no unknown `{}`", unknown), "", ErrorKind::Usage};
  const auto [first, count] = factor_->unknowns.rangeOf(unknown);
  std::vector<double> errors;
  for (int64_t k = first; k < first + count; ++k) {
    const auto own = factor_->within(k, 1);
    if (!own) return own.error();
    errors.push_back(std::sqrt(std::max(own->front(), 0.0)));
  }
  return Array::of(factor_->unknowns.shapeOfSteps(unknown), std::move(errors));
}

Result<Array> Covariance::matrix(const std::string& unknown) const {
  if (!factor_->unknowns.has(unknown))
    return Error{fmt::format("there is no unknown `{}`", unknown), "", ErrorKind::Usage};
  const auto [first, count] = factor_->unknowns.rangeOf(unknown);
  if (count > kMostOfMatrix)
    return Error{fmt::format("the covariance of {} numbers is too large", count),
                 "stderr.x has one number for each, marginal.x the covariances within each row", ErrorKind::Usage};
  std::vector<double> numbers;
  for (int64_t k = first; k < first + count; ++k) {
    const auto column = factor_->column(k);
    if (!column) return column.error();
    numbers.insert(numbers.end(), column->begin() + first, column->begin() + first + count);
  }
  return Array::of({count, count}, std::move(numbers));
}

Result<Array> Covariance::marginals(const std::string& unknown) const {
  const auto rows = factor_->unknowns.rows();
  const auto found = std::ranges::find(rows, unknown, [](const auto& named) { return named.first; });
  if (found == rows.end()) return Error{fmt::format("there is no unknown `{}`", unknown), "", ErrorKind::Usage};
  const BlockRun& run = found->second;
  std::vector<double> numbers;
  for (int64_t block = 0; block < run.blocks; ++block) {
    const auto own = factor_->within(run.first + block * run.size, run.size);
    if (!own) return own.error();
    numbers.insert(numbers.end(), own->begin(), own->end());
  }
  return Array::of({run.blocks, run.size, run.size}, std::move(numbers));
}

Result<Array> Covariance::correlation() const {
  const std::vector<int64_t> shown = factor_->shown();
  const auto count = std::ssize(shown);
  if (count > kMostOfMatrix)
    return Error{fmt::format("the correlation of {} numbers is too large", count), "", ErrorKind::Usage};
  std::vector<double> numbers, errors;
  for (const int64_t k : shown) {
    const auto column = factor_->column(k);
    if (!column) return column.error();
    errors.push_back(std::sqrt((*column)[static_cast<size_t>(k)]));
    for (const int64_t other : shown) numbers.push_back((*column)[static_cast<size_t>(other)]);
  }
  for (int64_t i = 0, at = 0; i < count; ++i) {
    for (int64_t j = 0; j < count; ++j, ++at)
      numbers[static_cast<size_t>(at)] /= errors[static_cast<size_t>(i)] * errors[static_cast<size_t>(j)];
    double& own = numbers[static_cast<size_t>(i * count + i)];
    if (!std::isnan(own)) own = 1;  // but for rounding
  }
  return Array::of({count, count}, std::move(numbers));
}

Result<Array> Covariance::named(const std::string& what) const {
  const size_t dot = what.find('.');
  const std::string kind = what.substr(0, dot), unknown = dot == std::string::npos ? "" : what.substr(dot + 1);
  if (!unknown.empty() && kind == "stderr") return standardErrors(unknown);
  if (!unknown.empty() && kind == "cov") return matrix(unknown);
  if (!unknown.empty() && kind == "marginal") return marginals(unknown);
  if (what == "correlation") return correlation();
  return Error{fmt::format("covariances have no `{}`", what),
               "one of stderr.x, cov.x, marginal.x, for an unknown x, and correlation", ErrorKind::Usage};
}

}  // namespace hgc
