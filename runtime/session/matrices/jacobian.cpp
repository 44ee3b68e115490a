/// The Jacobians of residual terms, also with residuals and losses from one launch.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "ir/kernel/abi.h"
#include "runtime/data/copying.h"
#include "runtime/data/large_pages.h"
#include "runtime/session/matrices/engine.h"

namespace hgc {
namespace {

Result<TermId> findResidual(const Program& program, const std::string& name) {
  const auto term = std::ranges::find_if(program.terms, [&](const Term& t) { return t.name == name; });
  if (term == program.terms.end() || term->kind != TermKind::Residual) {
    return Error{"the program has no residual term `" + name + "`", "energies and outputs have no Jacobian"};
  }
  return static_cast<TermId>(term - program.terms.begin());
}

/// Sizes the arrays of all terms in `plan`, and removes other terms.
std::vector<LinearTerm*> roomFor(const LinearPlan& plan, Linearisation& result) {
  std::erase_if(result.terms, [&](const auto& term) { return std::ranges::count(plan.terms, term.first) == 0; });
  std::vector<LinearTerm*> terms;
  for (size_t t = 0; t < plan.terms.size(); ++t) {
    LinearTerm& term = result.terms[plan.terms[t]];
    const BlockStructure& structure = *plan.structures[t];
    const auto instances = static_cast<size_t>(structure.instances());
    term.structure = plan.structures[t];
    resizeInLargePages(term.residuals, instances * structure.components);
    resizeInLargePages(term.jacobian, static_cast<size_t>(structure.firstNumber.back()));
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

/// Calls `use` with a residual term and its plan in `which`, which `make` makes.
template <class Plans, class Make, class Use>
Status MatrixEngine::withResidual(const std::string& name, Plans Matrices::*which, const Make& make, const Use& use) {
  const auto id = findResidual(state_.program(), name);
  if (!id) return id.error();
  const auto term = [&]() -> const Term& { return state_.program().terms[*id]; };
  return withPlan(
      KernelKind::Jacobian, which, *id, [&] { return make(*state_.workload, term()); },
      [&](auto& plan) { return use(term(), plan); });
}

/// Whether the device adds the rows up. It cannot merge repeated columns in rows.
bool MatrixEngine::assemblesRows(MatrixPlan& plan) {
  return std::ranges::all_of(plan.repeats, [](const Repeats& r) { return r.instances.empty(); }) && assembles(plan);
}

Status MatrixEngine::prepareJacobians() {
  for (const Term& term : state_.program().terms) {
    if (term.kind != TermKind::Residual) continue;
    const Status done = withResidual(term.name, &Matrices::jacobians, planJacobian, [&](const Term&, MatrixPlan& plan) {
      return assemblesRows(plan) ? launcher_.prepare(KernelKind::Jacobian, {**plan.adopted})
                                 : launcher_.prepare(KernelKind::Jacobian);
    });
    if (!done) return done;
  }
  return Done{};
}

Status MatrixEngine::jacobian(const std::string& name, SparseMatrix& result) {
  return withResidual(name, &Matrices::jacobians, planJacobian, [&](const Term& term, MatrixPlan& plan) {
    result.shape = plan.sums.shape();
    if (assemblesRows(plan))
      return assemble(KernelKind::Jacobian, std::array{Assembled{**plan.adopted, &result.values}});
    result.values.resize(plan.sums.places());
    const auto take = [&](size_t g, double* tiles, int64_t first, int64_t last) {
      if (plan.width[g] == 0) return;  // only other terms
      plan.repeats[g].mergeRows(tiles, plan.width[g], term.width, term.width, first, last);
      plan.sums.add(g, tiles, first, last, result.values.data());
    };
    return takeTiles(KernelKind::Jacobian, take, [&] { plan.sums.finish(result.values.data()); });
  });
}

namespace {

/// Copies finished rows: `copyNumbers` or `copyPastCache`.
using CopyNumbers = void (*)(const double* from, int64_t count, double* to);

void copyNumbers(const double* from, int64_t count, double* to) { std::copy_n(from, count, to); }

/// Copies the instances of a tile, `stride` numbers apart, to rows of `block` numbers. Reorders `instances`.
void spreadTile(double* instances, int64_t stride, std::span<const int64_t> rows, int64_t block, CopyNumbers copy,
                double* to) {
  const auto count = static_cast<int64_t>(rows.size());
  const bool isInOrder = rows.front() >= 0 && rows.back() - rows.front() == count - 1 && std::ranges::is_sorted(rows);
  if (isInOrder) {
    for (int64_t i = 1; i < count && stride != block; ++i)
      std::copy_n(instances + i * stride, block, instances + i * block);
    return copy(instances, count * block, to + rows.front() * block);
  }
  for (int64_t i = 0; i < count; ++i) {
    const int64_t row = rows[static_cast<size_t>(i)];
    if (row >= 0) std::copy_n(instances + i * stride, block, to + row * block);
  }
}

/// Copies derivatives from tiles, where they follow `residuals` numbers of each instance, to rows of `block` numbers.
void spreadBlocks(const double* tiles, std::span<const int64_t> rows, int64_t residuals, int64_t block,
                  CopyNumbers copy, double* to) {
  std::vector<uint32_t> order(static_cast<size_t>(block));
  std::iota(order.begin(), order.end(), static_cast<uint32_t>(residuals));
  const int64_t stride = wholeTiles(block);
  std::vector<double> instances(static_cast<size_t>(stride * kTile));
  for (size_t i = 0; i < rows.size(); i += kTile) {
    const double* const tile = tiles + static_cast<int64_t>(i) * (residuals + block);
    const double largest = bringInstances(tile, order, instances.data(), stride);
    if (!std::isfinite(largest)) cleanSome(instances.data(), stride * kTile);
    spreadTile(instances.data(), stride, rows.subspan(i, std::min<size_t>(kTile, rows.size() - i)), block, copy, to);
  }
  endPastCache();
}

}  // namespace

Status MatrixEngine::jacobianBlocks(const std::string& name, BlockRows& result) {
  return withResidual(name, &Matrices::blockRows, planBlockRows, [&](const Term& term, const BlockRowsPlan& plan) {
    const int64_t residuals = term.width, block = residuals * plan.size;
    result.columns = plan.columns;
    result.values.shape = {plan.instances, residuals, int64_t{plan.size}};
    result.values.reals.resize(static_cast<size_t>(plan.instances * block));
    const bool isLarge = plan.instances * block * int64_t{sizeof(double)} > kCachedBytes;
    const CopyNumbers copy = isLarge ? copyPastCache : copyNumbers;
    const auto take = [&](size_t g, double* tiles, int64_t first, int64_t last) {
      if (plan.rows[g].empty()) return;
      const auto rows = std::span(plan.rows[g]).subspan(static_cast<size_t>(first), static_cast<size_t>(last - first));
      spreadBlocks(tiles, rows, residuals, block, copy, result.values.reals.data());
    };
    return takeTiles(KernelKind::Jacobian, take, [] {});
  });
}

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
