#pragma once
/// What the operation table's rules say of a program: the bits of its values and gradient, and how far rounding may
/// take derivatives.
#include <map>
#include <string>
#include <vector>

#include "ir/artefact/plan.h"
#include "passes/pipeline.h"
#include "verify/reference.h"

namespace hgc::fuzz {

struct Expected {
  std::map<std::string, std::vector<double>> values;    ///< of each instance, by term: what it adds to the objective
  std::map<std::string, std::vector<double>> elements;  ///< components of residuals and outputs, by term
  std::vector<std::vector<double>> gradient;            ///< by symbol: unknowns and parameters, canonical sums
  /// By a reverse mode of its own, of plain numbers, and Σ |products of partials along paths| as the scale of its
  /// error.
  std::vector<std::vector<double>> reverse, scale;
};

/// A plan, as the batcher made it, with its data. `groups` may come from the artefact. What it refers to must outlive
/// it. Thread-safe.
struct Reference {
  const Program& program;
  const Plan& plan;
  const Bound& bound;
  const std::vector<GroupData>& groups;
  Precision precision;

  Result<Expected> expect() const;

  /// Σ |w| |second derivatives along paths| |v| over the program, for unknowns, in both orders: the scale of <w, H v>
  /// and <v, H w>.
  Result<double> curvatureScale(const std::vector<std::vector<double>>& w,
                                const std::vector<std::vector<double>>& v) const;

  /// Σ |cotangent| |paths| |direction| over residuals and outputs: the scale of <u, J v>. `cotangents` by term.
  Result<double> pairingScale(const std::map<std::string, std::vector<double>>& cotangents,
                              const std::vector<std::vector<double>>& v) const;
};

}  // namespace hgc::fuzz
