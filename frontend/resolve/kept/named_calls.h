#pragma once
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
/// term or count loops, each along another dimension: all pairs of one would take memory that nobody expects. `domain`:
/// of the term.
ast::Code withCallsNamed(Module& module, ast::Code block, std::span<const DimId> domain);

}  // namespace hgc
