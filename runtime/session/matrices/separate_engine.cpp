/// Computes models of problems that share no unknowns.
#include <algorithm>
#include <array>

#include "ir/kernel/abi.h"
#include "runtime/device/components.h"
#include "runtime/session/matrices/engine.h"

namespace hgc {

Status MatrixEngine::separate(const std::string& dimension, SeparateModels& result) {
  constexpr KernelKind kind = KernelKind::GaussNewton;
  const auto make = [&] { return planSeparate(*state_.workload, dimension); };
  return withPlan(kind, &Matrices::separate, dimension, make, [&](SeparatePlan& plan) {
    result.matrix.shape = plan.matrix.sums.blockShape();
    result.residuals = plan.residuals;
    if (assembles(plan.matrix) && assembles(plan.gradient) && assembles(plan.values))
      return assemble(kind, std::array{Assembled{**plan.matrix.adopted, &result.matrix.values},
                                       Assembled{**plan.gradient.adopted, &result.gradient},
                                       Assembled{**plan.values.adopted, &result.values}});
    return fillSeparate(plan, result);
  });
}

Result<SeparateNumbers> MatrixEngine::leaveSeparate(const std::string& dimension) {
  constexpr KernelKind kind = KernelKind::GaussNewton;
  const auto adopt = [&]() -> Result<SeparateNumbers> {
    const auto sums = planSeparateSums(*state_.workload, dimension);
    if (!sums) return sums.error();
    auto numbers = state_.current.executable->adoptSeparate(*sums);
    if (numbers) numbers->residuals = std::make_shared<std::vector<int64_t>>(sums->residuals);
    return numbers;
  };
  SeparateNumbers numbers;
  const Status done = withPlan(kind, &Matrices::resident, dimension, adopt, [&](const SeparateNumbers& adopted) {
    numbers = adopted;
    return launcher_.run({.kind = kind, .assemblies = {adopted.all}});
  });
  return done ? Result<SeparateNumbers>(numbers) : done.error();
}

namespace {

/// Calls `call(from, to)` for runs of tiles in which some instance is of a wanted problem.
void forWanted(const std::vector<int32_t>& problems, const std::vector<uint8_t>& wanted, int64_t first, int64_t last,
               const auto& call) {
  if (wanted.empty()) return call(first, last);
  const auto isWanted = [&](int64_t tile) {
    const auto begin = problems.begin() + tile, end = problems.begin() + std::min<int64_t>(tile + kTile, last);
    return std::any_of(begin, end, [&](int32_t p) { return p >= 0 && wanted[static_cast<size_t>(p)] != 0; });
  };
  for (int64_t from = first, to = first; from < last; from = to) {
    for (to = from; to < last && isWanted(to);) to += kTile;
    if (to > from) call(from, std::min(to, last));
    else to += kTile;
  }
}

}  // namespace

/// Computes the models on the host.
Status MatrixEngine::fillSeparate(SeparatePlan& plan, SeparateModels& result) {
  result.matrix.values.resize(plan.matrix.sums.places());
  result.gradient.resize(plan.gradient.sums.places());
  result.values.resize(plan.values.sums.places());
  const auto take = [&](size_t g, double* tiles, int64_t first, int64_t last) {
    const uint32_t width = plan.matrix.width[g];
    plan.matrix.repeats[g].mergeTriangles(tiles, width, first, last);
    forWanted(plan.problems[g], result.wanted, first, last, [&](int64_t from, int64_t to) {
      const double* const own = tiles + (from - first) * width;
      plan.matrix.sums.add(g, own, from, to, result.matrix.values.data());
      plan.gradient.sums.add(g, own, from, to, result.gradient.data());
      plan.values.sums.add(g, own, from, to, result.values.data());
    });
  };
  return takeTiles(KernelKind::GaussNewton, take, [&] {
    plan.matrix.sums.finish(result.matrix.values.data());
    plan.gradient.sums.finish(result.gradient.data());
    plan.values.sums.finish(result.values.data());
  });
}

}  // namespace hgc
