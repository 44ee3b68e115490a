#pragma once
#include "frontend/syntax/module.h"

namespace hgc {

/// Whether constants number the entries of long rows: with `const D = 784; const K = 10;` the symbol `W : real[K, D]`
/// is one row of 7,840 numbers. The tree is parsed; it need not be resolved.
bool hasLongRows(const Module& module);

/// Makes dimensions of these constants, so that such rows are read in loops, and not number by number. The tree is not
/// resolved yet. Programs that do with a constant what a dimension can't have mistakes then.
void openLongRows(Module& module);

}  // namespace hgc
