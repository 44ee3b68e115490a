#pragma once
/// From a program with data to the unknowns that minimise its objective.
///
///   auto report = hgc::solve(*session);
///   if (report) std::puts(report->why.c_str());
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/kernel/derivative.h"
#include "ir/result.h"
#include "runtime/data/array.h"

namespace hgc {

class Session;

/// A row of the table that a solve makes: a start, or a step that was tried.
struct SolveIteration {
  int64_t iteration = 0;
  bool isStart = false;  ///< of the starting point, also that of a second attempt
  /// Where the step leads, also if it is rejected; infinite where the objective is not finite; the best so far where no
  /// step was found.
  double cost = 0;
  double costChange = 0;  ///< the best cost so far minus `cost`: negative where it rises
  double gradient = 0;    ///< the largest of the gradient's magnitudes, at the best so far
  double step = 0;        ///< Euclidean length
  double ratio = 0;       ///< of the change to what the linear model expects; 0 of methods without a trust region
  double radius = 0;      ///< of the trust region, after the step; 0 of methods without one
  double length = 0;      ///< of searches along lines: which part of the direction the step is; 0 of other methods
  int64_t inner = 0;      ///< steps of conjugate gradients that it took
  double shift = 0;  ///< of Newton's: which part of the Hessian's diagonal was added to it; with constraints and on
                     ///< manifolds which part of the diagonal's largest number
  bool isAccepted = true;
  double seconds = 0, elapsed = 0;  ///< of this iteration; of all so far
  int64_t round = 0;   ///< of programs with constraints, whose rounds have a start each: from 1 on; 0 of others
  double penalty = 0;  ///< likewise: of the round. Costs and gradients are then of the augmented Lagrangian
};

enum class SolveEnding : uint8_t {
  Gradient,     ///< it is as small as was asked for
  Cost,         ///< its relative change is within `costTolerance`
  Step,         ///< its relative length is within `stepTolerance`
  Iterations,   ///< as many as were allowed
  NoStep,       ///< no step lowers the cost
  Stopped,      ///< by the caller
  Unbounded,    ///< the objective falls without end
  NotFinite,    ///< of one of many problems: the objective or a derivative is NaN or infinite at the start
  Constraints,  ///< some are not met, whatever the penalty
};

/// Whether the ending is one that was asked for.
constexpr bool isConverged(SolveEnding ending) { return ending <= SolveEnding::Step; }

/// In a word: "gradient", "cost", "step", "iterations", "no step", "stopped", "unbounded", "constraints", "not finite".
const char* nameOf(SolveEnding ending);

/// What a caller says after an iteration.
enum class Proceed : uint8_t { Continue, Stop };

/// Parts of an unknown that keep their values: rows, by its first dimension, and scalars, by their number in row-major
/// order. Two empty lists stand for all of it.
struct FixedRows {
  std::string unknown;
  std::vector<int64_t> rows;
  std::vector<int64_t> scalars = {};
};

enum class SolveMethod : uint8_t {
  Auto,                ///< by the terms: of Levenberg and Marquardt for residuals alone, or else Newton's if it can be
  LevenbergMarquardt,  ///< of residuals alone, as the next two
  GaussNewton,
  Dogleg,
  Newton,    ///< by projected Hessians
  NewtonCg,  ///< by products with Hessians
  Lbfgs,     ///< by gradients
};

/// "auto", "lm" and so on; the one of this name; a sentence about each of them.
std::vector<std::string> solveMethodNames();
std::optional<SolveMethod> solveMethodNamed(std::string_view name);
const char* nameOf(SolveMethod method);
std::string describeSolveMethods();

/// How the step of a linear model is found.
enum class LinearStep : uint8_t {
  Auto,      ///< dense where unknowns are few
  Dense,     ///< by QR of the Jacobian
  Sparse,    ///< by Cholesky's factorisation of JᵀJ, in blocks of the rows of unknowns
  Schur,     ///< likewise, after unknowns are eliminated of which no two rows meet in a residual
  Pcg,       ///< by conjugate gradients: products with JᵀJ, none of it stored but blocks on its diagonal
  PcgSchur,  ///< likewise, after such unknowns are eliminated
  Cholmod,   ///< as `Sparse`, by the library of this name if it is there, and with bits that may differ from run to run
};

/// Whether unknowns are eliminated that can be named.
constexpr bool eliminates(LinearStep step) { return step == LinearStep::Schur || step == LinearStep::PcgSchur; }

/// Whether steps are found by products of derivatives: programs are built for `gnp` and `bdp`, and not `linearise`.
constexpr bool usesProducts(LinearStep step) { return step == LinearStep::Pcg || step == LinearStep::PcgSchur; }

/// What a program is built for that is solved so, by a method other than `Auto`; with constraints `residual`, too.
std::vector<KernelKind> derivativesOf(SolveMethod method, LinearStep linear = LinearStep::Auto);

/// How steps are found, and which unknowns are eliminated: none named, those that can be.
struct LinearChoice {
  LinearStep step = LinearStep::Auto;
  std::vector<std::string> eliminated = {};
};

/// "auto", "dense", "sparse", "schur", "pcg", "pcg-schur" or "cholmod"; after "schur" and "pcg-schur" maybe unknowns,
/// as in "schur:pt,line".
Result<LinearChoice> parseLinear(std::string_view text);

/// What is added to JᵀJ so that steps are short, over the radius of the trust region.
enum class Damping : uint8_t {
  Diagonal,  ///< its own diagonal: steps are the same in any units of the unknowns
  Identity,  ///< the identity, times the largest number of the diagonal at the start: a direction that residuals leave
             ///< free is one that steps do not take
};

/// "diagonal", "identity"; the one of this name.
std::vector<std::string> dampingNames();
std::optional<Damping> dampingNamed(std::string_view name);

/// A constraint at the solution; arrays have an element for each instance.
struct SolveConstraint {
  std::string name;
  Array dual;  ///< multipliers: gradient of the objective + Σ dual * gradient of the value = 0; positive at upper ends
  Array violation;                               ///< the value less the nearest one within the range
  double largestDual = 0, largestViolation = 0;  ///< magnitudes
  int64_t instance = 0;                          ///< that has the largest violation
  double scale = 1;  ///< values are multiplied by it in a solve, whose penalty is of such values
};

/// Rules and defaults are those of Ceres (http://ceres-solver.org/nnls_solving.html), but for `lbfgs`' iterations. What
/// is given and means nothing to the method or the program is an error.
struct SolveOptions {
  SolveMethod method = SolveMethod::Auto;
  /// Nothing: 50; of `NewtonCg` 200, `Lbfgs` 1,000. 0: the start is evaluated, and stays.
  std::optional<int64_t> maxIterations = std::nullopt;
  double costTolerance = 1e-6;       ///< ends where |change of cost| <= this * cost
  double gradientTolerance = 1e-10;  ///< ends where the gradient's largest magnitude is at most this
  /// Ends where |step| <= this * (|x| + this), x all that is not fixed, and so of each array.
  double stepTolerance = 1e-8;
  /// A constraint is met if its values, scaled where gradients are long, are off by no more. Nothing: 1e-8.
  std::optional<double> constraintTolerance = std::nullopt;
  /// Of programs with constraints: those of an earlier report. The first round begins with their multipliers, and with
  /// multipliers of 0 for constraints that are left out.
  std::vector<SolveConstraint> constraints = {};
  std::optional<double> penalty = std::nullopt;  ///< of the first round; nothing: it balances objective and violations
  std::vector<FixedRows> fixed = {};             ///< rows that are held constant
  LinearStep linear = LinearStep::Auto;          ///< of methods for residuals alone
  std::vector<std::string> eliminated = {};      ///< by `Schur` and `PcgSchur`; none: as many large ones as can be
  std::optional<double> eta = std::nullopt;  ///< how exact steps of `Pcg` are (`InnerRules::tolerance`); nothing: 0.1
  std::optional<Damping> damping = std::nullopt;  ///< of `LevenbergMarquardt` and `Dogleg`; nothing: by the diagonal
  std::optional<double> radius =
      std::nullopt;  ///< of the trust region at the start; nothing: 1e4, of `NewtonCg` the length of the unknowns, or 1
  /// A dimension whose rows are problems that share no unknowns, each solved by itself: the first one of all unknowns.
  /// Empty: all is one problem.
  std::string each = "";
  /// A file that is written, whole or not at all: each ten seconds, less often where that takes long, and where the
  /// solve ends. Empty: none. That it could not be written is a warning.
  std::string checkpoint = "";
  /// Such a file, from which the solve goes on with the unknowns and what the method knew: it has the bits then that it
  /// has without an interruption. `maxIterations` are counted anew. The method is that of the file, if it is `Auto`.
  std::string resume = "";
  /// Called after each iteration, on the calling thread; may be null. All ranks must answer alike. What the unknowns
  /// of the session are during the call is not defined.
  std::function<Proceed(const SolveIteration&)> observe = nullptr;
};

/// Where the time went, in seconds.
struct SolveTimes {
  double values = 0;      ///< evaluating the objective
  double linearised = 0;  ///< evaluating derivatives
  double steps = 0;       ///< computing steps from these; with derivatives where a device makes steps of `each`
  double total = 0;
};

/// How many problems went, by row of `SolveOptions::each`.
struct EachReport {
  std::vector<int64_t> iterations;  ///< steps that were tried
  std::vector<double> cost;         ///< at the best point; NaN where it is NaN or infinite at the start
  std::vector<SolveEnding> endings;
};

struct SolveReport {
  SolveMethod method = SolveMethod::Auto;  ///< that was taken
  SolveEnding ending = SolveEnding::Iterations;
  std::string why;  ///< the same, as a sentence
  double initialCost = 0, cost = 0;
  int64_t unknowns = 0, residuals = 0;  ///< scalars
  int64_t fixed = 0;                    ///< of the unknowns
  std::vector<SolveIteration> iterations;
  std::vector<SolveConstraint> constraints;  ///< in the order of the program
  int64_t rounds = 0;                        ///< where there are some: with other multipliers or penalties
  double penalty = 0;                        ///< the last one
  int64_t notFinite = 0;  ///< steps that were tried to where the objective or a derivative is not finite
  std::vector<std::string> warnings;
  std::vector<std::string> notes;  ///< sentences about how it went
  SolveTimes times;
  EachReport each;  ///< of many problems; costs above are sums then, and iterations are rounds
};

/// Minimises the objective from the values that the unknowns have. Programs of residuals alone are solved by the method
/// of Levenberg and Marquardt: steps are those of Gauss and Newton within a trust region, by residuals weighted by the
/// slopes of their losses. Where there are energies, steps are Newton's, of Hessians projected where they are not
/// positive definite; or, without Hessians, of products with them, or else those of L-BFGS by gradients alone. Other
/// methods are asked for by name. `derivativesOf` says what the program is built for. Where there are constraints, one
/// of these methods minimises their augmented Lagrangian in rounds; costs of the report are of the objective alone. The
/// session then has the best unknowns that were found, also after an error; where memory or the device fails, it may
/// have some that were tried. All sums are made in an order that depends on sizes alone: the run has the same bits
/// wherever the session's results have, and with any number of its threads. Errors: fixed rows that are not there, a
/// method for which the program has the wrong terms, with dense steps a loss with a parameter that depends on an
/// unknown, for `GaussNewton` a direction that residuals leave free, a start where the objective or a derivative is not
/// finite.
///
/// With `each`, many problems are solved side by side by the method of Levenberg and Marquardt, with dense steps, for
/// which the program was built with `gauss-newton`. Each has its own trust region and its own end, and
/// the bits that it has when it is solved alone. The report's ending is that of most problems, of those that have not
/// converged if there are any. Errors: energies, an unknown without that dimension, an instance that reads unknowns of
/// two problems, unknowns on manifolds.
/// Thread-safety: that of the session.
Result<SolveReport> solve(Session& session, const SolveOptions& options = {});

/// An error after a solve with constraints that has not converged: its multipliers are those of no solution.
Status checkMultipliers(const SolveReport& report);

}  // namespace hgc
