#pragma once
#include "frontend/syntax/module.h"

namespace hgc {

/// Makes dimensions of the constants that bound long folds, and of the constants and numbers that number the entries of
/// long rows, so that these are read in loops, and not number by number: with `const D = 784; const K = 10;` the symbol
/// `W : real[K, D]` would be one row of 7,840 numbers. The tree is parsed and not yet resolved; gives whether something
/// changed. Programs that do with a constant axis what a dimension can't have mistakes then. Residuals are left alone:
/// their Jacobians have a block for each row.
bool openLongRows(Module& module);

}  // namespace hgc
