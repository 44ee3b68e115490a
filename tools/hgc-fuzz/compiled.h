#pragma once
/// Compiles random programs and evaluates them on devices, in this process.
#include <functional>
#include <string>

#include "compiler/compile.h"
#include "runtime/session.h"
#include "tools/hgc-fuzz/effort.h"

namespace hgc::fuzz {

struct Compiled {
  Program program;
  Plan plan;  ///< from the batcher, before it is optimised
  ProgramPtr artefact;
};

/// Adds inputs that a program needs besides its random data, before it is compiled.
using Prepare = std::function<void(const Program&, Inputs&)>;
/// Compiles a program and binds `inputs`. An error always has a message.
Result<Compiled> compile(const std::string& text, Inputs& inputs, const Effort& effort, const Prepare& prepare);

/// Where and how kernels run.
struct Place {
  std::string device;
  bool fused = false;
  int threads = 1;
};

Result<Session> open(const Compiled& compiled, const Inputs& inputs, const Effort& effort, const Place& place);

/// Computes values, gradients, residuals and outputs, where the program has such terms.
Result<Evaluation> evaluate(Session& session, const Program& program);

/// Names the first number whose bits differ; empty if none does. All NaNs count as equal.
std::string differenceOf(const std::string& what, const std::vector<double>& a, const std::vector<double>& b);

/// Compares all arrays of `a` with those of the same name in `b`.
std::string differenceOfAll(const char* what, const std::map<std::string, Array>& a,
                            const std::map<std::string, Array>& b);

/// Compares all results; `perInstance` leaves out sums.
std::string differenceOf(const Evaluation& a, const Evaluation& b, bool perInstance = false);

}  // namespace hgc::fuzz
