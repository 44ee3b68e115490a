#pragma once
/// Sums in canonical order (runtime/sum/incidence.h) of partials by rows that run along lines (`readsAlongLines`),
/// without lists of entries. On a piece of a line the rows of each gather are affine. If all gathers have the same
/// step, a whole piece is added gather by gather, by descending row (ascending for a negative step), which adds the
/// entries of each row by ascending instance. A row has one cell in a segment. Rows with more than `kShortList` entries
/// there, such as the corners of an image, are few, and their entries are listed.
#include <optional>

#include "runtime/data/index/line_runs.h"
#include "runtime/sum/incidence.h"

namespace hgc {

/// Rows `row` to `end` of a segment and their first cell in it.
struct CellRange {
  int64_t row = 0, end = 0, cell = 0;
};

/// A row with more than `kShortList` entries in a segment.
struct LongRow {
  int32_t row = 0;
  int64_t entries = 0;
  int64_t firstLane = 0;  ///< its first lane among those of all long rows of the segment
};

/// An entry of a long row, by its position there.
struct LongEntry {
  int32_t instance = 0;
  uint32_t gather = 0;  ///< position in `LineSums::gathers`
  uint32_t longRow = 0;
  int64_t position = 0;
};

/// The rows that one segment reads.
struct LineSegment {
  std::vector<CellRange> ranges;   ///< ascending and apart
  int64_t firstCell = 0;           ///< numbered through all segments
  std::vector<LongRow> longRows;   ///< ascending
  std::vector<LongEntry> entries;  ///< of long rows, by instance and gather
  int64_t lanes = 0;               ///< of all long rows
};

/// A port of a group, with what it takes to find its rows.
struct LineSource {
  const GatherLayout* layout = nullptr;
  IndexContext context;
  Segments segments;
  uint32_t port = 0;
};

/// How the rows of one port of one group are summed.
struct LineSums {
  LineSource source;
  std::vector<uint32_t> gathers;  ///< of the port, ascending
  std::vector<LineSegment> segments;
  int64_t cells = 0;
};

/// Returns nothing if lists of entries are better: lines are short or have many kinks, or many rows are long.
std::optional<LineSums> findLineSums(LineSource source);

/// Partials of instances in tiles of `columns` columns, those of a gather from column `first[gather]` on.
struct PartialTiles {
  const double* tiles = nullptr;  ///< of instances from `begin` on
  int64_t begin = 0;              ///< a multiple of `kTile`
  int64_t columns = 0;
  const int32_t* first = nullptr;
};

/// Adds up the partials of one segment. Thread-safety: one thread at a time.
class LineAdder {
 public:
  /// `cells` has room for all segments, `width` scalars a cell. `sums` must outlive it.
  LineAdder(const LineSums& sums, int64_t segment, double* cells);

  /// Adds instances [first, last). Calls must be in the order of instances.
  void add(const PartialTiles& partials, int64_t first, int64_t last);
  /// To be called after the last instance of the segment.
  void finish();

 private:
  /// The affine rows of a gather in a piece.
  struct Part {
    uint32_t gather = 0;  // position in `LineSums::gathers`
    int32_t value = 0, step = 0;
  };
  /// Places `first` to `last` of a line, on which all gathers are affine.
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

/// Adds the cells of all segments, in order, to rows [firstRow, lastRow) at `to`.
void addLineSums(const LineSums& sums, const double* cells, int64_t firstRow, int64_t lastRow, double* to);

/// Scalars of a row of the port.
inline int64_t widthOf(const LineSums& sums) { return sums.source.layout->ports[sums.source.port].width; }
/// The nodes of the host graph that are the rows of some gathers.
std::vector<NodeId> rowNodes(const GatherLayout& layout, std::span<const uint32_t> gathers);

}  // namespace hgc
