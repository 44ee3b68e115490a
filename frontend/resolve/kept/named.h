#pragma once
/// Gives names, in `let`s, to what a block would compute several times, so that it can be kept (values.h). `domain`: of
/// the block's term.
#include <span>

#include "frontend/syntax/module.h"

namespace hgc {

/// The block with what a function of indices gives for all indices of a dimension in an array, so that it can be kept
/// (values.h), where the block would compute that several times:
///
///     max(k in K) f(n, k) + log(sum(k in K) exp(f(n, k)))
///     let all = [f(n, k) for k in K]; max(k in K) all[k] + log(sum(k in K) exp(all[k]))
///
/// That is done for functions that add up products of two symbols over a dimension, where all arguments are axes of the
/// term or count loops, each along another dimension: all pairs of one would take memory that nobody expects.
ast::Code withCallsNamed(Module& module, ast::Code block, std::span<const DimId> domain);

/// The block with what loops over dimensions compute from their counters alone in arrays, so that these can be kept
/// (values.h), where each instance, or each count of another loop, would compute it again:
///
///     sum(j in N) (t[j] >= t[i] ? exp(dot(b, x[j])) : 0)
///     let all = [exp(dot(b, x[j])) for j in N]; sum(j in N) (t[j] >= t[i] ? all[j] : 0)
///
/// A range that an index bounds, `sum(j in 0..i)`, has elements for all indices if its nodes read rows of the index's
/// dimension by the counter alone. Arms of choices, and such ranges, keep what may be infinite, or out of range.
ast::Code withElementsNamed(Module& module, ast::Code block, std::span<const DimId> domain);

/// The block with `let`s for what its loops may need several times, so that it can be kept (values.h): the
/// operands of products and of `normalize` that compute something, for a product with a table takes its operand for
/// each row; in loops also the arguments of `dot`, `norm` and their like; and reductions within the values of `let`s,
/// for elements of an array may be made of them. Loops over dimensions in the block are blocks, too.
ast::Code withFactorsNamed(Module& module, ast::Code block);

/// The block with loops, and calls that have some, in `let`s of their own where several instances share their values,
/// so that these can be kept (values.h):
///
///     energy e[i in N] = (x[i] - mean(j in N) x[j])^2;
///     energy e[i in N] { let _ = mean(j in N) x[j]; (x[i] - _)^2 }
///
/// Arms of choices keep what may be infinite, or out of range.
ast::Code withSharedLoopsNamed(Module& module, ast::Code block, std::span<const DimId> domain);

/// Whether several instances of a term with so many axes share a `let` that takes loops.
bool hasSharedLoops(const Module& module, const ast::Code& block, uint32_t axes);

}  // namespace hgc
