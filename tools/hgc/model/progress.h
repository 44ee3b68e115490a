#pragma once
/// The progress of compiling on a terminal, and its times for `--time-passes`.
#include <string>

#include "ir/report/timings.h"

namespace hgc::tool {

/// The processor time of this process so far: at the beginning of `main`, of loading it.
double startMilliseconds();

/// A line per stage, with its share of `wall` milliseconds; the remaining time comes last.
std::string timesTable(const Timings& times, double wall);

/// Writes progress to standard error, in one line: after the first second (at once with `always`), at most ten times a
/// second, and at least once a second. The line is erased when the last stage ends.
Progress progressLine(bool always);

/// Whether standard error is a terminal.
bool isWatched();

}  // namespace hgc::tool
