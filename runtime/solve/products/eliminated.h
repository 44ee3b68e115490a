#pragma once
/// Which unknowns a solve by products eliminates.
#include <string>
#include <vector>

#include "runtime/session.h"

namespace hgc {

/// Unknowns of which each instance of the objective reads one row at most, and no instance reads rows of two: the
/// largest first, as long as another one is left. None where there is none.
std::vector<std::string> findEliminated(const Session& session);

/// An error where products cannot be used: an objective that reads fields, or unknowns in loops over sizes that only
/// data knows, has no blocks on the diagonal.
Status checkBlocks(const Session& session);

}  // namespace hgc
