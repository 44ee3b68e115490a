/// Solving.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bindings/c/handles.h"
#include "ir/kernel/derivative.h"
#include "runtime/solve/after/covariance.h"
#include "runtime/solve/after/solution_derivative.h"

using hgc::c::guarded;
using hgc::c::made;

namespace {

constexpr double kMostPenaltyAfter = 1e8;  // as large as a first one is

double toleranceOf(double given, double otherwise) { return given == 0 ? otherwise : std::max(given, 0.0); }

hgc_solve_iteration viewOf(const hgc::SolveIteration& i) {
  return {0,        i.iteration, i.isStart, i.isAccepted, i.cost,  i.costChange, i.gradient, i.step, i.ratio,
          i.radius, i.seconds,   i.elapsed, i.length,     i.round, i.penalty,    i.inner,    i.shift};
}

std::vector<hgc::FixedRows> fixedOf(const hgc_solve_options& options) {
  std::vector<hgc::FixedRows> fixed;
  for (size_t k = 0; k < options.fixed_count; ++k) {
    const hgc_fixed_rows& each = options.fixed[k];
    fixed.push_back({hgc::c::textOr(each.unknown, ""), {each.rows, each.rows + each.row_count}});
  }
  for (size_t k = 0; k < options.fixed_scalar_count; ++k) {
    const hgc_fixed_rows& each = options.fixed_scalars[k];
    if (each.row_count > 0)
      fixed.push_back({hgc::c::textOr(each.unknown, ""), {}, {each.rows, each.rows + each.row_count}});
  }
  return fixed;
}

/// What a name stands for; an error that lists what there is.
template <class Named, class Names>
auto oneNamed(const char* given, const char* otherwise, const Named& named, const Names& names, const char* lack)
    -> hgc::Result<typename decltype(named(""))::value_type> {
  const std::string name = hgc::c::textOr(given, otherwise);
  if (const auto found = named(name)) return *found;
  return hgc::Error{fmt::format("{} `{}`", lack, name), fmt::format("one of {}", fmt::join(names(), ", ")),
                    hgc::ErrorKind::Usage};
}

hgc::Result<hgc::SolveOptions> optionsOf(const hgc_solve_options* given) {
  hgc::SolveOptions options;
  const hgc_solve_options known = hgc::c::read(given);
  auto linear = hgc::parseLinear(hgc::c::textOr(known.linear, "auto"));
  const auto method =
      oneNamed(known.method, "auto", hgc::solveMethodNamed, hgc::solveMethodNames, "there is no method");
  const auto damping =
      oneNamed(known.damping, "diagonal", hgc::dampingNamed, hgc::dampingNames, "there is no damping by");
  if (!linear) return linear.error();
  if (!method) return method.error();
  if (!damping) return damping.error();
  options.linear = linear->step;
  options.eliminated = std::move(linear->eliminated);
  options.method = *method;
  if (known.damping != nullptr) options.damping = *damping;
  options.each = hgc::c::textOr(known.each, "");
  options.checkpoint = hgc::c::textOr(known.checkpoint, "");
  options.resume = hgc::c::textOr(known.resume, "");
  if (known.max_iterations != 0) options.maxIterations = std::max<int64_t>(known.max_iterations, 0);
  if (known.radius != 0) options.radius = known.radius;
  if (known.eta != 0) options.eta = known.eta;
  options.costTolerance = toleranceOf(known.cost_tolerance, options.costTolerance);
  options.gradientTolerance = toleranceOf(known.gradient_tolerance, options.gradientTolerance);
  options.stepTolerance = toleranceOf(known.step_tolerance, options.stepTolerance);
  if (known.after != nullptr) {
    const hgc::SolveReport& before = known.after->report;
    if (before.constraints.empty())
      return hgc::Error{"`after` is of a solve without constraints, which has no multipliers", "",
                        hgc::ErrorKind::Usage};
    if (before.ending == hgc::SolveEnding::Constraints)
      return hgc::Error{"`after` is of a solve that could not meet the constraints: its multipliers are of no use", "",
                        hgc::ErrorKind::Usage};
    options.constraints = before.constraints;
    options.penalty = std::min(before.penalty, kMostPenaltyAfter);
  }
  if (known.penalty != 0) options.penalty = known.penalty;
  if (known.constraint_tolerance != 0) options.constraintTolerance = std::max(known.constraint_tolerance, 0.0);
  options.fixed = fixedOf(known);
  if (known.observe != nullptr)
    options.observe = [known](const hgc::SolveIteration& iteration) {
      hgc_solve_iteration view = viewOf(iteration);
      view.size = sizeof(view);
      return known.observe(known.observe_context, &view) == 0 ? hgc::Proceed::Continue : hgc::Proceed::Stop;
    };
  return options;
}

hgc::Result<hgc::SolutionDerivative> derivativeAt(hgc_session& session, const char* by,
                                                  const hgc_solve_options* options, const hgc_report* report) {
  hgc::SolutionDerivativeOptions how{.fixed = fixedOf(hgc::c::read(options))};
  if (report != nullptr) {
    if (const hgc::Status done = hgc::checkMultipliers(report->report); !done) return done.error();
    how.constraints = report->report.constraints, how.penalty = report->report.penalty;
  }
  how.by = hgc::c::namesIn(hgc::c::textOr(by, ""));
  return hgc::SolutionDerivative::at(session.session, how);
}

void putOffset(const hgc::SolutionDerivative& derivative, hgc_result& result) {
  result.symbols.emplace("dsol.offset", hgc::Array::scalar(derivative.offset()));
}

}  // namespace

