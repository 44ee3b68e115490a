/// Symmetric matrices over all unknowns.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "runtime/device/components.h"
#include "runtime/session/collector.h"
#include "runtime/session/matrices/engine.h"
#include "runtime/session/matrices/linear_plan.h"
#include "runtime/sum/projection.h"

namespace hgc {

/// The plans for the current workload and executable. Another executable has adopted none of them yet.
Matrices& MatrixEngine::plans() {
  if (std::exchange(layout_, state_.layouts) != state_.layouts) plans_ = {};
  if (std::exchange(generation_, state_.current.generation) == state_.current.generation) return plans_;
  plans_.resident.clear();
  for (auto& [key, plan] : plans_.squares) plan.adopted.reset();
  for (auto& [key, plan] : plans_.vectors) plan.adopted.reset();
  for (auto& [key, plan] : plans_.jacobians) plan.adopted.reset();
  for (auto& [key, plan] : plans_.separate) {
    plan.matrix.adopted.reset();
    plan.gradient.adopted.reset();
    plan.values.adopted.reset();
  }
  return plans_;
}

/// Launches kernels of `kind`, passes the numbers that they store to `take`, and then calls `finish`.
Status MatrixEngine::takeTiles(KernelKind kind, const TakeTiles& take, const std::function<void()>& finish) {
  Launch launch{kind};
  if (state_.current.isHost()) launch.take = take;
  if (const Status done = launcher_.run(launch); !done) return done;
  const CurrentDevice& current = state_.current;
  const auto bring = [&]() -> Status {
    const Status done =
        launch.take ? Done{} : handOver(*current.executable, current.device->info(), *state_.workload, take);
    if (done) finish();
    return done;
  };
  return state_.collect([&] { return onThreads(state_.threads, bring); });
}

namespace {

/// By column of a group's instances; nothing where all are 1.
std::vector<double> scalesOf(const MatrixOptions& options, const Workload& workload,
                             std::span<const SymbolId> unknowns) {
  std::vector<double> scales;
  for (const SymbolId unknown : unknowns) {
    const auto found =
        std::ranges::find(options.scales, workload.artefact->program.symbols[unknown].name, &UnknownScale::unknown);
    scales.push_back(found == options.scales.end() ? 1 : found->scale);
  }
  return std::ranges::all_of(scales, [](double scale) { return scale == 1; }) ? std::vector<double>() : scales;
}

}  // namespace

/// Fills the matrix of `plan` on the host. `before` gets the numbers of kernels before they are changed.
Status MatrixEngine::fill(KernelKind kind, const MatrixOptions& options, MatrixPlan& plan, std::vector<double>& matrix,
                          const TakeTiles& before) {
  matrix.resize(plan.sums.places());
  std::vector<std::vector<double>> scales;  // by group
  for (const auto& unknowns : plan.unknowns) scales.push_back(scalesOf(options, *state_.workload, unknowns));
  const auto take = [&](size_t g, double* tiles, int64_t first, int64_t last) {
    if (before) before(g, tiles, first, last);
    plan.repeats[g].mergeTriangles(tiles, plan.width[g], first, last);
    if (options.projection == Projection::Positive) {
      Projector projector(plan.repeats[g].columns, scales[g]);
      for (int64_t at = first; at < last; at += kTile) projector.project(tiles + (at - first) * plan.width[g]);
    }
    plan.sums.add(g, tiles, first, last, matrix.data());
  };
  return takeTiles(kind, take, [&] { plan.sums.finish(matrix.data()); });
}

/// Launches kernels of `kind`, whose numbers the device adds up by these plans, and brings the sums.
Status MatrixEngine::assemble(KernelKind kind, std::span<const Assembled> sums) {
  Launch launch{kind};
  for (const Assembled& each : sums) launch.assemblies.push_back(each.plan);
  if (const Status done = launcher_.run(launch); !done) return done;
  return state_.collect([&] {
    std::vector<Copy> copies;
    for (size_t k = 0; k < sums.size(); ++k) {
      const Buffer& from = state_.current.executable->results().assembled[k];
      sums[k].to->resize(from.bytes / sizeof(double));
      copies.push_back({from, sums[k].to->data()});
    }
    return state_.current.executable->read(copies);
  });
}

/// Calls `use` with the plan of a symmetric matrix.
template <class Use>
Status MatrixEngine::withSquare(KernelKind kind, Triangle triangle, Storage storage, const Use& use) {
  const auto make = [&] { return planSquare(*state_.workload, kind, triangle, storage); };
  return withPlan(kind, &Matrices::squares, {kind, triangle, storage}, make, use);
}

/// Calls `use` with the plans of the matrix and of the gradient.
template <class Use>
Status MatrixEngine::withModel(KernelKind kind, Triangle triangle, Storage storage, const Use& use) {
  return withSquare(kind, triangle, storage, [&](MatrixPlan& matrix) {
    const auto make = [&] { return onThreads(state_.threads, [&] { return planVector(*state_.workload, kind); }); };
    return planned(plans().vectors, kind, make, [&](VectorPlan& vector) { return use(matrix, vector); });
  });
}

/// Whether the device adds up a matrix or vector.
bool MatrixEngine::assembles(VectorPlan& plan) {
  return !state_.current.isHost() &&
         onThreads(state_.threads, [&] { return isAdopted(*state_.current.executable, plan); });
}

namespace {

Storage storageOf(const SparseMatrix&) { return Storage::Rows; }
Storage storageOf(const BlockMatrix&) { return Storage::Blocks; }

void giveShape(const BlockSums& sums, SparseMatrix& matrix) { matrix.shape = sums.shape(); }
void giveShape(const BlockSums& sums, BlockMatrix& matrix) { matrix.shape = sums.blockShape(); }

}  // namespace

template <class Matrix>
Status MatrixEngine::square(KernelKind kind, const MatrixOptions& options, Matrix& result) {
  return withSquare(kind, options.triangle, storageOf(result), [&](MatrixPlan& plan) {
    giveShape(plan.sums, result);
    if (options.projection == Projection::None && assembles(plan))
      return assemble(kind, std::array{Assembled{**plan.adopted, &result.values}});
    return fill(kind, options, plan, result.values, {});
  });
}

/// Computes the value, the gradient and the matrix on the host.
Status MatrixEngine::fillModel(KernelKind kind, const MatrixOptions& options, MatrixPlan& matrix, VectorPlan& vector,
                               const ModelNumbers& result) {
  InstanceSums values(*state_.workload, matrix.width);
  result.gradient.resize(vector.sums.places());
  const auto before = [&](size_t g, const double* tiles, int64_t first, int64_t last) {
    values.take(g, tiles, first, last);
    vector.sums.add(g, tiles, first, last, result.gradient.data());
  };
  const Status done = fill(kind, options, matrix, result.matrix, before);
  if (!done) return done;
  return state_.collect([&] {
    onThreads(state_.threads, [&] { vector.sums.finish(result.gradient.data()); });
    result.value = values.sum();
    return done;
  });
}

/// Brings the value, the gradient and the matrix from the device.
Status MatrixEngine::assembleModel(KernelKind kind, MatrixPlan& matrix, VectorPlan& vector,
                                   const ModelNumbers& result) {
  const Status done = assemble(
      kind, std::array{Assembled{**matrix.adopted, &result.matrix}, Assembled{**vector.adopted, &result.gradient}});
  if (!done) return done;
  return state_.collect([&] {
    const Status fetched = launcher_.fetchValues(InstanceValues::OfSharedGroups);
    result.value = 0;
    for (const double sum : launcher_.values().sums) result.value += sum;
    result.value = canonical(result.value);
    return fetched;
  });
}

template <class Matrix>
Status MatrixEngine::model(KernelKind kind, const MatrixOptions& options, ModelBy<Matrix>& result) {
  const Storage storage = storageOf(result.matrix);
  return withModel(kind, options.triangle, storage, [&](MatrixPlan& matrix, VectorPlan& vector) {
    giveShape(matrix.sums, result.matrix);
    const ModelNumbers numbers{result.value, result.gradient, result.matrix.values};
    if (options.projection == Projection::None && assembles(matrix) && assembles(vector))  // only the host projects
      return assembleModel(kind, matrix, vector, numbers);
    return fillModel(kind, options, matrix, vector, numbers);
  });
}

/// Prepares the calls without options.
Status MatrixEngine::prepareSquare(KernelKind kind) {
  if (kind == KernelKind::GaussNewton) {
    return withModel(kind, Triangle::Both, Storage::Rows, [&](MatrixPlan& matrix, VectorPlan& vector) {
      if (!assembles(matrix) || !assembles(vector)) return launcher_.prepare(kind);
      return launcher_.prepare(kind, {**matrix.adopted, **vector.adopted});
    });
  }
  return withSquare(kind, Triangle::Both, Storage::Rows, [&](MatrixPlan& plan) {
    return assembles(plan) ? launcher_.prepare(kind, {**plan.adopted}) : launcher_.prepare(kind);
  });
}

Status MatrixEngine::launchModel(KernelKind kind, Triangle triangle) {
  if (kind != KernelKind::Hessian && kind != KernelKind::GaussNewton)
    return Error{fmt::format("`{}` has no quadratic model", info(kind).name), "ask for hessian or gauss-newton"};
  if (state_.current.isHost()) return launcher_.runAndLeave(kind);
  return withModel(kind, triangle, Storage::Rows, [&](MatrixPlan& matrix, VectorPlan& vector) {
    Launch launch{kind};
    if (assembles(matrix) && assembles(vector)) launch.assemblies = {**matrix.adopted, **vector.adopted};
    return launcher_.run(launch);
  });
}

template Status MatrixEngine::square(KernelKind, const MatrixOptions&, SparseMatrix&);
template Status MatrixEngine::square(KernelKind, const MatrixOptions&, BlockMatrix&);
template Status MatrixEngine::model(KernelKind, const MatrixOptions&, QuadraticModel&);
template Status MatrixEngine::model(KernelKind, const MatrixOptions&, BlockModel&);

}  // namespace hgc
