#pragma once
/// Rounds of steps of many problems: on the host, or on a GPU that has their models.
#include <memory>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/each/layout.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// What all problems have in common.
struct EachRules {
  const SolveOptions& options;
  const Unknowns& unknowns;
  EachLayout layout;
  std::vector<double> lowest, highest;  ///< by scalar of a problem; empty: there are no bounds
};

/// Many problems, and how far each is.
struct EachProblems {
  Session& session;
  EachRules rules;
  EachReport report;
  std::vector<uint8_t> isGoing;  ///< by problem
  SolveTimes times;
  std::shared_ptr<const std::vector<int64_t>> residuals = {};  ///< by problem: scalars; from `EachSteps::begin` on
  std::vector<double> doubts = {};                             ///< as `SeparateResults`, after `EachSteps::finish`

  /// Finds where their scalars are; all go on. An error where one has too many.
  Status layOut();
  /// With the sums that a device makes, bit for bit.
  SeparateProgress progress() const;
  void end(int64_t problem, SolveEnding ending) {
    report.endings[static_cast<size_t>(problem)] = ending;
    isGoing[static_cast<size_t>(problem)] = 0;
  }
};

/// Steps of problems that go on. Each has the bits that it has alone.
class EachSteps {
 public:
  virtual ~EachSteps() = default;
  /// Evaluates the start, which the session has.
  virtual Result<SeparateProgress> begin() = 0;
  /// Each problem tries a step.
  virtual Result<SeparateProgress> goRound() = 0;
  /// Gives the session the best points, and the report how each problem went.
  virtual Status finish() = 0;
};

/// On the host, whatever the session's device is.
std::unique_ptr<EachSteps> eachStepsOnHost(EachProblems& problems);
/// Where the device has the models; null where it makes no steps. After a failure of the device `begin` on the host
/// starts from where this did.
std::unique_ptr<EachSteps> eachStepsOnDevice(EachProblems& problems);

}  // namespace hgc
