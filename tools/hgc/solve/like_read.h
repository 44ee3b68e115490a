#pragma once
/// Writes solutions into copies of files that were read: meshes, problems, pose graphs, models.
#include <map>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "tools/hgc/run/data.h"
#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// A file `path` to write: the file `like` with the solution in it.
struct LikeRead {
  std::string path, like;
  std::map<std::string, std::string> unknowns;  ///< the names of unknowns, by part of the file
};

/// The files that these unknowns are written to. An unknown replaces the part that it was bound to; one that was bound
/// to something else may replace the positions of a mesh.
Result<std::vector<LikeRead>> parseLikeRead(const std::vector<Write>& unknowns, const Options& options);

/// Adds the other unknowns that are bound to parts of these files, so that each holds the whole solution.
Status addOtherUnknowns(std::vector<LikeRead>& files, const Options& options, const Program& program);

/// Writes the files with the session's values.
Status writeLikeRead(const std::vector<LikeRead>& files, Session& session);

}  // namespace hgc::tool
