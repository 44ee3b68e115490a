#pragma once
/// Runs a command in several processes, as `mpirun -n 4 hgc-launch run ...` does.
#include "runtime/split/ranks/agreement.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// Whether `mpirun` or an equivalent has started this process.
bool isRank();

/// Loads MPI, connects to the other ranks, and runs the command with `Options::exchange`. Returns its exit status, or 1
/// if the connection fails.
int amongRanks(Options options, int (*command)(const Options&));

/// Returns `mine` if all ranks succeeded, else the error of the first that failed. All ranks must call it at the same
/// points. Without ranks, returns `mine`.
template <class T>
Result<T> agreed(const Options& options, Result<T> mine) {
  if (!options.exchange) return mine;
  const Status all = together(*options.exchange, mine ? Status(Done{}) : Status(mine.error()));
  return all ? std::move(mine) : Result<T>(all.error());
}

}  // namespace hgc::tool
