#pragma once
/// What a session computes but matrices.
#include "runtime/session/launcher.h"

namespace hgc {

/// Makes values, gradients, components and products of the derivatives with vectors. Thread-safety: that of the
/// session.
class Evaluator {
 public:
  Evaluator(SessionState& state, DeviceLifecycle& lifecycle, Launcher& launcher)
      : state_(state), lifecycle_(lifecycle), launcher_(launcher) {}
  /// As `Session::evaluate`.
  Status evaluate(const Request& request, Evaluation& result);
  /// As `Session::multiply`.
  Status multiply(KernelKind product, DerivativeProduct& result);
  /// The same of a product that sums by symbol; sums by some symbols are left where they are. Part of a call.
  Status bringSums(const Launch& product, std::span<const SymbolId> but, DerivativeProduct& result);

 private:
  Status evaluateAll(const Request& request, Evaluation& result);
  Status evaluateObjective(const Request& request, Evaluation& result);
  Status bringComponents(KernelKind kind, TermKind terms, std::map<std::string, Array>& out, int64_t& nonfinite);
  Status bringFields(Evaluation& result);
  Status bringTangents(KernelKind kind, DerivativeProduct& result);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  Launcher& launcher_;
};

}  // namespace hgc
