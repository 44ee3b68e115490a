#pragma once
#include <map>

#include "frontend/syntax/module.h"

namespace hgc {

/// A block, and by slot of its `let`s how many loops each was moved out of.
struct MovedLets {
  ast::Code block;
  std::map<uint32_t, uint32_t> loops;
};

/// The block with what `let`s of loops over dimensions compute in arrays that its own `let`s hold, an element for each
/// count: `sum(h in H) { let a = W[h] * x; .. }` becomes `let all = [W[h] * x for h in H]; sum(h in H) { let a =
/// all[h];
/// .. }`. That is done for loops in the block and in such loops, but in no branch, and for reductions and
/// comprehensions alone, whose counts do not depend on each other.
MovedLets withLetsOutsideLoops(Module& module, const ast::Code& block);

}  // namespace hgc
