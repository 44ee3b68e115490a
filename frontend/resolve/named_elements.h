#pragma once
#include "frontend/syntax/module.h"

namespace hgc {

/// The block with what loops over dimensions compute from their counters alone in arrays, so that these can be kept
/// (kept_values.h), where each instance, or each count of another loop, would compute it again:
///
///     sum(j in N) (t[j] >= t[i] ? exp(dot(b, x[j])) : 0)
///     let all = [exp(dot(b, x[j])) for j in N]; sum(j in N) (t[j] >= t[i] ? all[j] : 0)
///
/// Arms of choices keep what may be infinite, or out of range. `axes`: how many the term has.
ast::Code withElementsNamed(Module& module, ast::Code block, uint32_t axes);

}  // namespace hgc
