#include "runtime/solve/after/solution_derivative.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <new>
#include <numeric>
#include <optional>
#include <utility>

#include "runtime/data/bind.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops_of.h"
#include "runtime/solve/after/active_constraints.h"
#include "runtime/solve/after/split_hessian.h"
#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {
namespace {

constexpr double kFar = 0.1;                   // offset: the session has not been solved, or not to an end
constexpr int64_t kMostNumbers = 400'000'000;  // 3.2 GB

/// Calls this in the mode that numbers assume. An error where memory ends.
template <class Call>
auto guarded(const Call& call) -> decltype(call()) {
  const FloatingPointMode mode;
  try {
    return call();
  } catch (const std::bad_alloc&) {
    return Error{"out of memory", "a pullback takes less than a derivative", ErrorKind::Memory};
  }
}

/// What a solution follows from.
struct Conditions {
  SplitHessian hessian;
  std::optional<ActiveConstraints> constraints = std::nullopt;
};

Result<Conditions> findFree(Session& session, const Unknowns& unknowns) {
  auto hessian = SplitHessian::at(session, unknowns);
  if (!hessian) return hessian.error();
  return Conditions{std::move(*hessian)};
}

/// The same of the augmented Lagrangian, and the constraints that hold it.
Result<Conditions> findConstrained(Session& session, const Unknowns& unknowns,
                                   const SolutionDerivativeOptions& options) {
  if (unknowns.areCurved())
    return Error{"there are constraints and unknowns on manifolds: derivatives of solutions are had with either", "",
                 ErrorKind::Unsupported};
  auto all = Constraints::open(session);
  if (!all) return all.error();
  const auto duals = all->takeFound(options.constraints, options.penalty);
  if (!duals) return duals.error();
  return all->whileSet(options.penalty, *duals, [&]() -> Result<Conditions> {
    auto conditions = findFree(session, unknowns);
    if (!conditions) return conditions;
    auto constraints = ActiveConstraints::at(session, conditions->hessian);
    if (!constraints) return constraints.error();
    conditions->constraints = std::move(*constraints);
    return conditions;
  });
}

int64_t countOf(const std::vector<int64_t>& shape) {
  return std::accumulate(shape.begin(), shape.end(), int64_t{1}, std::multiplies());
}

/// A scalar of an unknown that solves change; -1: there is none.
int64_t freeScalarOf(const Unknowns& unknowns, const std::string& name) {
  const auto [first, count] = unknowns.rangeOf(name);
  for (int64_t k = first; k < first + count; ++k) {
    if (!unknowns.isFixed(k)) return k;
  }
  return -1;
}

Status checkKept(const Unknowns& unknowns, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    if (!unknowns.has(name))
      return Error{fmt::format("there is no unknown `{}` that the solve has kept", name),
                   fmt::format("compile the program with --by={}", name), ErrorKind::Usage};
    if (unknowns.manifolds().contains(name))
      return Error{fmt::format("`{}` lies on a manifold, and derivatives of solutions are by other unknowns", name), "",
                   ErrorKind::Unsupported};
    const int64_t scalar = freeScalarOf(unknowns, name);
    if (scalar != -1)
      return Error{
          fmt::format("a solution has derivatives by data, parameters and fixed unknowns, but `{}` is solved for",
                      unknowns.nameOf(scalar)),
          "fix it, by `fix` in the program or --fix", ErrorKind::Usage};
  }
  return Done{};
}

}  // namespace

struct SolutionDerivative::System {
  Unknowns unknowns;
  SplitHessian hessian;
  std::optional<ActiveConstraints> constraints;
  std::vector<std::string> x, p;
  std::map<std::string, std::vector<int64_t>> shapes;  ///< of unknowns

  /// What a vector, by scalars of steps, has of an unknown: how its values change along these steps.
  std::vector<double> valuesIn(std::span<const double> all, const std::string& unknown) const;
  /// Replaces what a vector has of an unknown: by steps, of derivatives by values.
  void put(std::span<const double> byValues, const std::string& unknown, std::vector<double>& all) const;
  /// A vector that is 0 but for these arrays, whose names are among some.
  Result<std::vector<double>> vectorOf(const NamedArrays& arrays, const std::vector<std::string>& among) const;
  NamedArrays arraysOf(const std::vector<double>& all, const std::vector<std::string>& names) const;

