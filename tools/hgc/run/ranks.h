#pragma once
/// Commands that several processes run together, as `mpirun -n 4 hgc-launch run ...` starts them.
#include "runtime/split/ranks/agreement.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// Whether `mpirun`, or what does the same, has started this process as one of several.
bool isRank();

/// Makes a command with the other ranks: loads what MPI needs, and gives the command `Options::exchange`. Gives its
/// exit status, or 1 where ranks do not come together.
int amongRanks(Options options, int (*command)(const Options&));

/// What this rank has, if all ranks have theirs; else the error of the first that has not. Without ranks, `mine`. All
/// ranks call it at the same places.
template <class T>
Result<T> agreed(const Options& options, Result<T> mine) {
  if (!options.exchange) return mine;
  const Status all = together(*options.exchange, mine ? Status(Done{}) : Status(mine.error()));
  return all ? std::move(mine) : Result<T>(all.error());
}

}  // namespace hgc::tool
