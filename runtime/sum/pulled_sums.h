#pragma once
/// Rows along lines that pull (`mayPull`): the canonical order (runtime/sum/incidence.h) of partials that are computed
/// where they are added. Neighbouring rows mostly have neighbouring entries: those of a piece have the same list of
/// gathers and offsets. It is found once a segment, and most pieces share a few lists.
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ir/kernel/abi.h"
#include "runtime/sum/line_sums.h"

namespace hgc {

/// `count` rows from `row` on, whose entries are list number `list` of their segment.
struct PulledPiece {
  int32_t row = 0, count = 0;
  uint32_t list = 0;
};

/// What is summed of one segment.
struct PulledSegment {
  std::vector<PulledPiece> pieces;              ///< ascending and apart
  std::vector<std::vector<PulledEntry>> lists;  ///< by instance and gather
};

/// How the rows of one port of one group are summed.
struct PulledSums {
  uint32_t port = 0;
  int64_t width = 1;  ///< scalars of a row
  std::vector<PulledSegment> segments;
};

/// Nothing where pieces are short: there partials are better computed instance by instance.
std::optional<PulledSums> findPulledSums(const LineSource& source);

/// Adds entries to sums, as a `PullFunction`. Thread-safe.
using RunPull = std::function<void(const PulledEntries& entries)>;

/// Adds the sums of rows [first, last) to these rows at `to`, segment by segment.
void addPulledSums(const PulledSums& sums, int64_t first, int64_t last, const RunPull& run, double* to);

}  // namespace hgc
