#pragma once
/// What `hgc solve` is to write.
#include <string>
#include <vector>

#include "tools/hgc/run/data.h"
#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// What is written: unknowns, how exact they are and how they change, constraints, of many problems how each ended, and
/// what `run` writes too.
struct SolveWrites {
  std::vector<Write> unknowns, uncertainties, sensitivities, constraints, each, others;

  /// All but `others`.
  std::vector<const std::vector<Write>*> own() const {
    return {&unknowns, &uncertainties, &sensitivities, &constraints, &each};
  }
};

bool isMesh(const std::string& path);
/// The mesh that data comes from, whose faces a mesh that is written has; empty if there is none.
std::string meshRead(const Options& options);

/// Every `-w`, and an error where a file cannot be written or is read, too: also of the log, the picture and the
/// checkpoint.
Result<SolveWrites> parseSolveWrites(const Options& options);

/// An error where an unknown is not in the program.
Status checkUnknowns(const SolveWrites& writes, const Program& program);

}  // namespace hgc::tool
