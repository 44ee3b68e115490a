#pragma once
/// Levenberg-Marquardt steps of many small problems on a device.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/program.h"
#include "ir/result.h"
#include "runtime/device/solve/resident_object.h"

namespace hgc {

/// The constants of the method.
struct SeparateRules {
#define HGC_SEPARATE_RULE(name) double name;
#include "runtime/device/solve/separate_rules.def"
#undef HGC_SEPARATE_RULE
};

/// The most scalars of a problem: one bit each in `SeparateProblems::fixed`.
inline constexpr uint32_t kMostSeparateScalars = 32;

/// Problems that share no unknowns and have the same scalars.
struct SeparateProblems {
  /// A scalar of every problem, with its bounds. In problem p it is scalar `own + p * stride` of the unknown.
  struct Scalar {
    SymbolId unknown = kNone;
    uint32_t own = 0, stride = 0;
    double lowest = 0, highest = 0;
  };
  uint32_t count = 0;
  std::vector<Scalar> scalars = {};
  bool hasBounds = false;
  std::vector<uint32_t> fixed = {};  ///< by problem: a bit for each fixed scalar; empty: none
  SeparateRules rules = {};
};

/// What consecutive problems, as many as runtime/device/solve/separate_stretch.def says, have in sum.
struct SeparateStretch {
  double costs = 0;       ///< at the best points, those that are finite, in order
  double unfinished = 0;  ///< how many
};

/// The same of all problems.
struct SeparateProgress {
  double costs = 0;
  int64_t unfinished = 0;

  void add(const SeparateStretch& next) {
    costs += next.costs;
    unfinished += static_cast<int64_t>(next.unfinished);
  }
};

/// How each problem went: arrays by problem.
struct SeparateResults {
  std::span<double> costs;         ///< at the best points
  std::span<uint32_t> iterations;  ///< steps that were tried
  std::span<uint32_t> endings;     ///< numbers of runtime/device/solve/separate_endings.def
  /// Why those that have converged may have ended too early; then, again by problem, by how much. 0: there is no
  /// reason. 1 + k: residuals correlate with their derivative by scalar k; the cosine. 1 + scalars + k: damping holds
  /// scalar k back; the length of its column of the Jacobian. 1 + 2 scalars + k: no residual changes with scalar k; 1
  /// if residuals did at the start, or 0.
  std::span<double> doubts;
};

/// Makes Levenberg-Marquardt steps of problems that share no unknowns, from the models that the last launch summed
/// (`SeparateSums`). Changes the unknowns on the device. Failures may be reported by a later call. Must not outlive its
/// executable, which also limits its thread-safety.
class SeparateSteps : public ResidentObject {
 public:
  /// Starts all problems at the current unknowns.
  virtual Status begin() = 0;
  /// Computes a step of each unfinished problem, and sets its unknowns to the end of the step.
  virtual Status propose() = 0;
  /// Accepts or rejects the steps of unfinished problems, and sets their unknowns to the best point so far.
  virtual Status judge() = 0;
  virtual Result<SeparateProgress> count() = 0;
  /// Copies the results of all problems to the host.
  virtual Status readResults(const SeparateResults& results) = 0;
};

}  // namespace hgc
