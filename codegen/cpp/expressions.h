#pragma once
/// Prints operations as C++ expressions.
#include <string>
#include <string_view>

#include "codegen/cpp/emit.h"
#include "ir/op.h"

namespace hgc {

/// An expression and its precedence: higher binds more strongly, 20 is an atom.
struct CppText {
  std::string text;
  int precedence = 20;
};

/// A constant; unless `isStrict`, reals are `T(0.5)`.
CppText cppConstant(Constant value, bool isStrict);

/// An operation on these operands; empty for operations without C++ text.
CppText cppOperation(const Node& node, const CppText (&operands)[3], bool isStrict);

/// An operation on integers that cannot overflow or be negative (`CppUses::isRow`), by C++'s own operators.
CppText cppRow(const Node& node, const CppText (&operands)[3]);

struct CppCall {
  Op op;
  std::string_view standard;  ///< in <cmath>; empty: in namespace hgc::generic instead (codegen/cpp/generic.h)
  std::string_view strict;    ///< in namespace hgc::strict
  std::string_view file;      ///< declares the strict function
};

/// Null for operations that are not calls.
const CppCall* cppCallOf(Op op);

}  // namespace hgc
