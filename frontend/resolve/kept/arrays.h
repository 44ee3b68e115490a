#pragma once
#include <cstdint>

#include "frontend/source/diagnostics.h"
#include "frontend/syntax/module.h"

namespace hgc {

/// Whether what functions of indices give in loops counts as arrays that are named (named.h).
enum class CallsOfIndices : uint8_t { Kept, AsWritten };

/// Computes once what a term's block names, or a product takes, if each entry takes a loop, or loops would compute it
/// again (values.h): the value of `let h = ..;` becomes the rows of a field, along the axes of the term that the
/// array depends on and its own. The declarations must be without mistakes; a term with mistakes stays as it is.
void keepArrays(Module& module, const Reporter& reporter, CallsOfIndices calls);

/// Makes dimensions of the constants that bound long folds, and of the constants and numbers that number the entries of
/// long rows, so that these are read in loops, and not number by number: with `const D = 784; const K = 10;` the symbol
/// `W : real[K, D]` would be one row of 7,840 numbers. The tree is parsed and not yet resolved; gives whether something
/// changed. Programs that do with a constant axis what a dimension can't have mistakes then. Residuals are left alone:
/// their Jacobians have a block for each row.
bool openLongRows(Module& module);

}  // namespace hgc
