#pragma once
/// Matrices that are sums of what instances add to them, block by block. A stored place is a row of the canonical order
/// (`runtime/sum/incidence.h`), to which an instance has one entry at most.
#include <atomic>
#include <functional>
#include <span>

#include "ir/program.h"
#include "ir/result.h"
#include "runtime/data/segments.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// A block that every instance of a group adds to the matrix. Number (r, c) of it is number `numbers[r] + c` of those
/// that the instance leaves, or 0 where `numbers[r]` is kNone. One on the diagonal is symmetric, and of it only those
/// with c <= r are read.
struct BlockSource {
  uint32_t rows = 0, columns = 0;
  bool isDiagonal = false;
  std::vector<uint32_t> numbers;
};

/// What one group adds.
struct BlockGroup {
  Segments segments;
  uint32_t width = 0;  ///< numbers that an instance leaves
  std::vector<BlockSource> sources;
};

/// That `instance` adds a block in some row of blocks.
struct BlockEntry {
  uint32_t column = 0;  ///< of blocks
  uint32_t group = kNone, source = 0;
  bool isTransposed = false;  ///< the block's number (r, c) is that of (c, r)
  int64_t instance = 0;
};
/// Appends the entries of a row of blocks, those of one block by group and instance. One without a group makes the
/// block one of the matrix, and adds nothing. Called from any thread, more than once.
using ListBlocks = std::function<void(int64_t row, std::vector<BlockEntry>& entries)>;

/// The scalars of each block along one side of a matrix: block k has those from number begin[k] to begin[k + 1].
struct BlockAxis {
  std::vector<int64_t> begin = {0};

  int64_t blocks() const { return static_cast<int64_t>(begin.size()) - 1; }
  int64_t scalars() const { return begin.back(); }
  uint32_t widthOf(int64_t block) const {
    return static_cast<uint32_t>(begin[static_cast<size_t>(block) + 1] - begin[static_cast<size_t>(block)]);
  }
};

/// The order in which the entries of a block are added up.
enum class EntryOrder : uint8_t {
  Canonical,  ///< segment by segment, long lists in lanes
  OneByOne,   ///< those of a group one after another, then groups: whatever other instances there are
};

/// What a matrix is the sum of, and room for sums that are not done. Instances may be added by several threads, each
/// the segments of a group that no other adds, and in their order; all at every filling.
class BlockSums {
 public:
  /// Fails where 2^31 places would be stored, or 2^32 numbers be kept. With one triangle, `list` gives only blocks that
  /// reach into it, and one on the diagonal in every row that has any; stored by blocks, all that it gives is whole.
  static Result<BlockSums> make(const BlockAxis& rows, const BlockAxis& columns, Triangle triangle,
                                std::span<const BlockGroup> groups, const ListBlocks& list,
                                Storage storage = Storage::Rows, EntryOrder order = EntryOrder::Canonical);

  /// Of the storage that was asked for; the other one is empty.
  const std::shared_ptr<const SparseShape>& shape() const { return shape_; }
  const std::shared_ptr<const BlockShape>& blockShape() const { return blockShape_; }
  size_t places() const { return shape_->column.size() + static_cast<size_t>(blockShape_->firstValue.back()); }

  /// Adds instances `first` to `last` of a group, whose numbers are in tiles as kernels leave them; `first` is a
  /// multiple of `kTile`. `values` has room for all places.
  void add(size_t group, const double* tiles, int64_t first, int64_t last, double* values);
  /// Makes places of what several segments added, and NaNs canonical. In parallel.
  void finish(double* values);

 private:
  friend class BlockPlanner;
  friend class AssemblyPlanner;

  /// Where an instance adds a block: number (r, c) goes to `at + offset(stride, r) + c`; in a cell all stored numbers
  /// lie one after another.
  struct Target {
    uint32_t at = kNone, stride : 29 = 0;
    bool isFirst : 1 = false;       // what is there is not a sum yet
    bool isCell : 1 = false;        // among `cells_`, not among the values
    bool isTransposed : 1 = false;  // the source is
  };
  static_assert(sizeof(Target) == 8);
  /// A source, as it lies among the numbers of an instance that are added: row after row without what is not stored.
  struct Source {
    uint32_t rows = 0, columns = 0, size = 0;
    bool isDiagonal = false;
    uint32_t plain = kNone, transposed = kNone;  // where it begins, if it is added so
  };
  struct Members {
    Segments segments;
    uint32_t width = 0;
    std::vector<Source> sources;
    std::vector<uint32_t> order;  // of an instance's numbers as they are added: those that it left, or kNone for 0
    std::vector<Target> targets;  // by instance and source; `at` is kNone where nothing is added
  };
  /// Which cells the entries of a run have: one for all, lanes by position in chunks, or one each.
  enum class RunCells : uint8_t { One, Lanes, Each };
  /// Entries of a block, cell after cell: those of one segment, or, if each has a cell, of several.
  struct Run {
    uint32_t firstCell = 0, entries = 0;
    RunCells cells = RunCells::One;
  };
  /// A block whose sums are in cells.
  struct Unfinished {
    Target place;
    uint32_t rows = 0, columns = 0, firstRun = 0, runs = 0;
    bool isDiagonal = false;
  };

  int64_t offset(int64_t stride, int64_t row) const { return stride * row + bend_ * (row * (row + 1) / 2); }
  /// Of which numbers a row of a block consists.
  uint32_t firstIn(bool isDiagonal, uint32_t row) const { return isDiagonal && bend_ < 0 ? row : 0; }
  uint32_t endIn(bool isDiagonal, uint32_t row, uint32_t columns) const {
    return isDiagonal && bend_ > 0 ? row + 1 : columns;
  }
  /// Numbers of a block that are stored.
  uint32_t sizeOf(uint32_t rows, uint32_t columns, bool isDiagonal) const;
  static int64_t cellsOf(RunCells cells, int64_t entries);
  static size_t strideOf(const Members& members) { return (members.order.size() + 7) / 8 * 8; }
  bool addInstances(const Members& members, const double* tile, int64_t first, int64_t count, double* numbers,
                    double* values);
  void addBlock(const Source& source, Target target, const double* numbers, double* values);
  void finishBlock(const Unfinished& block, std::vector<double>& total, double* values) const;

  int64_t bend_ = 0;  // rows of one triangle grow (1) or shrink (-1) one by one
  std::shared_ptr<const SparseShape> shape_ = std::make_shared<SparseShape>();
  std::shared_ptr<const BlockShape> blockShape_ = std::make_shared<BlockShape>();
  std::vector<Members> groups_;
  std::vector<Unfinished> unfinished_;
  std::vector<Run> runs_;
  std::vector<double> cells_;
  std::unique_ptr<std::atomic<bool>> isWild_ = std::make_unique<std::atomic<bool>>(false);  // NaNs may come of it
};

}  // namespace hgc
