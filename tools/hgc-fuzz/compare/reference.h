#pragma once
/// What the rules of the operation table give for a program: the exact bits of its values and gradient, and bounds for
/// rounding errors of derivatives.
#include <map>
#include <string>
#include <vector>

#include "ir/artefact/plan.h"
#include "passes/pipeline.h"
#include "runtime/device/workload.h"
#include "verify/interpreter.h"

namespace hgc::fuzz {

struct Expected {
  std::map<std::string, std::vector<double>> values;    ///< by term: what each instance adds to the objective
  std::map<std::string, std::vector<double>> elements;  ///< components of residuals and outputs, by term
  std::vector<std::vector<double>> gradient;  ///< by symbol (unknowns and parameters), summed in canonical order
  /// The gradient by an independent reverse mode on plain numbers, and the scale of its rounding error: the sum over
  /// paths of |the product of the partial derivatives along the path|.
  std::vector<std::vector<double>> reverse, scale;
};

/// Computes expected results from the batcher's plan and its data. `groups` may come from the artefact. Everything
/// referred to must outlive this. Thread-safe.
struct Reference {
  const Program& program;
  const Plan& plan;
  const Bound& bound;
  const std::vector<GroupData>& groups;
  Precision precision;

  Result<Expected> expect() const;

  /// The scale of the rounding errors of <w, H v> and <v, H w>: Σ |w| |second derivatives along paths| |v| over the
  /// unknowns, in both orders. `w` and `v` are by symbol.
  Result<double> curvatureScale(const std::vector<std::vector<double>>& w,
                                const std::vector<std::vector<double>>& v) const;

  /// The scale of the rounding error of <u, J v>: Σ |cotangent| |partials along paths| |direction| over residuals and
  /// outputs. `cotangents` are by term, `v` by symbol.
  Result<double> pairingScale(const std::map<std::string, std::vector<double>>& cotangents,
                              const std::vector<std::vector<double>>& v) const;
};

}  // namespace hgc::fuzz
