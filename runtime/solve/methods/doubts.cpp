#include "runtime/solve/methods/doubts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/solve/vectors.h"

namespace hgc {

std::vector<double> roundingOfColumns(const Unknowns& unknowns, std::span<const double> squares,
                                      std::span<const double> values) {
  std::vector<double> least = largestAround(unknowns, squares);
  const std::vector<double> lengths = lengthsAround(unknowns, values);
  double largest = 0;
  for (size_t k = 0; k < squares.size(); ++k) largest = std::max(largest, std::sqrt(squares[k]) * lengths[k]);
  for (size_t k = 0; k < squares.size(); ++k) {
    const double needed = lengths[k] > 0 ? largest / lengths[k] : 0;
    least[k] = kRoundingOfColumns * std::max(least[k], needed * needed);
  }
  return least;
}

bool holdsShortBack(const Scaling& scaling, std::span<const double> gradient, double radius,
                    const SolveReport& report) {
  const double part = scaling.steepestHeldBack(gradient, radius).first;
  return part > kHeldBackPart * std::sqrt(2 * report.cost) && report.cost > kNothingHeld * report.initialCost;
}

void warnOfDoubts(const Unknowns& unknowns, const Scaling& scaling, std::span<const double> best,
                  std::span<const double> gradient, double radius, SolveReport& report) {
  const double residuals = std::sqrt(2 * report.cost);
  const auto lengthOf = [&](int64_t scalar) { return std::sqrt(scaling.squares()[static_cast<size_t>(scalar)]); };
  const auto [part, scalar] = scaling.steepest(gradient);
  if (part > kSteep * residuals && report.cost > kNothingLeft * report.initialCost) {
    if (part / lengthOf(scalar) > kLostStep * lengthAround(unknowns, scalar, best))
      report.warnings.push_back(fmt::format(
          "the last changes were small, but this may be no minimum: the residuals' derivative by `{}` still correlates "
          "with the residuals (cosine {:.2g}); try smaller tolerances or another method",
          unknowns.nameOf(scalar), part / residuals));
    return;
  }
  if (!holdsShortBack(scaling, gradient, radius, report)) return;
  const int64_t held = scaling.steepestHeldBack(gradient, radius).second;
  report.warnings.push_back(
      fmt::format("`{}` has hardly moved: no residual changes by more than {:.1e} with it, which is so little that "
                  "damping holds it back; give it in other units",
                  unknowns.nameOf(held), lengthOf(held)));
}

}  // namespace hgc
