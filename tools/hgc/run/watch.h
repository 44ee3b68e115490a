#pragma once
/// `hgc run --watch NAME:17`: what one instance reads and computes.
#include <span>
#include <string>
#include <vector>

#include "compiler/watch/watched.h"
#include "runtime/session.h"

namespace hgc::tool {

/// `NAME:17`, the number in the domain, or `NAME:2,5`, an index along each axis. Errors name what was meant.
Result<std::vector<Watch>> parseWatches(const std::vector<std::string>& texts, const Program& program,
                                        const Bound& bound);

/// What a device made of it, as far as `result` has it: components, or the value of an energy; empty otherwise.
std::vector<double> madeBy(const Evaluation& result, const Term& term, int64_t instance);

/// For people. Whether the device's numbers are the same is said, too.
std::string watchTables(std::span<const Watched> watched);

}  // namespace hgc::tool
