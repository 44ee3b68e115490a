/// Matrices over all unknowns.
#include "runtime/data/floating_point_mode.h"
#include "runtime/device/threads.h"
#include "runtime/session.h"
#include "runtime/session/fetch.h"
#include "runtime/session/instance_sums.h"
#include "runtime/session/matrices.h"
#include "runtime/session/planned.h"
#include "runtime/session/timed.h"
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
Status Session::filled(KernelKind kind, Projection projection, MatrixPlan& plan, SparseMatrix& matrix,
                       const TakeTiles& before) {
  matrix.shape = plan.sums.shape();
  matrix.values.resize(plan.sums.places());
  const auto take = [&](size_t g, double* tiles, int64_t first, int64_t last) {
    if (before) before(g, tiles, first, last);
    plan.repeats[g].mergeTriangles(tiles, plan.width[g], first, last);
    if (projection == Projection::Positive) {
      Projector projector(plan.repeats[g].columns);
      for (int64_t at = first; at < last; at += kTile) projector.project(tiles + (at - first) * plan.width[g]);
    }
    plan.sums.add(g, tiles, first, last, matrix.values.data());
  };
  return taken(kind, take, [&] { plan.sums.finish(matrix.values.data()); });
}

/// Calls `use` with the plan of a symmetric matrix.
template <class Use>
Status Session::squared(KernelKind kind, Triangle triangle, const Use& use) {
  if (const Status made = needs(kind); !made) return made;
  const auto plan = [&] { return onThreads(threads_, [&] { return planSquare(*workload_, kind, triangle); }); };
  return timed(times_, [&] { return planned(matrices_->squares, std::pair(kind, triangle), plan, use); });
}

Status Session::hessian(const MatrixOptions& options, SparseMatrix& result) {
  return squared(KernelKind::Hessian, options.triangle,
                 [&](MatrixPlan& plan) { return filled(KernelKind::Hessian, options.projection, plan, result, {}); });
}

Status Session::modelled(KernelKind kind, const MatrixOptions& options, QuadraticModel& result) {
  return squared(kind, options.triangle, [&](MatrixPlan& plan) {
    const auto make = [&] { return onThreads(threads_, [&] { return planVector(*workload_, kind); }); };
    return planned(matrices_->vectors, kind, make, [&](BlockSums& vector) {
      const FloatingPointMode mode;  // values are summed here
      InstanceSums values(*workload_, plan.width);
      result.gradient.resize(vector.places());
      const auto before = [&](size_t g, const double* tiles, int64_t first, int64_t last) {
        values.take(g, tiles, first, last);
        vector.add(g, tiles, first, last, result.gradient.data());
      };
      const Status done = filled(kind, options.projection, plan, result.matrix, before);
      if (!done) return done;
      const auto start = Clock::now();
      onThreads(threads_, [&] { vector.finish(result.gradient.data()); });
      result.value = values.sum();
      addCollection(millisecondsSince(start));
      return done;
    });
  });
}

Status Session::newton(const MatrixOptions& options, QuadraticModel& result) {
  return modelled(KernelKind::Hessian, options, result);
}

Status Session::gaussNewton(Triangle triangle, QuadraticModel& result) {
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