  /// Of a vector that is 0 but for p, how x changes along it.
  std::vector<double> along(std::span<const double> direction) const {
    std::vector<double> change = hessian.mixedTimes(direction);
    hessian.solve(change);
    for (double& number : change) number = 0 - number;  // and no 0 becomes negative
    if (constraints) constraints->keepMet(direction, change);
    return change;
  }
  /// Of a gradient by x, that by p.
  std::vector<double> pullback(std::vector<double> cotangent) const {
    hessian.solve(cotangent);
    std::vector<double> gradient(cotangent.size());
    if (constraints) gradient = constraints->keepMetBack(cotangent);
    const std::vector<double> product = hessian.mixedTimes(cotangent);
    for (size_t k = 0; k < gradient.size(); ++k) gradient[k] -= product[k];
    return gradient;
  }
};

std::vector<double> SolutionDerivative::System::valuesIn(std::span<const double> all,
                                                         const std::string& unknown) const {
  const auto [first, count] = unknowns.rangeOf(unknown);
  const auto own = all.subspan(static_cast<size_t>(first), static_cast<size_t>(count));
  const auto manifold = unknowns.manifolds().find(unknown);
  if (manifold != unknowns.manifolds().end()) return manifold->second.directionsOf(own);
  return {own.begin(), own.end()};
}

void SolutionDerivative::System::put(std::span<const double> byValues, const std::string& unknown,
                                     std::vector<double>& all) const {
  const auto [first, count] = unknowns.rangeOf(unknown);
  const auto own = std::span(all).subspan(static_cast<size_t>(first), static_cast<size_t>(count));
  const auto manifold = unknowns.manifolds().find(unknown);
  if (manifold != unknowns.manifolds().end()) manifold->second.takeBySteps(byValues, own);
  else std::ranges::copy(byValues, own.begin());
}

Result<std::vector<double>> SolutionDerivative::System::vectorOf(const NamedArrays& arrays,
                                                                 const std::vector<std::string>& among) const {
  std::vector<double> all(static_cast<size_t>(unknowns.count()));
  for (const auto& [name, array] : arrays) {
    if (std::ranges::find(among, name) == among.end())
      return Error{fmt::format("`{}` is not one of {}", name, fmt::join(among, ", ")), "", ErrorKind::Usage};
    const std::vector<int64_t>& shape = shapes.at(name);
    if (array.shape != shape)
      return Error{fmt::format("the shape given for `{}` is [{}], and its own is [{}]", name,
                               fmt::join(array.shape, ", "), fmt::join(shape, ", ")),
                   "", ErrorKind::Usage};
    const auto toReals = [](auto numbers) { return std::vector<double>(numbers.begin(), numbers.end()); };
    put(array.visitNumbers(toReals), name, all);
  }
  return all;
}

NamedArrays SolutionDerivative::System::arraysOf(const std::vector<double>& all,
                                                 const std::vector<std::string>& names) const {
  NamedArrays arrays;
  for (const std::string& name : names) arrays.emplace(name, Array::of(shapes.at(name), valuesIn(all, name)));
  return arrays;
}

SolutionDerivative::SolutionDerivative(std::unique_ptr<const System> system) : system_(std::move(system)) {}
SolutionDerivative::SolutionDerivative(SolutionDerivative&&) noexcept = default;
SolutionDerivative::~SolutionDerivative() = default;

Status SolutionDerivative::checkBefore(const Session& session, const SolutionDerivativeOptions& options) {
  auto unknowns = Unknowns::open(session);
  if (!unknowns) return unknowns.error();
  if (const Status done = unknowns->fix(options.fixed); !done) return done;
  return checkKept(*unknowns, options.by);
}

Result<SolutionDerivative> SolutionDerivative::at(Session& session, const SolutionDerivativeOptions& options) {
  return guarded([&] { return find(session, options); });
}

