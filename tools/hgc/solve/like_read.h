#pragma once
/// What `hgc solve -w` writes as a file of the kind that was read: a mesh, a problem, a pose graph, a model.
#include <map>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "tools/hgc/run/data.h"
#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// A file that is read, with the solution in it.
struct LikeRead {
  std::string path, like;
  std::map<std::string, std::string> unknowns;  ///< by the part that they are
};

/// The files that these unknowns are written to. An unknown is the part of the file that it is bound to; one that is
/// bound to something else may be the positions of a mesh.
Result<std::vector<LikeRead>> parseLikeRead(const std::vector<Write>& unknowns, const Options& options);

/// Adds the other unknowns that are bound to parts of these files, so that each holds the whole solution.
Status addOtherUnknowns(std::vector<LikeRead>& files, const Options& options, const Program& program);

/// Writes them, of the session at the solution.
Status writeLikeRead(const std::vector<LikeRead>& files, Session& session);

}  // namespace hgc::tool
