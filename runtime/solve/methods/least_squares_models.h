#pragma once
/// The linear models by which methods of least squares find their steps.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "runtime/solve/dense_model.h"
#include "runtime/solve/methods/least_squares_run.h"
#include "runtime/solve/products/eliminated.h"
#include "runtime/solve/products/product_model.h"
#include "runtime/solve/sparse_model.h"

namespace hgc {

/// By conjugate gradients.
template <class Rule>
Result<SolveReport> solveByProducts(Session& session, const SolveOptions& options, const Unknowns& unknowns,
                                    const Rule& rule) {
  if (const Status fits = checkBlocks(session); !fits) return fits.error();
  std::vector<std::string> eliminated;
  if (options.linear == LinearStep::PcgSchur) eliminated = findEliminated(session);
  if (options.linear == LinearStep::PcgSchur && eliminated.empty())
    return Error{
        "there is no unknown to eliminate: each instance must read one row of it at most, and others must be left",
        "--linear=pcg needs none", ErrorKind::Unsupported};
  const InnerRules rules{.tolerance = options.eta.value_or(InnerRules{}.tolerance)};
  auto report =
      LeastSquaresRun(session, options, unknowns, ProductModel(session, unknowns, eliminated, rules), rule).solve();
  if (!report) return report;
  if (!eliminated.empty()) report->notes.push_back(fmt::format("`{}` eliminated", fmt::join(eliminated, "`, `")));
  return report;
}

/// By the models that the options ask for.
template <class Rule>
Result<SolveReport> solveLeastSquares(Session& session, const SolveOptions& options, const Unknowns& unknowns,
                                      const Rule& rule) {
  constexpr int64_t kFew = 60;            // unknowns, for which `Auto` takes dense steps
  constexpr int64_t kMostDense = 20'000;  // their triangle takes 3 GiB
  const bool isDense =
      options.linear == LinearStep::Auto ? unknowns.count() <= kFew : options.linear == LinearStep::Dense;
  if (isDense && unknowns.count() > kMostDense)
    return Error{fmt::format("dense steps are for at most {} unknowns, and there are {}", kMostDense, unknowns.count()),
                 "sparse steps take them all", ErrorKind::Unsupported};
  if (isDense) return LeastSquaresRun(session, options, unknowns, DenseModel(unknowns), rule).solve();
  if (usesProducts(options.linear)) return solveByProducts(session, options, unknowns, rule);
  return LeastSquaresRun(session, options, unknowns, SparseModel(unknowns), rule).solve();
}

}  // namespace hgc
