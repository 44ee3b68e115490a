#pragma once
/// Matrices that are sums of blocks which instances add. Each stored place is summed as a row in the canonical order
/// (`runtime/sum/incidence.h`). An instance adds to a place at most once.
#include <atomic>
#include <functional>
#include <span>

#include "ir/program.h"
#include "ir/result.h"
#include "runtime/data/segments.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// A block that every instance of a group adds to the matrix. Its number (r, c) is number `numbers[r] + c` of the
/// instance's results, or 0 if `numbers[r]` is kNone. A block on the diagonal is symmetric; only c <= r is read.
struct BlockSource {
  uint32_t rows = 0, columns = 0;
  bool isDiagonal = false;
  std::vector<uint32_t> numbers;
};

/// The blocks that one group adds.
struct BlockGroup {
  Segments segments;
  uint32_t width = 0;  ///< results of an instance
  std::vector<BlockSource> sources;
};

/// A block that `instance` adds in a row of blocks.
struct BlockEntry {
  uint32_t column = 0;  ///< of blocks
  uint32_t group = kNone, source = 0;
  bool isTransposed = false;  ///< adds the transposed source
  int64_t instance = 0;
};
/// Appends the entries of a row of blocks, those of one block by group and instance. An entry without a group stores
/// the block but adds nothing to it. Called from any thread, more than once.
using ListBlocks = std::function<void(int64_t row, std::vector<BlockEntry>& entries)>;

/// How the rows or columns of a matrix are cut into blocks: block k has scalars begin[k] to begin[k + 1].
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
  OneByOne,   ///< instance by instance in each group, then groups: independent of other instances
};

/// Sums a matrix. Several threads may add instances, but each segment of a group is added by one thread in order. All
/// instances must be added before `finish`.
class BlockSums {
 public:
  /// Fails if more than 2^31 places or 2^32 cells are needed. With one triangle, `list` must give only blocks that
  /// reach into it, and one on the diagonal in every row that has any. Storage by blocks stores whole blocks.
  static Result<BlockSums> make(const BlockAxis& rows, const BlockAxis& columns, Triangle triangle,
                                std::span<const BlockGroup> groups, const ListBlocks& list,
                                Storage storage = Storage::Rows, EntryOrder order = EntryOrder::Canonical);

  /// The shape, by rows or by blocks as `make` was told. The other one is empty.
  const std::shared_ptr<const SparseShape>& shape() const { return shape_; }
  const std::shared_ptr<const BlockShape>& blockShape() const { return blockShape_; }
  size_t places() const { return shape_->column.size() + static_cast<size_t>(blockShape_->firstValue.back()); }

  /// Adds instances `first` to `last` of a group, whose results are in `tiles`. `first` is a multiple of `kTile`.
  /// `values` has room for all places.
  void add(size_t group, const double* tiles, int64_t first, int64_t last, double* values);
  /// Adds up the cells of blocks that several segments added to, and makes NaNs canonical. In parallel.
  void finish(double* values);

 private:
  friend class BlockPlanner;
  friend class AssemblyPlanner;

  /// Where an instance adds a block: number (r, c) goes to `at + offset(stride, r) + c`. A cell has its stored numbers
  /// without gaps.
  struct Target {
    uint32_t at = kNone, stride : 29 = 0;
    bool isFirst : 1 = false;       // overwrites
    bool isCell : 1 = false;        // among `cells_`, not among the values
    bool isTransposed : 1 = false;  // the source is
  };
  static_assert(sizeof(Target) == 8);
  /// A source among the ordered numbers of an instance: row by row, without numbers that are not stored.
  struct Source {
    uint32_t rows = 0, columns = 0, size = 0;
    bool isDiagonal = false;
    uint32_t plain = kNone, transposed = kNone;  // its first number, if it is added so
  };
  struct Members {
    Segments segments;
    uint32_t width = 0;
    std::vector<Source> sources;
    std::vector<uint32_t> order;  // by ordered number: the result of the instance, or kNone for 0
    std::vector<Target> targets;  // by instance and source; `at` is kNone if nothing is added
  };
  /// The cells of a run: one for all entries, lanes by position in chunks, or one for each entry.
  enum class RunCells : uint8_t { One, Lanes, Each };
  /// Entries of a block: those of one segment, or of several if each has a cell.
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

  int64_t offset(int64_t stride, int64_t row) const { return stride * row + rowGrowth_ * (row * (row + 1) / 2); }
  /// The range of stored numbers in a row of a block.
  uint32_t firstIn(bool isDiagonal, uint32_t row) const { return isDiagonal && rowGrowth_ < 0 ? row : 0; }
  uint32_t endIn(bool isDiagonal, uint32_t row, uint32_t columns) const {
    return isDiagonal && rowGrowth_ > 0 ? row + 1 : columns;
  }
  /// The stored numbers of a block.
  uint32_t sizeOf(uint32_t rows, uint32_t columns, bool isDiagonal) const;
  static int64_t cellsOf(RunCells cells, int64_t entries);
  static size_t strideOf(const Members& members) { return (members.order.size() + 7) / 8 * 8; }
  bool addInstances(const Members& members, const double* tile, int64_t first, int64_t count, double* numbers,
                    double* values);
  void addBlock(const Source& source, Target target, const double* numbers, double* values);
  void finishBlock(const Unfinished& block, std::vector<double>& total, double* values) const;

  int64_t rowGrowth_ = 0;  // 1 or -1 if each row of a triangle has one number more or less than the last
  std::shared_ptr<const SparseShape> shape_ = std::make_shared<SparseShape>();
  std::shared_ptr<const BlockShape> blockShape_ = std::make_shared<BlockShape>();
  std::vector<Members> groups_;
  std::vector<Unfinished> unfinished_;
  std::vector<Run> runs_;
  std::vector<double> cells_;
  std::unique_ptr<std::atomic<bool>> mayHaveNaN_ = std::make_unique<std::atomic<bool>>(false);
};

}  // namespace hgc
