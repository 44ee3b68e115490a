#pragma once
/// Many small problems that are solved on a session's device.
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "runtime/device/solve/separate_steps.h"
#include "runtime/session.h"

namespace hgc {

class DeviceLifecycle;
class Launcher;
class MatrixEngine;
struct SessionState;

/// The problems of one dimension on a session's device, which has memory of its own. Unknowns change on the device
/// only: the session keeps their values from the start. After a failure the session moves to another device, and all
/// calls are errors. Must not outlive the session. Thread-safety: that of the session.
class ResidentProblems {
 public:
  /// Sums the models at the current unknowns. Null where the session's device does not support it or an error occurs,
  /// which `Session::gaussNewton` reports; then the host has to make the steps.
  static std::unique_ptr<ResidentProblems> open(Session& session, const std::string& dimension);
  ResidentProblems(const ResidentProblems&) = delete;
  ResidentProblems& operator=(const ResidentProblems&) = delete;
  ~ResidentProblems();

  /// Whether the session has moved to another device.
  bool areLost() const;

  /// Uploads the problems with their rules. Fails where the device has no memory for them.
  Status take(const SeparateProblems& problems);
  /// Sums the models of unfinished problems at the current unknowns.
  Status evaluate();
  /// The calls of `SeparateSteps`.
  Status begin() { return run(&SeparateSteps::begin); }
  Status propose() { return run(&SeparateSteps::propose); }
  Status judge() { return run(&SeparateSteps::judge); }
  Result<SeparateProgress> count();
  /// By problem: how many scalars of residuals read its unknowns.
  const std::shared_ptr<const std::vector<int64_t>>& residuals() const { return sums_.residuals; }
  Status readResults(const SeparateResults& results);
  /// Copies the current values of an unknown, all its scalars in row-major order, to `values`.
  Status readUnknown(SymbolId unknown, std::span<double> values);

 private:
  ResidentProblems(SessionState& state, DeviceLifecycle& lifecycle, Launcher& launcher, MatrixEngine& matrices,
                   std::string dimension);
  Status start();
  Status run(Status (SeparateSteps::*step)());
  template <class Call>
  auto onDevice(const Call& call) -> decltype(call());

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  Launcher& launcher_;
  MatrixEngine& matrices_;
  std::string dimension_;
  uint64_t generation_;
  SeparateNumbers sums_;
  SeparateSteps* steps_ = nullptr;
};

}  // namespace hgc
