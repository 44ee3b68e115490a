/// Residuals, Jacobians and losses from one launch.
#include <algorithm>
#include <cmath>

#include "ir/kernel/abi.h"
#include "runtime/data/clean.h"
#include "runtime/data/lanes.h"
#include "runtime/session/matrices/engine.h"

namespace hgc {
namespace {

/// Sizes the arrays of all terms in `plan`, and removes other terms.
std::vector<LinearTerm*> roomFor(const LinearPlan& plan, Linearisation& result) {
  std::erase_if(result.terms, [&](const auto& term) { return std::ranges::count(plan.terms, term.first) == 0; });
  std::vector<LinearTerm*> terms;
  for (size_t t = 0; t < plan.terms.size(); ++t) {
    LinearTerm& term = result.terms[plan.terms[t]];
    const BlockStructure& structure = *plan.structures[t];
    const auto instances = static_cast<size_t>(structure.instances());
    term.structure = plan.structures[t];
    term.residuals.resize(instances * structure.components);
    term.jacobian.resize(static_cast<size_t>(structure.firstNumber.back()));
    term.loss.resize(instances);
    term.slope.resize(instances);
    terms.push_back(&term);
  }
  return terms;
}

/// Copies the Jacobian of an instance without columns that were merged into earlier ones.
void copyFirsts(const LinearGroup& group, int64_t instance, const double* from, double* to) {
  const auto known = std::ranges::lower_bound(group.repeats.instances, instance);
  const auto firsts = group.repeats.firstsOf(static_cast<size_t>(known - group.repeats.instances.begin()));
  for (uint32_t r = 0; r < group.components; ++r) {
    for (uint32_t c = 0; c < group.columns; ++c) {
      if (firsts[c] == c) *to++ = from[r * group.columns + c];
    }
  }
}

/// Copies the numbers of an instance to its term.
void place(const LinearGroup& group, int64_t instance, const double* numbers, LinearTerm& term, size_t at) {
  const BlockStructure& structure = *term.structure;
  const size_t components = group.components, all = components * group.columns;
  const double* const jacobian = numbers + components;
  double* const to = term.jacobian.data() + structure.firstNumber[at];
  std::copy_n(numbers, components, term.residuals.data() + at * components);
  if (structure.firstNumber[at + 1] - structure.firstNumber[at] == static_cast<int64_t>(all))
    std::copy_n(jacobian, all, to);
  else copyFirsts(group, instance, jacobian, to);
  term.slope[at] = jacobian[all];
  term.loss[at] = 2 * jacobian[all + 1];  // the value is half of it
}

/// Copies instances [first, last) of a group from tiles to their terms.
void spread(const LinearGroup& group, double* tiles, int64_t first, int64_t last, std::span<LinearTerm* const> terms) {
  const auto width = static_cast<uint32_t>(group.order.size());
  group.repeats.mergeRows(tiles, width, group.components, group.components, first, last);
  const int64_t stride = wholeTiles(width);
  std::vector<double> instances(static_cast<size_t>(stride * kTile));
  for (int64_t begin = first; begin < last; begin += kTile) {
    const double largest = bringInstances(tiles + (begin - first) * width, group.order, instances.data(), stride);
    if (!std::isfinite(largest)) cleanSome(instances.data(), stride * kTile);
    for (int64_t i = begin; i < std::min<int64_t>(begin + kTile, last); ++i) {
      const LinearPlace where = group.placeOf(i);
      const double* const numbers = instances.data() + (i - begin) * stride;
      place(group, i, numbers, *terms[where.term], static_cast<size_t>(where.instance));
    }
  }
}

}  // namespace

/// Calls `use` with the plan of a `Linearisation`.
template <class Use>
Status MatrixEngine::withLinear(const Use& use) {
  const auto make = [&] { return planLinear(*state_.workload); };
  return withPlan(KernelKind::Linearise, &Matrices::linear, KernelKind::Linearise, make, use);
}

Status MatrixEngine::prepareLinearisation() {
  return withLinear([&](LinearPlan&) { return launcher_.prepare(KernelKind::Linearise); });
}

Status MatrixEngine::linearise(Linearisation& result) {
  return withLinear([&](LinearPlan& plan) {
    const std::vector<LinearTerm*> terms = roomFor(plan, result);
    const auto take = [&](size_t g, double* tiles, int64_t first, int64_t last) {
      plan.values.take(g, tiles, first, last);
      if (plan.groups[g].term != kNone) spread(plan.groups[g], tiles, first, last, terms);
    };
    return takeTiles(KernelKind::Linearise, take, [&] { result.value = plan.values.sum(); });
  });
}

}  // namespace hgc
