#pragma once
/// Computes the matrices of a session.
#include "runtime/session/launcher.h"
#include "runtime/session/matrices/matrices.h"

namespace hgc {

/// Plans each matrix at the first call that needs it, and fills it at each call. Thread-safety: that of the session.
class MatrixEngine {
 public:
  MatrixEngine(SessionState& state, DeviceLifecycle& lifecycle, Launcher& launcher)
      : state_(state), lifecycle_(lifecycle), launcher_(launcher) {}

  /// The calls of `Session` with these names; `launchModel` is `launch` with a triangle, `separate` `gaussNewton` with
  /// a dimension.
  Status jacobian(const std::string& term, SparseMatrix& result);
  Status jacobianBlocks(const std::string& term, BlockRows& result);
  Status linearise(Linearisation& result);
  Status launchModel(KernelKind kind, Triangle triangle);
  Status separate(const std::string& dimension, SeparateModels& result);
  /// Leaves the sums of `separate` on the device (`SeparateSums`), of all problems, and returns their numbers. An error
  /// where the device does not support it.
  Result<SeparateNumbers> leaveSeparate(const std::string& dimension);
  /// A symmetric matrix from kernels of `kind`; `model` adds the value and the gradient.
  template <class Matrix>
  Status square(KernelKind kind, const MatrixOptions& options, Matrix& result);
  template <class Matrix>
  Status model(KernelKind kind, const MatrixOptions& options, ModelBy<Matrix>& result);

  /// Do what only the first of these calls without options would do.
  Status prepareSquare(KernelKind kind);
  Status prepareJacobians();
  Status prepareLinearisation();

 private:
  /// A plan that the device has adopted, and where to copy its sums.
  struct Assembled {
    uint32_t plan = 0;
    std::vector<double>* to = nullptr;
  };
  /// Where to write a model.
  struct ModelNumbers {
    double& value;
    std::vector<double>&gradient, &matrix;
  };

  Matrices& plans();
  /// Calls `use` with the plan of `key` in `which`, which `make` makes if it is missing.
  template <class Plans, class Make, class Use>
  Status withPlan(KernelKind kind, Plans Matrices::*which, const typename Plans::key_type& key, const Make& make,
                  const Use& use) {
    if (const Status made = launcher_.checkKernels(kind); !made) return made;
    const auto plan = [&] { return onThreads(state_.threads, make); };
    return lifecycle_.compute([&] { return planned(plans().*which, key, plan, use); });
  }
  template <class Plans, class Make, class Use>
  Status withResidual(const std::string& name, Plans Matrices::*which, const Make& make, const Use& use);
  template <class Use>
  Status withLinear(const Use& use);
  template <class Use>
  Status withSquare(KernelKind kind, Triangle triangle, Storage storage, const Use& use);
  template <class Use>
  Status withModel(KernelKind kind, Triangle triangle, Storage storage, const Use& use);
  Status takeTiles(KernelKind kind, const TakeTiles& take, const std::function<void()>& finish);
  Status fill(KernelKind kind, const MatrixOptions& options, MatrixPlan& plan, std::vector<double>& matrix,
              const TakeTiles& before);
  Status assemble(KernelKind kind, std::span<const Assembled> sums);
  bool assembles(VectorPlan& plan);
  bool assemblesRows(MatrixPlan& jacobian);
  Status fillSeparate(SeparatePlan& plan, SeparateModels& result);
  Status fillModel(KernelKind kind, const MatrixOptions& options, MatrixPlan& matrix, VectorPlan& vector,
                   const ModelNumbers& result);
  Status assembleModel(KernelKind kind, MatrixPlan& matrix, VectorPlan& vector, const ModelNumbers& result);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  Launcher& launcher_;
  Matrices plans_;
  // `SessionState::layouts` and `CurrentDevice::generation` that `plans_` are for
  uint64_t layout_ = 0, generation_ = 0;
};

}  // namespace hgc
