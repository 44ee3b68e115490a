#pragma once
/// What a user is told of an index outside its range.
#include <string>

#include "runtime/data/index/program.h"

namespace hgc {

/// An instance by the axes of its domain, as in `o[0, 2]`; a recorded term by its name.
std::string instanceName(const IndexContext& context, int64_t instance);

/// A row of a symbol by the axes of its dimensions, as in `[0, 2]`.
std::string rowName(const Program& program, const Bound& bound, SymbolId symbol, int64_t row);

/// Names the instance, the subscripts as they are written, and the shape of what they index.
Error describe(const IndexFailure& failure, const Graph& graph, std::span<const IndexRoot> roots,
               const IndexContext& context, int64_t instance);

}  // namespace hgc
