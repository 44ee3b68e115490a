#pragma once
/// What `run` tells of the derivatives that `--derivative` names.
#include <set>
#include <string>
#include <vector>

#include "tools/hgc/run/derived.h"

namespace hgc::tool {

/// A matrix or array of derivatives, in short.
struct Summary {
  std::string name;  ///< as -w calls it
  std::vector<int64_t> shape;
  int64_t entries = -1;  ///< that a sparse matrix stores, both triangles; -1 for others
  double norm = 0;
  std::string hash;
};

struct Summaries {
  std::vector<Summary> shown;
  int64_t leftOut = 0;  ///< Jacobians, of which each takes a launch
  /// How many numbers are not finite, by name, but for those that the evaluation counts.
  std::map<std::string, int64_t> nonfinite;
};

/// Takes derivatives of `kinds` but for values and gradients, as far as the program has terms for them.
Result<Summaries> summarize(Derived& derived, const Evaluation& evaluation, const std::set<KernelKind>& kinds);

}  // namespace hgc::tool
