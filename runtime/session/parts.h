#pragma once
/// What a session is made of.
#include "runtime/session/matrices/engine.h"

namespace hgc {

/// Each part refers to earlier ones.
struct Session::Parts {
  SessionState state;
  DeviceLifecycle lifecycle{state};
  Launcher launcher{state, lifecycle};
  MatrixEngine matrices{state, lifecycle, launcher};
  std::vector<double> laidOut;  ///< values that go to a device; the memory is reused
  OpeningTimes openingTimes;

  Status open(const ProgramPtr& program, Bound bound, const SessionOptions& options);
};

}  // namespace hgc
