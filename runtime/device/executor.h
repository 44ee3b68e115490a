#pragma once
/// What every device can do with a bound program.
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ir/artefact.h"
#include "runtime/data/bind.h"
#include "runtime/data/instances.h"
#include "runtime/plan/size_plan.h"
#include "runtime/sum/incidence.h"

namespace hgc {

/// A program with its data, ready to launch. Executors refer to it; it must outlive them.
struct Workload {
  ProgramPtr artefact;
  Bound bound;
  SizePlan sizes;
  std::vector<GroupData> groups;
  std::vector<std::vector<Incidence>> incidence;  ///< by group
  bool parameters = false;                        ///< derivatives by parameters as well
};

/// The gradient that a session asks for.
inline KernelKind gradientOf(const Workload& workload) {
  return workload.parameters ? KernelKind::GradientAll : KernelKind::Gradient;
}

/// What a launch leaves behind. Per-instance vectors are by group; `outputs` of instance i start at i * width.
struct LaunchResult {
  std::vector<std::vector<double>> values;     ///< Value, Gradient
  std::vector<double> sums;                    ///< of `values`, in canonical order
  std::vector<std::vector<double>> outputs;    ///< Residual, Jacobian, Output
  std::vector<std::vector<double>> gradients;  ///< Gradient: by symbol, rows of `width`; empty where not asked for
};

/// Milliseconds. Devices know the first four, on a GPU `kernel` and `reduce` by its own clock; the others are wall
/// clock on the host, learned by sessions, and together a whole call.
struct Times {
  double upload = 0, kernel = 0, reduce = 0, download = 0;
  double launch = 0;    ///< of kernels, to their end: `kernel`, `reduce` and calling the device
  double collect = 0;   ///< to bring what they left to the host, `download` included
  double assemble = 0;  ///< from there to arrays and matrices
};

inline Times& operator+=(Times& to, const Times& more) {
  for (double Times::*const part : {&Times::upload, &Times::kernel, &Times::reduce, &Times::download, &Times::launch,
                                    &Times::collect, &Times::assemble})
    to.*part += more.*part;
  return to;
}

/// Launches kernels on one device. Thread-safety: one thread at a time.
class Executor {
 public:
  virtual ~Executor() = default;

  /// Runs all groups' kernels of `kind` (those whose term has such a kernel) and, for gradients, the reduction.
  virtual Status launch(KernelKind kind) = 0;
  /// Brings the results of the last launch to the host.
  virtual Result<LaunchResult> collect() = 0;
  /// Gives the device new values of a symbol. The workload takes them over afterwards, if this succeeds.
  virtual Status update(SymbolId symbol, std::span<const double> values) = 0;
  /// Of the last launch and collection.
  virtual Times times() const = 0;
};

}  // namespace hgc
