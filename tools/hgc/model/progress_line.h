#pragma once
/// One line on a terminal that says how far compiling has come.
#include "ir/report/progress.h"

namespace hgc::tool {

/// Writes to standard error, over itself, what it is told: the first time after a second (at once if it is told to
/// write `always`, also where nobody looks), then ten times a second at most, and once a second while a part takes
/// longer. The line is gone when the last stage ends.
Progress progressLine(bool always);

/// Whether `--progress=auto` means a line: somebody looks at standard error.
bool isWatched();

}  // namespace hgc::tool
