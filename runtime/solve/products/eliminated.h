#pragma once
/// Which unknowns a solve eliminates before others.
#include <string>
#include <vector>

#include "runtime/session.h"

namespace hgc {

/// Unknowns of which each instance of the objective reads one row at most, and no instance reads rows of two: those
/// that are named, or else the largest first, as long as another one is left, but none that has less than a hundredth
/// of all scalars. An error where these are none, or not such, or where the objective reads fields.
Result<std::vector<std::string>> findEliminated(const Session& session, const std::vector<std::string>& named);

/// An error where products cannot be used: an objective that reads fields, or unknowns in loops over sizes that only
/// data know, has no blocks on the diagonal.
Status checkBlocks(const Session& session);

}  // namespace hgc
