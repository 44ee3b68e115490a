#pragma once
/// Which unknowns a solve eliminates before others.
#include <string>
#include <vector>

#include "runtime/session.h"

namespace hgc {

/// Unknowns of which each instance of the objective reads one row at most, and no instance reads rows of two: those
/// that are named, or else the largest first, as long as another one is left. An error where these are none, or not
/// such.
Result<std::vector<std::string>> findEliminated(const Session& session, const std::vector<std::string>& named);

/// An error with this consequence where it is not known which rows instances of the objective read: it reads fields, or
/// unknowns in loops over sizes that only data know.
Status checkBlocks(const Session& session, const char* consequence);

}  // namespace hgc
