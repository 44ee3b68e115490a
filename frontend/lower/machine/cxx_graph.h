#pragma once
/// A function of C++, as calls of it copy it.
#include <vector>

#include "frontend/cxx/lifted.h"

namespace hgc {

/// The files of its places are those of the program.
struct CxxGraph {
  cxx::Lifted lifted;
};

/// Functions that were compiled together.
struct CxxTogether {
  cxx::CxxUnit unit;
  std::vector<uint32_t> externs;  ///< by function: of `Tree::externs`
};

}  // namespace hgc
