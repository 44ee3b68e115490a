#pragma once
/// What `-w NAME=FILE` writes.
#include <set>

#include "tools/hgc/run/data.h"
#include "tools/hgc/run/derived.h"

namespace hgc::tool {

struct Write {
  std::string what, path;
};

/// All that can be written, X an unknown and T a term: "value, grad.X, ...".
std::string writableNames();

/// Whether it is the name of something that a run writes.
bool isWritable(const std::string& what);

/// Reads every `-w`; an error if one names nothing that can be written, or to such a file.
Result<std::vector<Write>> parseWrites(const Options& options);

/// The files that they write: of a matrix by compressed rows three.
std::vector<WrittenFile> targetsOf(const std::vector<Write>& writes);

/// Whether the program declares what they name; else what was meant, perhaps.
Status checkWrites(const std::vector<Write>& writes, const Program& program);

/// The kernels that the writes need besides values and gradients.
std::set<KernelKind> kindsFor(const std::vector<Write>& writes);

/// Writes it, and says how many numbers are not finite among those that `result` does not hold.
Result<int64_t> writeOne(const Write& write, Derived& derived, const Evaluation& result);
/// Computes what that would compute, and leaves writing and counting to another rank.
Result<int64_t> computeOne(const Write& write, Derived& derived);

}  // namespace hgc::tool
