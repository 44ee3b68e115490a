#pragma once
/// Which operations C++ text calls as functions.
#include <string_view>

#include "ir/op.h"

namespace hgc {

struct CppCall {
  Op op;
  std::string_view standard;  ///< in <cmath>; empty: not there, but in namespace hgc::generic (codegen/cpp/generic.h)
  std::string_view strict;    ///< in namespace hgc::strict
  std::string_view file;      ///< that declares it
};

/// Null if it is none.
const CppCall* cppCallOf(Op op);

}  // namespace hgc