const char* hgc_solve_derivatives(const char* method, const char* linear) {
  static const std::map<std::pair<hgc::SolveMethod, bool>, std::string> kAll = [] {
    std::map<std::pair<hgc::SolveMethod, bool>, std::string> all;
    for (const std::string& name : hgc::solveMethodNames()) {
      for (const hgc::LinearStep step : {hgc::LinearStep::Sparse, hgc::LinearStep::Pcg}) {
        const hgc::SolveMethod one = *hgc::solveMethodNamed(name);
        std::vector<std::string_view> names;
        for (const hgc::KernelKind kind : hgc::derivativesOf(one, step)) names.push_back(hgc::info(kind).name);
        all[{one, hgc::usesProducts(step)}] = fmt::format("{}", fmt::join(names, ","));
      }
    }
    return all;
  }();
  const auto one = hgc::solveMethodNamed(hgc::c::textOr(method, "auto"));
  const auto choice = hgc::parseLinear(hgc::c::textOr(linear, "auto"));
  return one && choice ? kAll.at({*one, hgc::usesProducts(choice->step)}).c_str() : nullptr;
}

hgc_error* hgc_report_new(hgc_report** report) {
  HGC_NEEDS(report);
  return guarded([&]() -> hgc_error* {
    *report = new hgc_report;
    return nullptr;
  });
}
void hgc_report_free(hgc_report* report) { delete report; }

hgc_error* hgc_solve(hgc_session* session, const hgc_solve_options* options, hgc_report* report) {
  HGC_NEEDS(session);
  HGC_MAY_BE_SIZED(options);
  HGC_NEEDS(report);
  return guarded([&]() -> hgc_error* {
    const auto how = optionsOf(options);
    if (!how) return made(how.error());
    auto solved = hgc::solve(session->session, *how);
    if (!solved) return made(solved.error());
    report->report = std::move(*solved);
    return nullptr;
  });
}

hgc_error* hgc_report_get(const hgc_report* report, hgc_report_view* view) {
  HGC_NEEDS(report);
  HGC_NEEDS_SIZED(view);
  const hgc::SolveReport& of = report->report;
  hgc::c::fill(view,
               hgc_report_view{0, hgc::isConverged(of.ending), hgc::nameOf(of.ending), of.why.c_str(), of.initialCost,
                               of.cost, of.unknowns, of.residuals, of.iterations.size(), of.warnings.size(),
                               hgc::nameOf(of.method), of.notes.size(), of.constraints.size(), of.rounds, of.penalty});
  return nullptr;
}

hgc_error* hgc_report_each(const hgc_report* report, hgc_each_view* view) {
  HGC_NEEDS(report);
  HGC_NEEDS_SIZED(view);
  const hgc::EachReport& each = report->report.each;
  static_assert(sizeof(hgc::SolveEnding) == sizeof(uint8_t));
  hgc::c::fill(view, hgc_each_view{0, each.cost.size(), each.iterations.data(), each.cost.data(),
                                   reinterpret_cast<const uint8_t*>(each.endings.data())});
  return nullptr;
}

