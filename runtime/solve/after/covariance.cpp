#include "runtime/solve/after/covariance.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops_of.h"
#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/dense_qr.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/least_squares.h"
#include "runtime/solve/linear/block_cholesky.h"
#include "runtime/solve/normal_equations.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

constexpr int64_t kDenseColumns = 500;
constexpr int64_t kMostOfMatrix = 20'000;  // scalars: 3.2 GB

/// Replaces a vector by the inverse of SJᵀJS times it, S such that the diagonal is 1. 1 where a column is 0.
using SolveScaled = std::function<bool(std::span<double>)>;

/// Of unit columns; 1 where a column is 0.
std::vector<double> scaleOf(std::span<const double> squares) {
  std::vector<double> scale;
  for (const double square : squares) scale.push_back(square > 0 ? 1 / std::sqrt(square) : 1);
  return scale;
}

/// So small a multiple of the identity is added that no digit of what is determined changes.
SolveScaled factoriseDense(LeastSquares& squares, std::span<const double> scale, const std::vector<bool>& isStill) {
  constexpr double kLittle = 1e-15;
  squares.scaleColumns(scale);
  auto rows = std::make_shared<TriangularRows>(scale.size());
  squares.forRows([&](const ResidualRow& row) {
    const auto to = rows->addRow();
    for (size_t k = 0; k < row.columns.size(); ++k) to[static_cast<size_t>(row.columns[k])] = row.jacobian[k];
  });
  for (size_t k = 0; k < scale.size(); ++k) rows->addRow()[k] = isStill[k] ? 1 : kLittle;
  rows->eliminate();
  return [rows](std::span<double> x) { return rows->solveNormal(x); };
}

Result<std::shared_ptr<BlockCholesky>> factoriseSparse(const LeastSquares& squares, std::span<const double> scale,
                                                       const std::vector<bool>& isStill) {
  constexpr double kLittle = 1e-14;
  NormalEquations normal;
  if (const Status done = normal.add(squares, static_cast<int64_t>(scale.size())); !done) return done.error();
  auto cholesky = BlockCholesky::prepare(normal.matrix().shape);
  if (!cholesky) return cholesky.error();
  auto factor = std::make_shared<BlockCholesky>(std::move(*cholesky));
  std::vector<double> diagonal(scale.size());
  bool isDone = false;
  for (double little = 0; !isDone && little < 1e-12; little = little == 0 ? kLittle : 10 * little) {
    for (size_t k = 0; k < scale.size(); ++k) diagonal[k] = isStill[k] ? 1 : little / (scale[k] * scale[k]);
    isDone = factor->factorise(normal.matrix().values, diagonal);
  }
  if (!isDone)
    return Error{"the residuals do not determine the unknowns: JᵀJ has no factor",
                 "what is left free can be fixed: `fix` in the program, or --fix", ErrorKind::Data};
  return factor;
}

/// The first scalar of each row of an unknown, and the end.
std::vector<int64_t> rowsOf(const Unknowns& unknowns) {
  std::vector<int64_t> rows;
  for (const auto& [name, run] : unknowns.rows()) {
    for (int64_t block = 0; block < run.blocks; ++block) rows.push_back(run.first + block * run.size);
  }
  rows.push_back(unknowns.count());
  return rows;
}

SolveScaled solveScaledBy(std::shared_ptr<BlockCholesky> factor, std::vector<double> scale) {
  return [factor = std::move(factor), scale = std::move(scale)](std::span<double> x) {
    for (size_t k = 0; k < x.size(); ++k) x[k] /= scale[k];
    factor->solve(x);
    for (size_t k = 0; k < x.size(); ++k) x[k] /= scale[k];
    return true;
  };
}

}  // namespace

Status Covariance::check(const Program& program) {
  const auto isA = [](TermKind kind) { return [kind](const Term& term) { return term.kind == kind; }; };
  const auto energy = std::ranges::find_if(program.terms, isA(TermKind::Energy));
  if (energy != program.terms.end())
    return Error{fmt::format("`{}` is an energy, and covariances are of residuals alone", energy->name),
                 "where energies are a negative log-likelihood, the covariance is the inverse of the Hessian, which "
                 "`-w hessian=FILE.mtx` writes",
                 ErrorKind::Program};
  const auto constraint = std::ranges::find_if(program.terms, &Term::isConstraint);
  if (constraint != program.terms.end())
    return Error{
        fmt::format("covariances are not available for programs with constraints, and `{}` is one", constraint->name),
        "", ErrorKind::Program};
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
  if (unknowns->bounds().areThere()) return Done{};  // which may hold some at the solution
  int64_t free = 0;
  for (int64_t k = 0; k < unknowns->count(); ++k) free += unknowns->isFixed(k) ? 0 : 1;
  return checkCount(options, countResiduals(session.workload()), free);
}

struct Covariance::Factor {
  explicit Factor(Unknowns all) : unknowns(std::move(all)) {}

