/// The Jacobians of residual terms.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "ir/kernel/abi.h"
#include "runtime/data/clean.h"
#include "runtime/data/lanes.h"
#include "runtime/data/past_cache.h"
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

}  // namespace hgc
