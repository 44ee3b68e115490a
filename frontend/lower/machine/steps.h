#pragma once
/// What happens at code that opens frames, and where these end.
#include "frontend/lower/builder.h"
#include "frontend/syntax/ast.h"

namespace hgc {

struct Machine;

/// At `condition ? x : y`, after the condition: what is known when compiling is chosen, the rest becomes selects.
void openBranch(Machine& machine, uint32_t index);
void turnElse(Machine& machine);    ///< after x
void finishElse(Machine& machine);  ///< after y
/// At `p && q` and `p || q`, after p.
void openLazy(Machine& machine, uint32_t index);
void finishLazy(Machine& machine);  ///< after q

/// At a loop, after what it runs over and starts from. One that is expanded runs once for each count, one that stays a
/// loop once for all.
void openLoop(Machine& machine, uint32_t index);
void finishIteration(Machine& machine);  ///< after its body

/// A call of the functions of a name that `file` sees. They are inlined: their code runs with locals of its own.
void openCall(Machine& machine, const ast::Node& node, uint32_t file);
/// A call of the function that a parameter stands for. It means what it means where its name was written.
void openApply(Machine& machine, const ast::Node& node);
/// Goes on with the code of a function, whose arguments are on the stack.
void enter(Machine& machine, uint32_t function, const ast::Node& node);
void finishCall(Machine& machine);      ///< after its code
void finishGradient(Machine& machine);  ///< after that of its gradient
/// Calls a function of C++, whose parameters are the locals: copies its graph.
Operand callOfCxx(Machine& machine, const ast::Node& node);

}  // namespace hgc
