#pragma once
/// Conjugate gradients on a session's device.
#include <cstdint>
#include <memory>
#include <span>

#include "runtime/device/solve/inner_solve.h"
#include "runtime/resident_rows.h"

namespace hgc {

/// `InnerSolve` for the unknowns of `ResidentRows`, where the session is. Of several unknowns, the scalars of one
/// follow those of the one before. After a failure of the device all calls are errors. Must not outlive the rows.
/// Thread-safety: that of the session.
class ResidentSolve {
 public:
  /// Null where the session's device does not support it.
  static std::unique_ptr<ResidentSolve> open(ResidentRows& rows);
  ResidentSolve(const ResidentSolve&) = delete;
  ResidentSolve& operator=(const ResidentSolve&) = delete;
  ~ResidentSolve();

  /// The calls of `InnerSolve`.
  Status begin(const InnerSystem& system);
  Status direct();
  Status move();
  Result<bool> hasEnded();
  Result<int64_t> finish(std::span<double> x);

 private:
  ResidentSolve(ResidentRows& rows, InnerSolve* solve) : rows_(rows), solve_(solve) {}
  template <class Call>
  auto onDevice(const Call& call) -> decltype(call());

  ResidentRows& rows_;
  InnerSolve* solve_;
};

}  // namespace hgc
