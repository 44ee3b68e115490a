#pragma once
/// Writes results to files: `-w NAME=FILE`.
#include <set>

#include "tools/hgc/run/data.h"
#include "tools/hgc/run/derived.h"

namespace hgc::tool {

struct Write {
  std::string what, path;
};
/// The name of the term, unknown or constraint in `what`: `x` of `grad.x`.
inline std::string nameAfterDot(const std::string& what) { return what.substr(what.find('.') + 1); }

/// The names of all results, with X for an unknown and T for a term: "value, grad.X, ...".
std::string writableNames();

/// Whether this is the name of a result of `run`.
bool isWritable(const std::string& what);

/// Parses every `-w`; an error if there is no such result, or its kind of file does not fit.
Result<std::vector<Write>> parseWrites(const Options& options);

/// The files that they write: three for a matrix in compressed rows.
std::vector<WrittenFile> targetsOf(const std::vector<Write>& writes);

/// An error if the program does not declare a name.
Status checkWrites(const std::vector<Write>& writes, const Program& program);

/// The kinds of kernels that they need besides values.
std::set<KernelKind> kindsFor(const std::vector<Write>& writes);

/// Writes a result, and returns how many of its numbers are not finite; 0 for numbers in `result`, which it has
/// counted.
Result<int64_t> writeOne(const Write& write, Derived& derived, const Evaluation& result);
/// The same without writing and counting, for ranks other than the first.
Result<int64_t> computeOne(const Write& write, Derived& derived);

}  // namespace hgc::tool
