#pragma once
/// Steps of many small problems where their models are.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/program.h"
#include "ir/result.h"

namespace hgc {

/// The numbers by which steps are judged.
struct SeparateRules {
#define HGC_SEPARATE_RULE(name) double name;
#include "runtime/device/separate_rules.def"
#undef HGC_SEPARATE_RULE
};

/// The most scalars that a problem may have: bits of a word.
inline constexpr uint32_t kMostSeparateScalars = 32;

/// Problems that share no unknowns and have the same scalars.
struct SeparateProblems {
  /// Of every problem: that of problem p is number `own + p * stride` of the unknown.
  struct Scalar {
    SymbolId unknown = kNone;
    uint32_t own = 0, stride = 0;
    double lowest = 0, highest = 0;
  };
  uint32_t count = 0;
  std::vector<Scalar> scalars = {};
  bool hasBounds = false;
  std::vector<uint32_t> fixed = {};  ///< by problem, a bit for each scalar; empty: none is
  SeparateRules rules = {};
};

/// How far problems are, by problem.
struct SeparateProgress {
  std::span<double> costs;         ///< at the best points
  std::span<uint32_t> iterations;  ///< steps that were tried
  std::span<uint32_t> endings;     ///< as runtime/device/separate_endings.def counts
};

/// Steps of problems that share no unknowns, by the method of Levenberg and Marquardt, from the models that the last
/// launch has summed (`SeparateSums`). Unknowns are changed where they are. Failures of the device may be told by
/// a later call only. Must not outlive its executable. Thread-safety: that of it.
class SeparateSteps {
 public:
  virtual ~SeparateSteps() = default;

  /// Begins at the unknowns as they are.
  virtual Status begin() = 0;
  /// Of problems that go on: makes the unknowns where a step leads.
  virtual Status propose() = 0;
  /// Of problems that go on: makes the unknowns the best so far.
  virtual Status judge() = 0;
  virtual Status bring(const SeparateProgress& progress) = 0;
};

}  // namespace hgc
