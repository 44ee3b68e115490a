#pragma once
/// A line on a terminal with the progress of compiling.
#include "ir/report/progress.h"

namespace hgc::tool {

/// Writes progress to standard error, in one line: after the first second (at once with `always`), at most ten times a
/// second, and at least once a second. The line is erased when the last stage ends.
Progress progressLine(bool always);

/// Whether standard error is a terminal.
bool isWatched();

}  // namespace hgc::tool
