#pragma once
#include "frontend/source/diagnostics.h"
#include "frontend/syntax/module.h"

namespace hgc {

/// An open array that a term's block names, each entry of which takes a loop, is computed once for each instance: the
/// value of `let h = ..;` becomes that of a field, which has an axis more for each open one. The program must be
/// without mistakes.
void keepArrays(Module& module, const Reporter& reporter);

}  // namespace hgc
