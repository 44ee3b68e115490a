#pragma once
/// Sums in canonical order (runtime/sum/incidence.h) of rows along lines that pull (`mayPull`), that is, compute the
/// partials of their entries themselves. Neighbouring rows mostly have neighbouring entries. The rows of a piece have
/// equal lists of gathers and offsets, and most pieces of a segment share a few lists.
#include <functional>
#include <optional>
#include <vector>

#include "ir/kernel/abi.h"
#include "runtime/sum/line_sums.h"

namespace hgc {

/// Rows `row` to `row + count` of a segment and the list of their entries.
struct PulledPiece {
  int32_t row = 0, count = 0;
  uint32_t list = 0;
};

/// The rows that one segment reads.
struct PulledSegment {
  std::vector<PulledPiece> pieces;              ///< ascending and apart
  std::vector<std::vector<PulledEntry>> lists;  ///< each by instance and gather
};

/// How the rows of one port of one group are summed.
struct PulledSums {
  uint32_t port = 0;
  int64_t width = 1;  ///< scalars of a row
  std::vector<PulledSegment> segments;
};

/// Returns nothing if pieces are short, so that partials are better computed by instance.
std::optional<PulledSums> findPulledSums(const LineSource& source);

/// Adds entries to sums, as a `PullFunction`. Thread-safe.
using RunPull = std::function<void(const PulledEntries& entries)>;

/// Adds the sums of all segments, in order, to rows [first, last) at `to`.
void addPulledSums(const PulledSums& sums, int64_t first, int64_t last, const RunPull& run, double* to);

}  // namespace hgc