Result<SolutionDerivative> SolutionDerivative::find(Session& session, const SolutionDerivativeOptions& options) {
  const LoopsOf loops = loopsOf(session);
  const Program& program = session.workload().artefact->program;
  auto unknowns = Unknowns::open(session);
  if (!unknowns) return unknowns.error();
  if (const Status done = unknowns->fix(options.fixed); !done) return done.error();
  if (const Status done = checkKept(*unknowns, options.by); !done) return done.error();
  std::vector<std::string> x, p = options.by;
  std::map<std::string, std::vector<int64_t>> shapes;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    shapes.emplace(symbol.name, shapeOf(symbol, session.workload().bound.sizes));
    const bool isKept = options.by.empty() && freeScalarOf(*unknowns, symbol.name) == -1 &&
                        !unknowns->manifolds().contains(symbol.name);
    if (isKept) p.push_back(symbol.name);
    else if (std::ranges::find(options.by, symbol.name) == options.by.end()) x.push_back(symbol.name);
  }
  if (p.empty())
    return Error{"the solve has kept no unknown to take derivatives by", "compile the program with --by=NAME",
                 ErrorKind::Usage};
  auto found = hasConstraints(program) ? findConstrained(session, *unknowns, options) : findFree(session, *unknowns);
  if (!found) return found.error();
  auto& [hessian, constraints] = *found;
  if (!(hessian.offset() <= kFar))
    return Error{fmt::format("there is no solution to differentiate: Newton's step from here is {:.2g} of its length",
                             hessian.offset()),
                 "solve first, with smaller tolerances", ErrorKind::Data};
  return SolutionDerivative(
      std::make_unique<const System>(System{std::move(*unknowns), std::move(hessian), std::move(constraints),
                                            std::move(x), std::move(p), std::move(shapes)}));
}

double SolutionDerivative::offset() const { return system_->hessian.offset(); }

Result<Array> SolutionDerivative::of(const std::string& x, const std::string& p) const {
  const System& system = *system_;
  for (const auto& [name, among] : {std::pair{x, &system.x}, {p, &system.p}}) {
    if (std::ranges::find(*among, name) == among->end())
      return Error{fmt::format("`{}` is not one of {}", name, fmt::join(*among, ", ")), "", ErrorKind::Usage};
  }
  std::vector<int64_t> shape = system.shapes.at(x);
  const std::vector<int64_t>& shapeOfP = system.shapes.at(p);
  const int64_t countX = countOf(shape), countP = countOf(shapeOfP);
  if (countX > 0 && countP > kMostNumbers / countX)
    return Error{fmt::format("the derivative of {} numbers by {} is too large", countX, countP),
                 "a pullback costs one solve, whatever their number", ErrorKind::Unsupported};
  shape.insert(shape.end(), shapeOfP.begin(), shapeOfP.end());
  return guarded([&]() -> Result<Array> {
    Array derivative = Array::of(std::move(shape), std::vector<double>(static_cast<size_t>(countX * countP)));
    const bool byColumns = countP <= countX;
    const auto lines = static_cast<size_t>(std::min(countX, countP)), columns = static_cast<size_t>(countP);
    for (size_t k = 0; k < lines; ++k) {
      std::vector<double> unit(lines), all(static_cast<size_t>(system.unknowns.count()));
      unit[k] = 1;
      system.put(unit, byColumns ? p : x, all);
      const std::vector<double> line =
          byColumns ? system.valuesIn(system.along(all), x) : system.valuesIn(system.pullback(std::move(all)), p);
      for (size_t j = 0; j < line.size(); ++j)
        derivative.reals[byColumns ? j * columns + k : k * columns + j] = line[j];
    }
    return derivative;
  });
}

Result<NamedArrays> SolutionDerivative::along(const NamedArrays& directions) const {
  return guarded([&]() -> Result<NamedArrays> {
    const auto direction = system_->vectorOf(directions, system_->p);
    if (!direction) return direction.error();
    return system_->arraysOf(system_->along(*direction), system_->x);
  });
}

Result<NamedArrays> SolutionDerivative::pullback(const NamedArrays& cotangents) const {
  return guarded([&]() -> Result<NamedArrays> {
    auto cotangent = system_->vectorOf(cotangents, system_->x);
    if (!cotangent) return cotangent.error();
    return system_->arraysOf(system_->pullback(std::move(*cotangent)), system_->p);
  });
}

}  // namespace hgc
