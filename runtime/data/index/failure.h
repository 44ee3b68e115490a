#pragma once
/// Messages about indices outside their range.
#include <string>

#include "runtime/data/index/program.h"

namespace hgc {

/// Names an instance by its index, as in `o[0, 2]`, or a recorded term by its name.
std::string instanceName(const IndexContext& context, int64_t instance);

/// Names a row of a symbol by its indices, as in `[0, 2]`.
std::string rowName(const Program& program, const Bound& bound, SymbolId symbol, int64_t row);

/// The message for a failure: the instance, the subscripts as written, and the shape that they index.
Error describe(const IndexFailure& failure, const Graph& graph, std::span<const IndexRoot> roots,
               const IndexContext& context, int64_t instance);

}  // namespace hgc
