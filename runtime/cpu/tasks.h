#pragma once
/// Work that is shared among threads if that is faster.
#include <cstdint>
#include <functional>
#include <vector>

#include "runtime/device/threads.h"

namespace hgc {

/// Independent work of several kinds, run as one set of tasks. Estimates of its cost determine how it is cut into tasks
/// and whether it is worth other threads; results must not depend on that.
class Tasks {
 public:
  /// Does pieces [first, last), each once. Called by several threads, with a `FloatingPointMode`.
  using Run = std::function<void(int64_t first, int64_t last)>;

  /// Adds `count` pieces of about `operations` each, to be done in at most `most` tasks.
  void add(int64_t count, double operations, Run run, int64_t most = INT64_MAX);
  /// Does all work and returns when it is done. Uses `threads`, or only the calling thread if that is faster.
  void run(Threads& threads) const;

 private:
  /// Pieces of one kind, cut into tasks by whole units.
  struct Part {
    int64_t count = 0, unit = 1;
    double before = 0, each = 0;  // operations of all parts before, and of a piece
    Run run;
  };
  /// The first piece of a task.
  struct Place {
    size_t part = 0;
    int64_t piece = 0;
  };
  Place placeOf(double operations) const;
  void runFrom(Place begin, Place end) const;

  std::vector<Part> parts_;
  double all_ = 0;  // operations
};

}  // namespace hgc
