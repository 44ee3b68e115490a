#include "runtime/solve/after/free_direction.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "runtime/solve/vectors.h"

namespace hgc {

std::vector<double> anyVector(size_t count) {
  std::vector<double> any(count);
  uint64_t state = 1;
  for (double& number : any) {
    state = state * 6364136223846793005 + 1442695040888963407;  // Knuth's MMIX generator
    number = static_cast<double>(state >> 11) * 0x1p-53 - 0.5;
  }
  return any;
}

void normalise(std::vector<double>& v) {
  const double length = norm(v);
  for (double& number : v) number /= length;
}

std::optional<FlattestDirection> findFlattest(size_t count, const std::function<bool(std::span<double>)>& solve) {
  constexpr int kIterations = 6;
  std::vector<double> direction = anyVector(count);
  double inverse = 0;
  for (int k = 0; k < kIterations; ++k) {
    normalise(direction);
    if (!solve(direction) || !areFinite(direction)) return std::nullopt;
    inverse = norm(direction);
  }
  normalise(direction);
  return FlattestDirection{std::move(direction), 1 / inverse};
}

std::optional<FlattestDirection> findFlattestScaled(std::span<const double> diagonal,
                                                    const std::function<bool(std::span<double>)>& solve) {
  const auto scale = [&](std::span<double> x) {
    for (size_t k = 0; k < x.size(); ++k) x[k] *= diagonal[k] > 0 ? std::sqrt(diagonal[k]) : 0;
  };
  return findFlattest(diagonal.size(), [&](std::span<double> x) {
    scale(x);
    const bool isSolved = solve(x);
    scale(x);
    return isSolved;
  });
}

Status checkDetermined(std::string_view fault, const Unknowns& unknowns, std::span<const double> scale,
                       const std::function<bool(std::span<double>)>& solve, double least) {
  if (scale.empty()) return Done{};
  auto flattest = findFlattest(scale.size(), solve);
  if (!flattest) return Error{std::string(fault), "", ErrorKind::Data};
  if (flattest->value > least) return Done{};
  std::vector<double>& direction = flattest->direction;
  for (size_t k = 0; k < scale.size(); ++k) direction[k] *= scale[k];
  normalise(direction);
  return Error{fmt::format("{}: nothing changes along {}", fault, describeDirection(unknowns, direction)),
               "what is left free can be fixed: `fix` in the program, or --fix", ErrorKind::Data};
}

std::string describeDirection(const Unknowns& unknowns, const std::vector<double>& direction) {
  constexpr size_t kMost = 3;
  std::vector<size_t> order(direction.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::stable_sort(order,
                           [&](size_t a, size_t b) { return std::fabs(direction[a]) > std::fabs(direction[b]); });
  std::string text;
  size_t more = 0;
  const double sign = direction[order.front()] < 0 ? -1 : 1;
  for (size_t k = 0; k < order.size(); ++k) {
    const double part = sign * direction[order[k]];
    if (std::fabs(part) < 1e-3 * std::fabs(direction[order.front()])) break;
    if (k >= kMost) {
      ++more;
      continue;
    }
    const char* const joined = k == 0 ? "" : part < 0 ? " - " : " + ";
    const std::string name = unknowns.nameOf(static_cast<int64_t>(order[k]));
    const bool isAlone = std::fabs(part) == 1;  // of a vector of unit length
    text += isAlone ? fmt::format("`{}`", name) : fmt::format("{}{:.2g} {}", joined, std::fabs(part), name);
  }
  return more == 0 ? text : fmt::format("{} and {} smaller term{}", text, more, more == 1 ? "" : "s");
}

/// Inverse iteration, whose vectors solve (A + E) w = E v, so that the form of w is w · E (v - w): no product with A.
std::optional<std::vector<double>> findUndamped(std::span<const double> damping, std::span<const double> diagonal,
                                                const std::function<bool(std::span<double>)>& solve, int64_t solves,
                                                double least) {
  std::vector<double> direction = anyVector(damping.size()), before;
  for (size_t k = 0; k < direction.size(); ++k) direction[k] *= diagonal[k] > 0 ? 1 / std::sqrt(diagonal[k]) : 0;
  double last = HUGE_VAL;
  for (int64_t made = 0; made < solves; ++made) {
    before = direction;
    for (size_t k = 0; k < direction.size(); ++k) direction[k] *= damping[k];
    if (!solve(direction)) return std::nullopt;
    double form = 0, whole = 0, rounding = 0;
    for (size_t k = 0; k < direction.size(); ++k) {
      form += direction[k] * damping[k] * (before[k] - direction[k]);
      whole += direction[k] * diagonal[k] * direction[k];
      rounding += std::fabs(direction[k] * damping[k]) * (std::fabs(before[k]) + std::fabs(direction[k]));
    }
    constexpr double kRounding = 1e-15;  // some units in the last place of differences, and what solves lose
    if (kRounding * rounding > least * whole) return std::nullopt;  // so much damping hides what is free
    const double share = form / whole;
    if (share <= least) {
      normalise(direction);
      return direction;
    }
    constexpr double kSlow = 0.5;
    if (!(share < kSlow * last)) break;  // it is about that of the flattest direction
    last = share;
  }
  return std::nullopt;
}

}  // namespace hgc
