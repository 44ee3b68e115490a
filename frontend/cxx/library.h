#pragma once
/// Functions of the C library as graphs have them, for machine code that is compared with them.
#include <llvm/ExecutionEngine/Orc/LLJIT.h>

namespace hgc::cxx {

/// Powers by small constants are products, and functions of singles are those of doubles, rounded once.
llvm::Error defineLibrary(llvm::orc::LLJIT& jit);

}  // namespace hgc::cxx
