#pragma once
/// Machine code that is compiled while sessions run without it.
#include <atomic>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <thread>

#include "ir/artefact/artefact.h"

namespace hgc {

/// A program, and a second form of it with the same kernels and code for devices, which is compiled on another thread.
/// Sessions that were opened with the first form move to the second one between two calls (`SessionOptions::later`).
/// The destructor stops the compilation and waits for it. Thread-safe. A forked process has the second form only if it
/// was ready.
class LaterProgram {
 public:
  /// Returns the second form or an error; returns an error soon after `stop` is requested.
  using Make = std::function<Result<ProgramPtr>(std::stop_token stop)>;

  /// Starts a thread that calls `make` once.
  LaterProgram(ProgramPtr begun, Make make);
  ~LaterProgram();
  LaterProgram(const LaterProgram&) = delete;
  LaterProgram& operator=(const LaterProgram&) = delete;

  /// The first form.
  const ProgramPtr& begun() const { return begun_; }
  /// The second form, or why there is none; null while it is compiled. Lives as long as this object.
  const Result<ProgramPtr>* outcome() const { return isMade_.load(std::memory_order_acquire) ? &outcome_ : nullptr; }
  /// Waits for `outcome`.
  const Result<ProgramPtr>& wait() const;

 private:
  Result<ProgramPtr> made(const Make& make, std::stop_token stop) const;

  ProgramPtr begun_;
  Result<ProgramPtr> outcome_ = Error{};
  std::atomic<bool> isMade_ = false;
  uint32_t process_;
  std::jthread thread_;
};

}  // namespace hgc
