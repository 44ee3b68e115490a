#pragma once
/// A function of C++, as calls of it copy it.
#include <vector>

#include "frontend/cxx/lifted.h"

namespace hgc {

struct CxxGraph {
  cxx::Lifted lifted;
  std::vector<uint32_t> origins;  ///< by place: as `Graph::originOf` says it of the program's nodes
};

/// Functions that were compiled together.
struct CxxTogether {
  cxx::CxxUnit unit;
  std::vector<uint32_t> externs;  ///< by function: of `Tree::externs`
};

}  // namespace hgc
