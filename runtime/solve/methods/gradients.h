#pragma once
/// The objective and its gradient at points.
#include <span>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// Of a session, whose unknowns lie on no manifolds.
class Gradients {
 public:
  Gradients(Session& session, const Unknowns& unknowns) : session_(session), unknowns_(unknowns) {}

  /// The objective, and in `gradient` that, 0 by fixed scalars; infinite where one of them is not finite. The session
  /// has that point afterwards.
  Result<double> at(std::span<const double> point, std::vector<double>& gradient);

 private:
  Session& session_;
  const Unknowns& unknowns_;
  Evaluation evaluation_;
};

}  // namespace hgc
