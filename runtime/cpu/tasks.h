#pragma once
/// Work that threads share where that pays.
#include <cstdint>
#include <functional>
#include <vector>

#include "runtime/device/threads.h"

namespace hgc {

/// Work of several kinds that need nothing of each other, run as one set of tasks. An estimate says how it is cut, and
/// whether other threads are woken for it at all: results must not depend on either.
class Tasks {
 public:
  /// Does pieces [first, last). Called from several threads, with a `FloatingPointMode`; each piece is done once.
  using Run = std::function<void(int64_t first, int64_t last)>;

  /// `count` pieces of about so many operations each, to be done in at most `most` tasks.
  void add(int64_t count, double operations, Run run, int64_t most = INT64_MAX);
  /// Does all of it, and waits: by `threads`, or by the calling one alone where others would take longer to come than
  /// they save.
  void run(Threads& threads) const;

 private:
  /// Some pieces, done by tasks that have whole units of them.
  struct Part {
    int64_t count = 0, unit = 1;
    double before = 0, each = 0;  // operations: of all parts before, of a piece
    Run run;
  };
  /// Where a task begins.
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
