#pragma once
/// What is known of this machine's devices, and what follows for a program: `hgc model`, `hgc explain`.
#include "tools/hgc/run/data.h"

namespace hgc::tool {

int commandExplain(const Options& options);
int commandModelShow(const Options& options);
int commandModelPlot(const Options& options);
int commandModelReset(const Options& options);
/// Measures what devices can do: needs the compiler.
int commandModelCalibrate(const Options& options);

}  // namespace hgc::tool
