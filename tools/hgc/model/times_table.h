#pragma once
/// What `--time-passes` prints.
#include <string>

#include "ir/report/timings.h"

namespace hgc::tool {

/// The processor time that went into this process so far: into loading it, at the beginning of `main`.
double startMilliseconds();

/// A line a stage, with its part of `wall` milliseconds; what no stage accounts for comes last.
std::string timesTable(const Timings& times, double wall);

}  // namespace hgc::tool
