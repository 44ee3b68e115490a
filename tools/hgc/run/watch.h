#pragma once
/// `hgc run --watch NAME:17`: what one instance reads and computes.
#include <span>
#include <string>
#include <vector>

#include "compiler/watch/watched.h"
#include "runtime/session.h"

namespace hgc::tool {

/// Parses `NAME:17`, the number of an instance, or `NAME:2,5`, an index per axis.
Result<std::vector<Watch>> parseWatches(const std::vector<std::string>& texts, const Program& program,
                                        const Bound& bound);

/// The device's result of an instance: components, or the value of an energy; empty if `result` does not have it.
std::vector<double> madeBy(const Evaluation& result, const Term& term, int64_t instance);

/// Prints watched instances, and whether the device has the same bits.
std::string watchTables(std::span<const Watched> watched);

}  // namespace hgc::tool
