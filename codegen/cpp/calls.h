#pragma once
/// The operations that are calls in C++.
#include <string_view>

#include "ir/op.h"

namespace hgc {

struct CppCall {
  Op op;
  std::string_view standard;  ///< in <cmath>; empty: in namespace hgc::generic instead (codegen/cpp/generic.h)
  std::string_view strict;    ///< in namespace hgc::strict
  std::string_view file;      ///< declares the strict function
};

/// Null for operations that are not calls.
const CppCall* cppCallOf(Op op);

}  // namespace hgc
