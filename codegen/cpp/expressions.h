#pragma once
/// Prints operations as C++ expressions.
#include <string>

#include "codegen/cpp/emit.h"

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

}  // namespace hgc
