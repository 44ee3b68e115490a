#pragma once
/// Products with JᵀJ of a program's residuals, weighted by the slopes of their losses. No Jacobian is stored.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// Products where a session is, by steps of unknowns.
class NormalProducts {
 public:
  NormalProducts(Session& session, const Unknowns& unknowns) : session_(session), unknowns_(unknowns) {}

  /// From now on these scalars of a step, and what products have there, count as 0.
  void hold(std::vector<bool> still) { still_ = std::move(still); }
  bool isHeld(size_t scalar) const { return !still_.empty() && still_[scalar]; }

  /// A product (`Gnp`, `Bdp`) with a step; returns the product times the step.
  Result<double> multiply(KernelKind product, std::span<const double> step, std::span<double> result);

 private:
  Session& session_;
  const Unknowns& unknowns_;
  std::vector<bool> still_;  ///< by scalar of a step; empty: none is
};

}  // namespace hgc
