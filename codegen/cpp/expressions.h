#pragma once
/// Operations as C++ expressions.
#include <string>

#include "codegen/cpp/emit.h"

namespace hgc {

/// A text, and how strongly its operation binds.
struct CppText {
  std::string text;
  int precedence = 20;
};

/// A constant; reals as `T(0.5)` in templates.
CppText cppConstant(Constant value, bool isStrict);

/// An operation of these operands. Empty where C++ has none.
CppText cppOperation(const Node& node, const CppText (&operands)[3], bool isStrict);

/// The same of integers that rows are made of (`CppUses::isRow`): nothing overflows, and quotients are as C++ has them.
CppText cppRow(const Node& node, const CppText (&operands)[3]);

}  // namespace hgc
