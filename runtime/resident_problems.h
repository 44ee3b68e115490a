#pragma once
/// Many small problems whose steps are found where a session's device has their models.
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "runtime/device/separate_steps.h"
#include "runtime/session.h"

namespace hgc {

class DeviceLifecycle;
class MatrixEngine;
struct SessionState;

/// The problems of one dimension on a session's device, which has memory of its own. Unknowns change there alone: the
/// session keeps what they were at the start, also after a failure, when it goes to another device; then all calls are
/// errors. Must not outlive the session. Thread-safety: that of the session.
class ResidentProblems {
 public:
  /// Sums the models about the unknowns as they are. Null where the session's device does not, or where there is an
  /// error that `Session::gaussNewton` tells; the host makes steps then.
  static std::unique_ptr<ResidentProblems> open(Session& session, const std::string& dimension);
  ResidentProblems(const ResidentProblems&) = delete;
  ResidentProblems& operator=(const ResidentProblems&) = delete;
  ~ResidentProblems();

  /// Whether the session has left the device.
  bool areLost() const;

  /// Gives the device these problems with their rules. Fails where it has no room for them.
  Status take(const SeparateProblems& problems);
  /// Sums the models again.
  Status evaluate();
  /// As `SeparateSteps` has them.
  Status begin();
  Status propose();
  Status judge();
  Status bring(const SeparateProgress& progress);
  /// The values of an unknown, as they are.
  Status bringUnknown(SymbolId unknown, std::span<double> values);

 private:
  ResidentProblems(SessionState& state, DeviceLifecycle& lifecycle, MatrixEngine& matrices, std::string dimension);
  Status start();
  Status checkDevice() const;
  template <class Call>
  Status onDevice(const Call& call);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  MatrixEngine& matrices_;
  std::string dimension_;
  uint64_t generation_;
  SeparateSteps* steps_ = nullptr;
};

}  // namespace hgc
