#pragma once
/// Which function of a name a call means.
#include <span>
#include <string>

#include "frontend/lower/builder.h"
#include "frontend/syntax/ast.h"

namespace hgc {

/// The functions of one name that code in a file sees.
struct Overloads {
  uint32_t first = kNone;  ///< kNone: there are none
  uint32_t file = 0;
};

/// The function that is called.
struct Chosen {
  uint32_t function = kNone;
  bool isAmbiguous = false;  ///< several fit alike, and it is none
};

/// The overload that needs the least conversion, or none. At a tie the functions of the calling file win over imported
/// ones. The types of parameters may have to be resolved first: then the lowering stops.
Chosen chooseOverload(Builder& builder, Overloads overloads, std::span<const Operand> operands);
/// Reports that none was chosen, unless what kept it from being chosen was reported.
Operand noOverload(Builder& builder, const ast::Node& call, Overloads overloads, std::span<const Operand> operands,
                   bool isAmbiguous);
/// `f(real, vec3)` in backquotes; the types of the parameters are resolved.
std::string describe(const Module& module, uint32_t function);

}  // namespace hgc
