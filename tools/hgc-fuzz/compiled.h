#pragma once
/// From a made program to results on devices, in process.
#include <functional>
#include <string>

#include "compiler/compile.h"
#include "runtime/session.h"
#include "tools/hgc-fuzz/effort.h"

namespace hgc::fuzz {

struct Compiled {
  Program program;
  Plan plan;  ///< as the batcher made it
  ProgramPtr artefact;
};

/// Binds what else a program needs before it is compiled.
using Prepare = std::function<void(const Program&, Inputs&)>;
/// The message of an error is not empty.
Result<Compiled> compile(const std::string& text, Inputs& inputs, const Effort& effort, const Prepare& prepare);

/// Where and how kernels run.
struct Place {
  std::string device;
  bool fused = false;
  int threads = 1;
};

Result<Session> open(const Compiled& compiled, const Inputs& inputs, const Effort& effort, const Place& place);

/// Values, gradients, residuals and outputs, as far as there are any.
Result<Evaluation> evaluate(Session& session, const Program& program);

/// Names the first number whose bits differ, or nothing. NaNs are alike.
std::string differenceOf(const std::string& what, const std::vector<double>& a, const std::vector<double>& b);

/// The same for all results; `perInstance` leaves out sums.
std::string differenceOf(const Evaluation& a, const Evaluation& b, bool perInstance = false);

}  // namespace hgc::fuzz
