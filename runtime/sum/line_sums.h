#pragma once
/// The canonical order (runtime/sum/incidence.h) of partials by rows that run along lines (`readsAlongLines`), without
/// a list of entries. On a piece of a line each gather goes through rows by one step; if the step is the same for all,
/// the entries of a row come by ascending instance when gathers are taken by descending (for a negative step ascending)
/// row, and those of a whole piece are added gather by gather. A row with at most `kShortList` entries in a segment has
/// one cell there. Of the few that have more, as the corners of an image have, the entries are listed.
#include <optional>

#include "runtime/data/index/line_runs.h"
#include "runtime/sum/incidence.h"

namespace hgc {

/// Rows `row` to `end` of a segment, whose cells begin at `cell` of it.
struct CellRange {
  int64_t row = 0, end = 0, cell = 0;
};

/// A row with more entries in a segment than are added one after another.
struct LongRow {
  int32_t row = 0;
  int64_t entries = 0;
  int64_t firstLane = 0;  ///< cells for its lanes, of those of all long rows of the segment
};

/// An entry of a long row: its `position`-th.
struct LongEntry {
  int32_t instance = 0;
  uint32_t gather = 0;  ///< by number in `LineSums::gathers`
  uint32_t longRow = 0;
  int64_t position = 0;
};

/// What is summed of one segment.
struct LineSegment {
  std::vector<CellRange> ranges;   ///< ascending and apart
  int64_t firstCell = 0;           ///< of those of all segments
  std::vector<LongRow> longRows;   ///< ascending
  std::vector<LongEntry> entries;  ///< of these, by instance and gather
  int64_t lanes = 0;               ///< cells of their lanes
};

/// A port of a group, and what its rows are found from.
struct LineSource {
  const GatherLayout* layout = nullptr;
  IndexContext context;
  Segments segments;
  uint32_t port = 0;
};

/// How the rows of one port of one group are summed.
struct LineSums {
  LineSource source;
  std::vector<uint32_t> gathers;  ///< those of the port, in order
  std::vector<LineSegment> segments;
  int64_t cells = 0;
};

/// Nothing where lists serve better: lines are short or have many kinks, or many rows have many entries.
std::optional<LineSums> findLineSums(LineSource source);

/// Partials of instances in tiles of `columns` columns; that of a gather's first component is column `first[gather]`.
struct PartialTiles {
  const double* tiles = nullptr;  ///< of instance `begin` and those after it; a multiple of `kTile`
  int64_t begin = 0;
  int64_t columns = 0;
  const int32_t* first = nullptr;
};

/// Adds the partials of one segment up. Thread-safety: one thread at a time.
class LineAdder {
 public:
  /// `cells`: room for those of all segments, `width` scalars each. `sums` must outlive it.
  LineAdder(const LineSums& sums, int64_t segment, double* cells);

  /// Instances [first, last), after all that come before them in the segment.
  void add(const PartialTiles& partials, int64_t first, int64_t last);
  /// After the last.
  void finish();

 private:
  /// What a gather reads in a piece.
  struct Part {
    uint32_t gather = 0;  // by number in `LineSums::gathers`
    int32_t value = 0, step = 0;
  };
  /// Places `first` to `last` of a line, where no gather has a kink.
  struct Piece {
    int64_t first = 0, last = 0;
    bool isByGather = false;  // whether all of one gather may be added before the next
    std::vector<Part> parts;
  };

  void goTo(int64_t line);
  void addPart(const PartialTiles& partials, const Part& part, int64_t skipped, int64_t instance, int64_t count);
  void addLong(const PartialTiles& partials, int64_t last);

  const LineSums& sums_;
  const LineSegment& segment_;
  LineRuns runs_;
  double* cells_;  // of the segment
  int64_t line_ = -1;
  std::vector<Piece> pieces_;
  size_t nextEntry_ = 0;
  std::vector<double> lanes_;
};

/// Adds what the segments left in `cells` to rows [firstRow, lastRow) at `to`, segment by segment.
void addLineSums(const LineSums& sums, const double* cells, int64_t firstRow, int64_t lastRow, double* to);

/// Scalars of a row of the port.
inline int64_t widthOf(const LineSums& sums) { return sums.source.layout->ports[sums.source.port].width; }
/// The rows of its gathers, as nodes of the host graph.
std::vector<NodeId> rowNodes(const LineSums& sums);

}  // namespace hgc