int hgc_report_iteration(const hgc_report* report, size_t index, hgc_solve_iteration* iteration) {
  if (report == nullptr || iteration == nullptr || !hgc::c::hasSize(*iteration)) return 0;
  if (index >= report->report.iterations.size()) return 0;
  hgc::c::fill(iteration, viewOf(report->report.iterations[index]));
  return 1;
}

const char* hgc_report_warning(const hgc_report* report, size_t index) {
  if (report == nullptr || index >= report->report.warnings.size()) return nullptr;
  return report->report.warnings[index].c_str();
}

hgc_error* hgc_covariance(hgc_session* session, const char* what, double variance, const hgc_solve_options* options,
                          hgc_result* result) {
  HGC_NEEDS(session);
  HGC_NEEDS(what);
  HGC_MAY_BE_SIZED(options);
  HGC_NEEDS(result);
  return guarded([&]() -> hgc_error* {
    const hgc_solve_options known = hgc::c::read(options);
    hgc::CovarianceOptions how{.fixed = fixedOf(known), .leftOut = session->by};
    if (variance != 0) how.variance = variance;
    if (known.after != nullptr) {
      const hgc::SolveReport& report = known.after->report;
      if (const hgc::Status done = hgc::checkMultipliers(report); !done) return made(done.error());
      how.constraints = report.constraints, how.penalty = report.penalty;
    }
    const auto covariance = hgc::Covariance::at(session->session, how);
    if (!covariance) return made(covariance.error());
    auto array = covariance->named(what);
    if (!array) return made(array.error());
    result->symbols.clear();
    result->symbols.emplace(what, std::move(*array));
    result->holds = HGC_SYMBOL;
    return nullptr;
  });
}

hgc_error* hgc_solution_derivative(hgc_session* session, const char* x, const char* p, const hgc_solve_options* options,
                                   const hgc_report* report, hgc_result* result) {
  HGC_NEEDS(session);
  HGC_NEEDS(x);
  HGC_NEEDS(p);
  HGC_MAY_BE_SIZED(options);
  HGC_NEEDS(result);
  return guarded([&]() -> hgc_error* {
    const auto derivative = derivativeAt(*session, p, options, report);
    if (!derivative) return made(derivative.error());
    auto array = derivative->of(x, p);
    if (!array) return made(array.error());
    result->symbols.clear();
    result->symbols.emplace(fmt::format("dsol.{}.{}", x, p), std::move(*array));
    putOffset(*derivative, *result);
    result->holds = HGC_SYMBOL;
    return nullptr;
  });
}

hgc_error* hgc_solution_pullback(hgc_session* session, const hgc_inputs* cotangents, const char* by,
                                 const hgc_solve_options* options, const hgc_report* report, hgc_result* result) {
  HGC_NEEDS(session);
  HGC_NEEDS(cotangents);
  HGC_MAY_BE_SIZED(options);
  HGC_NEEDS(result);
  return guarded([&]() -> hgc_error* {
    const auto derivative = derivativeAt(*session, by, options, report);
    if (!derivative) return made(derivative.error());
    const auto& given = cotangents->inputs.arrays;
    auto gradients = derivative->pullback({given.begin(), given.end()});
    if (!gradients) return made(gradients.error());
    result->symbols = std::move(*gradients);
    putOffset(*derivative, *result);
    result->holds = HGC_SYMBOL;
    return nullptr;
  });
}

const char* hgc_report_note(const hgc_report* report, size_t index) {
  if (report == nullptr || index >= report->report.notes.size()) return nullptr;
  return report->report.notes[index].c_str();
}

int hgc_report_constraint(const hgc_report* report, size_t index, hgc_constraint_view* constraint) {
  if (report == nullptr || constraint == nullptr || !hgc::c::hasSize(*constraint)) return 0;
  if (index >= report->report.constraints.size()) return 0;
  const hgc::SolveConstraint& of = report->report.constraints[index];
  hgc::c::fill(constraint, hgc_constraint_view{0, of.name.c_str(), of.dual.reals.data(), of.violation.reals.data(),
                                               of.dual.shape.data(), static_cast<uint32_t>(of.dual.shape.size()),
                                               of.dual.reals.size(), of.largestDual, of.largestViolation, of.instance});
  return 1;
}
