#pragma once
#include "frontend/frontend.h"
#include "frontend/syntax/module.h"

namespace hgc {

/// Makes of what a parsed module declares the program that it describes. Declarations may use each other in any order;
/// mistakes are reported.
void resolveProgram(Module& module, const Reporter& reporter, const CxxOptions& cxx, ReadAs as);

}  // namespace hgc
