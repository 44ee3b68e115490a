#pragma once
/// The linear models by which methods of least squares find their steps.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "runtime/solve/dense_model.h"
#include "runtime/solve/linear/cholmod_factor.h"
#include "runtime/solve/methods/least_squares_run.h"
#include "runtime/solve/products/eliminated.h"
#include "runtime/solve/products/product_model.h"
#include "runtime/solve/sparse_model.h"

namespace hgc {

/// The unknowns to eliminate, if any are.
inline Result<std::vector<std::string>> eliminatedBy(const Session& session, const MethodOptions& options) {
  if (usesProducts(options.linear)) {
    if (const Status known = checkBlocks(session); !known) return known.error();
  }
  return eliminates(options.linear) ? findEliminated(session, options.eliminated) : std::vector<std::string>();
}

/// By sparse steps, or by products.
template <class Rule>
Result<SolveReport> solveLarge(Session& session, const MethodOptions& options, const Unknowns& unknowns,
                               const Rule& rule) {
  const auto eliminated = eliminatedBy(session, options);
  if (!eliminated) return eliminated.error();
  const bool usesCholmod = options.linear == LinearStep::Cholmod;
  if (const Status done = usesCholmod ? CholmodFactor::check() : Done{}; !done) return done.error();
  const auto solved = [&]() -> Result<SolveReport> {
    if (!usesProducts(options.linear))
      return LeastSquaresRun(session, options, unknowns, SparseModel(unknowns, *eliminated, usesCholmod), rule).solve();
    const InnerRules rules{.tolerance = options.eta.value_or(InnerRules{}.tolerance)};
    return LeastSquaresRun(session, options, unknowns, ProductModel(session, unknowns, *eliminated, rules), rule)
        .solve();
  };
  auto report = solved();
  if (report && !eliminated->empty())
    report->notes.push_back(fmt::format("`{}` eliminated", fmt::join(*eliminated, "`, `")));
  if (report && usesCholmod)
    report->notes.push_back(
        fmt::format("steps by {}: bits depend on this machine and its libraries", CholmodFactor::name()));
  return report;
}

/// By the models that the options ask for.
template <class Rule>
Result<SolveReport> solveLeastSquares(Session& session, const MethodOptions& options, const Unknowns& unknowns,
                                      const Rule& rule) {
  constexpr int64_t kFew = 60;            // unknowns, for which `Auto` takes dense steps
  constexpr int64_t kMostDense = 20'000;  // their triangle takes 3 GiB
  const bool isDense =
      options.linear == LinearStep::Auto ? unknowns.count() <= kFew : options.linear == LinearStep::Dense;
  if (isDense && unknowns.count() > kMostDense)
    return Error{fmt::format("dense steps are for at most {} unknowns, and there are {}", kMostDense, unknowns.count()),
                 "sparse steps take them all", ErrorKind::Unsupported};
  if (isDense) return LeastSquaresRun(session, options, unknowns, DenseModel(unknowns), rule).solve();
  return solveLarge(session, options, unknowns, rule);
}

}  // namespace hgc
