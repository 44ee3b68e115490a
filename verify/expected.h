#pragma once
/// What kernels should give, by the reference evaluator, and how far from it rounding may take them.
#include <map>
#include <string>
#include <vector>

#include "ir/program.h"
#include "runtime/sum/sparse.h"
#include "verify/rounding.h"

namespace hgc {

/// Numbers and bounds of their errors.
struct Bounded {
  std::vector<double> values, bounds;
};

struct Expected {
  Bounded value;                            ///< of the objective: one number
  std::map<std::string, Bounded> elements;  ///< components of residuals and outputs, by term
  std::vector<Bounded> gradient;            ///< by symbol: unknowns, by reverse mode
  std::vector<Bounded> product;             ///< the Hessian times the direction: forward mode over the gradient
  Bounded slope;                            ///< the derivative of the objective along the direction, by forward mode
  /// By residual term, by reverse mode: two matrices of one pattern.
  std::map<std::string, std::pair<SparseMatrix, SparseMatrix>> jacobians;
};

/// How the kernels that are compared compute.
struct Kernels {
  bool single = false;  ///< `--precision=f32`
  bool fused = false;   ///< then choices may fall otherwise than in the reference
};

/// `plan` as the batcher made it; `direction` by symbol. Values are with the C library's functions and without rounding
/// to binary32; derivatives with the kernels' own functions and such roundings, so that every choice falls alike.
Result<Expected> expect(const Program& program, const Plan& plan, const Bound& bound,
                        const std::vector<GroupData>& groups, const std::vector<std::vector<double>>& direction,
                        Kernels kernels);

}  // namespace hgc
