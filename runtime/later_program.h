#pragma once
/// Machine code that is made while sessions begin without it.
#include <atomic>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <thread>

#include "ir/artefact/artefact.h"

namespace hgc {

/// A program of which somebody makes another form: with the same kernels, and code for devices. Sessions that were
/// opened on what there was to begin with go over to it between two calls (`SessionOptions::later`). The last owner to
/// go, a session as a rule, ends the making, and waits for that. Thread-safe; in a forked process there is only what
/// was made before.
class LaterProgram {
 public:
  /// Gives the program, or says why there is none; leaves off with an error soon after `stop` is requested.
  using Make = std::function<Result<ProgramPtr>(std::stop_token stop)>;

  /// Begins to make it, on a thread of its own, from which `make` is called once.
  LaterProgram(ProgramPtr begun, Make make);
  ~LaterProgram();
  LaterProgram(const LaterProgram&) = delete;
  LaterProgram& operator=(const LaterProgram&) = delete;

  /// What sessions begin with.
  const ProgramPtr& begun() const { return begun_; }
  /// What came of it: nothing yet, the program, or why there is none. It lives as long as this.
  const Result<ProgramPtr>* outcome() const { return isMade_.load(std::memory_order_acquire) ? &outcome_ : nullptr; }
  /// Waits for that.
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