  Unknowns unknowns;
  std::vector<double> scale;
  std::vector<bool> isStill;  ///< by scalar of a step: fixed, or held
  SolveScaled solve;
  std::optional<InverseBlocks> inverse;  ///< by the rows of unknowns, unless J has a dense factor
  double variance = 1;
  std::vector<std::string> leftOut;

  /// The scalars of unknowns that are not left out.
  std::vector<int64_t> shown() const {
    std::vector<int64_t> scalars(scale.size());
    std::iota(scalars.begin(), scalars.end(), int64_t{0});
    for (const std::string& name : leftOut) {
      const auto [first, count] = unknowns.rangeOf(name);
      std::erase_if(scalars, [from = first, to = first + count](int64_t k) { return k >= from && k < to; });
    }
    return scalars;
  }
  /// The covariances between `count` scalars of a row of an unknown from `first` on, row-major.
  Result<std::vector<double>> within(int64_t first, int64_t count) const {
    std::vector<double> numbers;
    for (int64_t i = first; i < first + count && inverse; ++i) {
      for (int64_t j = first; j < first + count; ++j) {
        const bool isZero = isStill[static_cast<size_t>(i)] || isStill[static_cast<size_t>(j)];
        numbers.push_back(isZero ? 0 : variance * inverse->at(i, j));
      }
    }
    if (inverse && areFinite(numbers)) return numbers;
    numbers.clear();
    for (int64_t i = first; i < first + count; ++i) {
      const auto own = column(i);
      if (!own) return own.error();
      numbers.insert(numbers.end(), own->begin() + first, own->begin() + first + count);
    }
    return numbers;
  }
  /// A column of the covariance.
  Result<std::vector<double>> column(int64_t scalar) const {
    std::vector<double> x(scale.size());
    const auto k = static_cast<size_t>(scalar);
    if (isStill[k]) return x;
    x[k] = scale[k] * variance;
    if (!solve(x) || !areFinite(x)) return Error{"the covariance is not finite", "", ErrorKind::NotFinite};
    for (size_t other = 0; other < x.size(); ++other) x[other] = isStill[other] ? 0 : x[other] * scale[other];
    return x;
  }
};

Covariance::Covariance(std::unique_ptr<Factor> factor) : factor_(std::move(factor)) {}
Covariance::Covariance(Covariance&&) noexcept = default;
Covariance::~Covariance() = default;

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
  auto factor = std::make_unique<Factor>(std::move(*unknowns));
  const int64_t count = factor->unknowns.count();
  LeastSquares squares(factor->unknowns);
  if (const Status done = squares.linearise(session); !done) return done.error();
  int64_t rows = 0, unfixed = 0;
  double sum = 0;
  squares.forRows([&](const ResidualRow& row) {
    ++rows;
    sum += row.residual * row.residual;
  });
  const std::vector<double> sums = squares.sumSquares();
  constexpr double kNothing = 1e-28;  // the square of what is lost in the rounding of other columns
  const double largest = largestMagnitude(sums);
  for (int64_t k = 0; k < count; ++k) {
    const auto at = static_cast<size_t>(k);
    factor->isStill.push_back(squares.isStill(k));
    unfixed += factor->isStill[at] ? 0 : 1;
    if (factor->isStill[at] || sums[at] > kNothing * largest) continue;
    const std::string name = factor->unknowns.nameOf(k);
    const char* const hint = "what residuals leave free can be fixed: `fix` in the program, or --fix";
    if (sums[at] == 0) return Error{fmt::format("no residual changes with `{}`", name), hint, ErrorKind::Data};
    return Error{
        fmt::format("residuals change with `{}` by {:.1e} of what they do with other unknowns, which cannot be "
                    "told from rounding",
                    name, std::sqrt(sums[at] / largest)),
        std::string("another unit may do; ") + hint, ErrorKind::Data};
  }
  if (const Status done = checkCount(options, rows, unfixed); !done) return done.error();
  factor->variance = options.variance.value_or(sum / static_cast<double>(rows - unfixed));
  factor->scale = scaleOf(sums);
  factor->leftOut = options.leftOut;
  if (count <= kDenseColumns) {
    factor->solve = factoriseDense(squares, factor->scale, factor->isStill);
  } else {
    auto sparse = factoriseSparse(squares, factor->scale, factor->isStill);
    if (!sparse) return sparse.error();
    factor->inverse = (*sparse)->inverseBlocks(rowsOf(factor->unknowns));
    factor->solve = solveScaledBy(std::move(*sparse), factor->scale);
  }
  const double least = count <= kDenseColumns ? 1e-24 : 1e-12;  // of the squared singular values of unit columns
  if (const Status done = checkDetermined("the residuals do not determine the unknowns", factor->unknowns,
                                          factor->scale, factor->solve, least);
      !done)
    return done.error();
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
    errors.push_back(std::sqrt(own->front()));
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
