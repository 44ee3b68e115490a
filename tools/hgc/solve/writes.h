#pragma once
/// What `hgc solve -w` names.
#include <vector>

#include "tools/hgc/run/write.h"
#include "tools/hgc/solve/like_read.h"

namespace hgc::tool {

/// What is written: unknowns, how exact they are and how they change, constraints, of many problems how each ended, and
/// what `run` writes too.
struct SolveWrites {
  std::vector<LikeRead> likeRead;
  std::vector<Write> unknowns, uncertainties, sensitivities, constraints, each, others;

  /// All of single arrays but `others`.
  std::vector<const std::vector<Write>*> own() const {
    return {&unknowns, &uncertainties, &sensitivities, &constraints, &each};
  }
};

/// What is named without a dot and is not one of the words of `run` is an unknown. An error where files cannot be
/// written so.
Result<SolveWrites> parseSolveWrites(const Options& options);

/// An error where an unknown is not in the program.
Status checkUnknowns(const SolveWrites& writes, const Program& program);

}  // namespace hgc::tool
