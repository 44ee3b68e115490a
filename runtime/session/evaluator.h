#pragma once
/// Everything that a session computes except matrices.
#include "runtime/session/launcher.h"

namespace hgc {

/// Computes values, gradients, components, and products of derivatives with vectors. Thread-safety: that of the
/// session.
class Evaluator {
 public:
  Evaluator(SessionState& state, DeviceLifecycle& lifecycle, Launcher& launcher)
      : state_(state), lifecycle_(lifecycle), launcher_(launcher) {}
  /// `Session::evaluate`.
  Status evaluate(const Request& request, Evaluation& result);
  /// `Session::multiply`.
  Status multiply(KernelKind product, DerivativeProduct& result);
  /// Launches a product that has sums by symbol, and brings all sums except those by `but`. To be called within
  /// `DeviceLifecycle::compute`.
  Status bringSums(const Launch& product, std::span<const SymbolId> but, DerivativeProduct& result);
  /// Launches a product and brings its value alone. To be called so, too.
  Result<double> bringValue(const Launch& product);

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
