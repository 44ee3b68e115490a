#pragma once
#include <span>

#include "frontend/syntax/module.h"

namespace hgc {

/// The block with what loops over dimensions compute from their counters alone in arrays, so that these can be kept
/// (values.h), where each instance, or each count of another loop, would compute it again:
///
///     sum(j in N) (t[j] >= t[i] ? exp(dot(b, x[j])) : 0)
///     let all = [exp(dot(b, x[j])) for j in N]; sum(j in N) (t[j] >= t[i] ? all[j] : 0)
///
/// A range that an index bounds, `sum(j in 0..i)`, has elements for all indices if its nodes read rows of the index's
/// dimension by the counter alone. Arms of choices, and such ranges, keep what may be infinite, or out of range.
/// `domain`: of the term.
ast::Code withElementsNamed(Module& module, ast::Code block, std::span<const DimId> domain);

}  // namespace hgc
