#pragma once
#include <functional>
#include <map>

#include "frontend/syntax/module.h"

namespace hgc {

/// The block with loops over arrays as loops over the dimensions that these are along, where more is done with an
/// element than to add it up: `sum(row in a) f(row)` becomes `sum(k in K) { let row = a[k]; f(row) }`. `dimOf` gives
/// the dimension along which the array in a slot of the frame lies, or kNone; `offset` is a place that sees all
/// dimensions.
ast::Code withLoopsOverDimensions(Module& module, ast::Code block, const std::function<DimId(uint32_t)>& dimOf,
                                  uint32_t offset);

/// A block, and by slot of its `let`s how many loops each was moved out of.
struct MovedLets {
  ast::Code block;
  std::map<uint32_t, uint32_t> loops;
};

/// The block with what `let`s of loops over dimensions compute in arrays before the loop, an element for each count:
///
///     sum(h in H) { let a = W[h] * x; .. }
///     let all = [W[h] * x for h in H]; sum(h in H) { let a = all[h]; .. }
///
/// That is done for loops in the block and in such loops, but in no branch, and for reductions and comprehensions
/// alone, whose counts do not depend on each other.
MovedLets withLetsOutsideLoops(Module& module, const ast::Code& block);

}  // namespace hgc
