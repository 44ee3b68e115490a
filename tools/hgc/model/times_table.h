#pragma once
/// Prints `--time-passes`.
#include <string>

#include "ir/report/timings.h"

namespace hgc::tool {

/// The processor time of this process so far: at the beginning of `main`, of loading it.
double startMilliseconds();

/// A line per stage, with its share of `wall` milliseconds; the remaining time comes last.
std::string timesTable(const Timings& times, double wall);

}  // namespace hgc::tool
