#include "runtime/solve/after/negative_curvature.h"

#include <algorithm>
#include <cmath>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/linear/block_entries.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// The largest magnitude of each row; 0 where there is none.
std::vector<double> largestOfRows(const BlockMatrix& lower) {
  std::vector<double> largest(static_cast<size_t>(lower.shape->rows.back()));
  forEntries(lower, [&](int64_t row, int64_t column, double number) {
    for (const int64_t k : {row, column}) {
      double& most = largest[static_cast<size_t>(k)];
      most = std::max(most, std::fabs(number));
    }
  });
  return largest;
}

/// By how much of `scale` the diagonal is enlarged with the factor that there is then: hardly more than it takes.
/// Nothing where a millionth is enough, or no number is.
std::optional<double> shiftOf(BlockCholesky& factor, const BlockMatrix& lower, std::span<const double> scale) {
  constexpr double kLittle = 1e-6, kGrowth = 10, kMost = 1e12;
  constexpr int kRefinements = 3;
  std::vector<double> added(scale.size());
  const auto isEnough = [&](double shift) {
    for (size_t k = 0; k < added.size(); ++k) added[k] = scale[k] > 0 ? shift * scale[k] : 1;
    return factor.factorise(lower.values, added);
  };
  if (isEnough(kLittle)) return std::nullopt;
  double enough = kLittle * kGrowth, lacking = kLittle;
  for (; !isEnough(enough); enough *= kGrowth) {
    if (enough > kMost) return std::nullopt;
    lacking = enough;
  }
  for (int k = 0; k < kRefinements; ++k) {
    const double between = std::sqrt(lacking * enough);
    (isEnough(between) ? enough : lacking) = between;
  }
  return isEnough(enough) ? std::optional(enough) : std::nullopt;
}

}  // namespace

/// Vectors of inverse iteration solve (H + E) w = E v, so that the form of w is w · E (v - w): no product with H.
std::optional<NegativeCurvature> findNegativeCurvature(BlockCholesky& factor, const BlockMatrix& lower) {
  constexpr int kIterations = 20;
  const std::vector<double> scale = largestOfRows(lower);
  const std::optional<double> shift = shiftOf(factor, lower, scale);
  if (!shift) return std::nullopt;
  std::vector<double> direction = anyVector(scale.size()), before;
  double form = 0;
  for (int made = 0; made < kIterations; ++made) {
    normalise(direction);
    before = direction;
    for (size_t k = 0; k < direction.size(); ++k) direction[k] *= *shift * scale[k];
    factor.solve(direction);
    if (!areFinite(direction)) return std::nullopt;
    form = 0;
    for (size_t k = 0; k < direction.size(); ++k) form += direction[k] * *shift * scale[k] * (before[k] - direction[k]);
  }
  const double length = norm(direction);
  if (!(form < 0) || !(length > 0)) return std::nullopt;
  normalise(direction);
  return NegativeCurvature{std::move(direction), form / (length * length)};
}

}  // namespace hgc
