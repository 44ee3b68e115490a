#pragma once
/// Summarises the derivatives that `--derivative` names.
#include <set>
#include <string>
#include <vector>

#include "tools/hgc/run/derived.h"

namespace hgc::tool {

/// The shape, norm and hash of a matrix or array of derivatives.
struct Summary {
  std::string name;  ///< its name for -w
  std::vector<int64_t> shape;
  int64_t entries = -1;  ///< stored entries of a sparse matrix, in both triangles; -1 for arrays
  double norm = 0;
  std::string hash;
};

struct Summaries {
  std::vector<Summary> shown;
  int64_t leftOut = 0;  ///< the number of Jacobians that were not computed: each takes a launch
  /// By name: how many numbers are not finite, except those that the evaluation counts.
  std::map<std::string, int64_t> nonfinite;
};

/// Computes and summarises derivatives of `kinds`, except values and gradients, if the program has terms for them.
Result<Summaries> summarize(Derived& derived, const Evaluation& evaluation, const std::set<KernelKind>& kinds);

}  // namespace hgc::tool
