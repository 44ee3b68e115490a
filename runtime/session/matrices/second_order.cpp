/// Matrices over all unknowns.
#include <fmt/format.h>

#include <array>

#include "runtime/device/components.h"
#include "runtime/device/threads.h"
#include "runtime/session/collector.h"
#include "runtime/session/fetch.h"
#include "runtime/session/lifecycle/moving.h"
#include "runtime/session/matrices/instance_sums.h"
#include "runtime/session/matrices/matrices.h"
#include "runtime/session/matrices/planned.h"
#include "runtime/sum/projection.h"

namespace hgc {

/// Launches the kernels of a matrix and hands over what they leave; `finish` makes results of it.
Status Session::taken(KernelKind kind, const TakeTiles& take, const std::function<void()>& finish) {
  Launch launch{kind};
  if (device_->info().isHost) launch.take = take;
  if (const Status done = launched(launch); !done) return done;
  const auto start = Clock::now();
  const Status done = onThreads(threads_, [&]() -> Status {
    if (!launch.take) {
      if (const Status handed = handOver(*executable_, device_->info(), *workload_, take); !handed) return handed;
    }
    finish();
    return Done{};
  });
  addCollection(millisecondsSince(start));
  return done;
}

/// The matrix of `plan`; `before` sees what kernels left before anything is made of it.
Status Session::filled(KernelKind kind, Projection projection, MatrixPlan& plan, std::vector<double>& matrix,
                       const TakeTiles& before) {
  matrix.resize(plan.sums.places());
  const auto take = [&](size_t g, double* tiles, int64_t first, int64_t last) {
    if (before) before(g, tiles, first, last);
    plan.repeats[g].mergeTriangles(tiles, plan.width[g], first, last);
    if (projection == Projection::Positive) {
      Projector projector(plan.repeats[g].columns);
      for (int64_t at = first; at < last; at += kTile) projector.project(tiles + (at - first) * plan.width[g]);
    }
    plan.sums.add(g, tiles, first, last, matrix.data());
  };
  return taken(kind, take, [&] { plan.sums.finish(matrix.data()); });
}

/// Launches the kernels of a matrix and has the device add up what they leave; brings the sums of these plans.
Status Session::assembled(KernelKind kind, std::span<const Assembled> sums) {
  Launch launch{kind};
  for (const Assembled& each : sums) launch.assemblies.push_back(each.plan);
  if (const Status done = launched(launch); !done) return done;
  const auto start = Clock::now();
  std::vector<Copy> copies;
  for (size_t k = 0; k < sums.size(); ++k) {
    const Buffer& from = executable_->results().assembled[k];
    sums[k].to->resize(from.bytes / sizeof(double));
    copies.push_back({from, sums[k].to->data()});
  }
  const Status done = executable_->read(copies);
  addCollection(millisecondsSince(start));
  return done;
}

/// Calls `use` with the plan of a symmetric matrix.
template <class Use>
Status Session::squared(KernelKind kind, Triangle triangle, Storage storage, const Use& use) {
  if (const Status made = needs(kind); !made) return made;
  const auto plan = [&] {
    return onThreads(threads_, [&] { return planSquare(*workload_, kind, triangle, storage); });
  };
  return computing([&] { return planned(matrices_->squares, std::tuple(kind, triangle, storage), plan, use); });
}

/// Calls `use` with the plan of the matrix and that of the vector beside it.
template <class Use>
Status Session::modelPlanned(KernelKind kind, Triangle triangle, Storage storage, const Use& use) {
  return squared(kind, triangle, storage, [&](MatrixPlan& matrix) {
    const auto make = [&] { return onThreads(threads_, [&] { return planVector(*workload_, kind); }); };
    return planned(matrices_->vectors, kind, make, [&](VectorPlan& vector) { return use(matrix, vector); });
  });
}

/// Whether the device itself adds this up.
bool Session::assembles(MatrixPlan& matrix) {
  return !device_->info().isHost && onThreads(threads_, [&] { return isAdopted(*executable_, matrix); });
}

/// Whether it adds up both. Projections are the host's.
bool Session::assembles(Projection projection, MatrixPlan& matrix, VectorPlan& vector) {
  return projection == Projection::None && assembles(matrix) &&
         onThreads(threads_, [&] { return isAdopted(*executable_, vector); });
}

namespace {

Storage storageOf(const SparseMatrix&) { return Storage::Rows; }
Storage storageOf(const BlockMatrix&) { return Storage::Blocks; }

void giveShape(const BlockSums& sums, SparseMatrix& matrix) { matrix.shape = sums.shape(); }
void giveShape(const BlockSums& sums, BlockMatrix& matrix) { matrix.shape = sums.blockShape(); }

}  // namespace

template <class Matrix>
Status Session::squareMatrix(KernelKind kind, const MatrixOptions& options, Matrix& result) {
  return squared(kind, options.triangle, storageOf(result), [&](MatrixPlan& plan) {
    giveShape(plan.sums, result);
    if (options.projection == Projection::None && assembles(plan))
      return assembled(kind, std::array{Assembled{**plan.adopted, &result.values}});
    return filled(kind, options.projection, plan, result.values, {});
  });
}

/// The value, the vector and the matrix from what instances hand over.
Status Session::filledModel(KernelKind kind, Projection projection, MatrixPlan& matrix, VectorPlan& vector,
                            const ModelNumbers& result) {
  InstanceSums values(*workload_, matrix.width);
  result.gradient.resize(vector.sums.places());
  const auto before = [&](size_t g, const double* tiles, int64_t first, int64_t last) {
    values.take(g, tiles, first, last);
    vector.sums.add(g, tiles, first, last, result.gradient.data());
  };
  const Status done = filled(kind, projection, matrix, result.matrix, before);
  if (!done) return done;
  const auto start = Clock::now();
  onThreads(threads_, [&] { vector.sums.finish(result.gradient.data()); });
  result.value = values.sum();
  addCollection(millisecondsSince(start));
  return done;
}

/// The same from the sums of the device.
Status Session::assembledModel(KernelKind kind, MatrixPlan& matrix, VectorPlan& vector, const ModelNumbers& result) {
  const Status done = assembled(
      kind, std::array{Assembled{**matrix.adopted, &result.matrix}, Assembled{**vector.adopted, &result.gradient}});
  if (!done) return done;
  const auto start = Clock::now();
  const Status fetched = fetch(*executable_, device_->info(), *workload_, InstanceValues::OfSharedGroups, *left_);
  if (!fetched) return fetched;
  result.value = 0;
  for (const double sum : left_->sums) result.value += sum;
  result.value = canonical(result.value);
  addCollection(millisecondsSince(start));
  return done;
}

template <class Matrix>
Status Session::modelled(KernelKind kind, const MatrixOptions& options, ModelBy<Matrix>& result) {
  const Storage storage = storageOf(result.matrix);
  return modelPlanned(kind, options.triangle, storage, [&](MatrixPlan& matrix, VectorPlan& vector) {
    giveShape(matrix.sums, result.matrix);
    const ModelNumbers numbers{result.value, result.gradient, result.matrix.values};
    return assembles(options.projection, matrix, vector)
               ? assembledModel(kind, matrix, vector, numbers)
               : filledModel(kind, options.projection, matrix, vector, numbers);
  });
}

/// As the calls without options want it.
Status Session::warmedSquare(KernelKind kind) {
  if (kind == KernelKind::GaussNewton) {
    return modelPlanned(kind, Triangle::Both, Storage::Rows, [&](MatrixPlan& matrix, VectorPlan& vector) {
      if (!assembles(Projection::None, matrix, vector)) return prepared(kind);
      return prepared(kind, {**matrix.adopted, **vector.adopted});
    });
  }
  return squared(kind, Triangle::Both, Storage::Rows,
                 [&](MatrixPlan& plan) { return assembles(plan) ? prepared(kind, {**plan.adopted}) : prepared(kind); });
}

Status Session::launchModel(KernelKind kind, Triangle triangle) {
  if (kind != KernelKind::Hessian && kind != KernelKind::GaussNewton)
    return Error{fmt::format("`{}` leaves no model", info(kind).name), "hessian or gauss-newton does"};
  if (device_->info().isHost) return launch(kind);
  return modelPlanned(kind, triangle, Storage::Rows, [&](MatrixPlan& matrix, VectorPlan& vector) {
    Launch launch{kind};
    if (assembles(Projection::None, matrix, vector)) launch.assemblies = {**matrix.adopted, **vector.adopted};
    return launched(launch);
  });
}

Status Session::hessian(const MatrixOptions& options, SparseMatrix& result) {
  return squareMatrix(KernelKind::Hessian, options, result);
}
Status Session::hessian(const MatrixOptions& options, BlockMatrix& result) {
  return squareMatrix(KernelKind::Hessian, options, result);
}
Status Session::newton(const MatrixOptions& options, QuadraticModel& result) {
  return modelled(KernelKind::Hessian, options, result);
}
Status Session::newton(const MatrixOptions& options, BlockModel& result) {
  return modelled(KernelKind::Hessian, options, result);
}
Status Session::gaussNewton(Triangle triangle, QuadraticModel& result) {
  return modelled(KernelKind::GaussNewton, {Projection::None, triangle}, result);
}
Status Session::gaussNewton(Triangle triangle, BlockModel& result) {
  return modelled(KernelKind::GaussNewton, {Projection::None, triangle}, result);
}

namespace {

/// What `fillIn` makes.
template <class T>
Result<T> madeBy(const auto& fillIn) {
  T result;
  const Status done = fillIn(result);
  return done ? Result<T>(std::move(result)) : Result<T>(done.error());
}

}  // namespace

Result<SparseMatrix> Session::hessian(Projection projection) {
  return madeBy<SparseMatrix>([&](SparseMatrix& result) { return hessian({.projection = projection}, result); });
}
Result<QuadraticModel> Session::gaussNewton() {
  return madeBy<QuadraticModel>([&](QuadraticModel& result) { return gaussNewton(Triangle::Both, result); });
}
Result<SparseMatrix> Session::jacobian(const std::string& term) {
  return madeBy<SparseMatrix>([&](SparseMatrix& result) { return jacobian(term, result); });
}
Result<BlockRows> Session::jacobianBlocks(const std::string& term) {
  return madeBy<BlockRows>([&](BlockRows& result) { return jacobianBlocks(term, result); });
}

}  // namespace hgc
