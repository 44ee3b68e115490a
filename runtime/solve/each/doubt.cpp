#include "runtime/solve/each/doubt.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/solve/methods/doubts.h"
#include "runtime/solve/methods/trust_region.h"
#include "runtime/solve/scaling.h"

namespace hgc {
namespace {

/// The residuals' part along the column of a scalar, and the column's length.
struct ColumnPart {
  double part = 0, length = 0;
  int32_t scalar = 0;
};

/// The largest part along a column, and along those that are so short that the least damping is more than their square.
struct ColumnParts {
  ColumnPart largest, held;
};

ColumnParts columnParts(const EachRules& rules, const EachPack& pack, int32_t lane) {
  const auto of = [&](const std::vector<double>& numbers, int32_t k) {
    return numbers[static_cast<size_t>(k * EachPack::kLanes + lane)];
  };
  const double radius = rules.options.radius.value_or(TrustRegion::kFirst);
  ColumnParts found;
  for (int32_t k = 0; k < rules.layout.size(); ++k) {
    const double square = of(pack.matrix, lowerAt(k, k)), scale = of(pack.scale, k);
    if (!(square > 0)) continue;  // nothing changes with it, or it is fixed
    double slope = of(pack.gradient, k);
    if (!rules.lowest.empty())
      slope = std::clamp(slope, of(pack.best, k) - rules.highest[static_cast<size_t>(k)],
                         of(pack.best, k) - rules.lowest[static_cast<size_t>(k)]);
    const double length = std::sqrt(square);
    const ColumnPart own{std::fabs(slope) / length, length, k};
    if (own.part > found.largest.part) found.largest = own;
    const double scaled = square * (scale * scale);
    const bool isShort = scaled < Scaling::kLeastDiagonal && Scaling::kLeastDiagonal / radius > scaled;
    if (isShort && own.part > found.held.part) found.held = own;
  }
  return found;
}

/// A scalar with which no residual changes, although it may move.
struct Undetermined {
  int32_t scalar = -1;  ///< -1: there is none
  bool isLost = false;  ///< residuals did change with it at the start
};

/// The first of them, by `Scaling::emptyColumns` and `lostColumns`.
Undetermined undeterminedOf(const EachRules& rules, const EachPack& pack, int32_t lane) {
  const auto of = [&](const std::vector<double>& numbers, int32_t k) {
    return numbers[static_cast<size_t>(k * EachPack::kLanes + lane)];
  };
  for (int32_t k = 0; k < rules.layout.size(); ++k) {
    if (of(pack.free, k) == 0) continue;
    const double square = of(pack.matrix, lowerAt(k, k)), scale = of(pack.scale, k);
    const double atStart = 1 - scale;  // c / (1 + c) of a column of length c
    const double least = Scaling::kLostColumn * atStart;
    if (square == 0 || square * (scale * scale) < least * least) return {k, atStart > 0};
  }
  return {};
}

double lengthOfBest(const EachRules& rules, const EachPack& pack, int32_t lane, double curved) {
  double squares = curved;
  for (int32_t k = 0; k < rules.layout.size(); ++k) {
    const double best = pack.best[static_cast<size_t>(k * EachPack::kLanes + lane)];
    squares += best * best;
  }
  return std::sqrt(squares);
}

}  // namespace

EachDoubt doubtOf(const EachRules& rules, const EachPack& pack, int64_t problem, double curved) {
  const auto lane = static_cast<int32_t>(problem % EachPack::kLanes);
  const double cost = pack.cost[lane];
  const double residuals = std::sqrt(2 * cost);
  if (const Undetermined found = undeterminedOf(rules, pack, lane); found.scalar >= 0)
    return {1.0 + 2 * rules.layout.size() + found.scalar, found.isLost ? 1.0 : 0.0};
  const auto [largest, held] = columnParts(rules, pack, lane);
  if (largest.part > kSteep * residuals && cost > kNothingLeft * pack.first[lane]) {
    if (!(largest.part / largest.length > kLostStep * lengthOfBest(rules, pack, lane, curved))) return {};
    return {1.0 + largest.scalar, largest.part / residuals};
  }
  if (held.part > kHeldBackPart * residuals && cost > kNothingHeld * pack.first[lane])
    return {1.0 + rules.layout.size() + held.scalar, held.length};
  return {};
}

std::vector<std::string> warningsOfDoubts(const EachProblems& problems) {
  struct {
    int64_t count = 0, first = 0;
  } steep, held, undetermined;
  const EachLayout& layout = problems.rules.layout;
  const auto count = static_cast<size_t>(layout.problems());
  const std::vector<double>& doubts = problems.doubts;
  for (size_t p = 0; p < std::min(count, doubts.size()); ++p) {
    if (doubts[p] == 0) continue;
    auto& kind = doubts[p] > 2 * layout.size() ? undetermined : doubts[p] > layout.size() ? held : steep;
    if (kind.count++ == 0) kind.first = static_cast<int64_t>(p);
  }
  const auto extent = [&](int64_t problem) { return doubts[count + static_cast<size_t>(problem)]; };
  const auto nameIn = [&](int64_t problem) {
    const auto which = static_cast<int32_t>(doubts[static_cast<size_t>(problem)]) - 1;
    return problems.rules.unknowns.nameOf(layout.scalar(problem, which % layout.size()));
  };
  std::vector<std::string> warnings;
  if (undetermined.count > 0)
    warnings.push_back(fmt::format(
        "{} of {} problems {} an unknown that residuals do not determine, as problem {}: no residual changes with "
        "`{}`{}",
        undetermined.count, count, undetermined.count == 1 ? "has" : "have", undetermined.first,
        nameIn(undetermined.first),
        extent(undetermined.first) > 0 ? " any more; try another start"
                                       : "; fix it, or add residuals that depend on it"));
  if (steep.count > 0)
    warnings.push_back(fmt::format(
        "{} of {} problems may be at no minimum, although the last changes were small, as problem {}: the residuals' "
        "derivative by `{}` still correlates with the residuals (cosine {:.2g}); try smaller tolerances",
        steep.count, count, steep.first, nameIn(steep.first), extent(steep.first)));
  if (held.count > 0)
    warnings.push_back(fmt::format(
        "{} of {} problems {} an unknown that has hardly moved, as problem {}: no residual changes by more than {:.1e} "
        "with `{}`, which is so little that damping holds it back; give it in other units",
        held.count, count, held.count == 1 ? "has" : "have", held.first, extent(held.first), nameIn(held.first)));
  return warnings;
}

}  // namespace hgc
