/// Planning where instances add their blocks.
#include <algorithm>
#include <limits>
#include <utility>

#include "runtime/data/threads/loops.h"
#include "runtime/sum/block_sums.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

constexpr int64_t kRowsPerTask = 512;
constexpr int64_t kMostPlaces = std::numeric_limits<int32_t>::max();
constexpr int64_t kMostCells = std::numeric_limits<uint32_t>::max() - int64_t{1};
constexpr uint32_t kMostStride = (uint32_t{1} << 29) - 1;

/// Counts of some rows of blocks, or of all before them.
struct Counts {
  int64_t blocks = 0, places = 0, cells = 0, unfinished = 0, runs = 0;

  Counts& operator+=(const Counts& other) {
    blocks += other.blocks;
    places += other.places;
    cells += other.cells;
    unfinished += other.unfinished;
    runs += other.runs;
    return *this;
  }
};

/// The entries of one row of blocks, sorted by block.
class RowEntries {
 public:
  void list(int64_t row, const ListBlocks& list) {
    entries_.clear();
    list(row, entries_);
    const auto before = [](const BlockEntry& a, const BlockEntry& b) { return a.column < b.column; };
    if (!std::ranges::is_sorted(entries_, before)) std::ranges::stable_sort(entries_, before);
  }
  /// Calls `visit(column, entries)`.
  template <class Visit>
  void forEachBlock(const Visit& visit) const {
    for (size_t first = 0, last = 0; first < entries_.size(); first = last) {
      while (last < entries_.size() && entries_[last].column == entries_[first].column) ++last;
      visit(entries_[first].column, std::span(entries_).subspan(first, last - first));
    }
  }

 private:
  std::vector<BlockEntry> entries_;
};

}  // namespace

class BlockPlanner {
 public:
  BlockPlanner(const BlockAxis& rows, const BlockAxis& columns, Triangle triangle, std::span<const BlockGroup> groups,
               const ListBlocks& list, Storage storage, EntryOrder order)
      : rows_(rows), columns_(columns), how_{storage, order}, given_(groups), list_(list) {
    const bool isWhole = storage == Storage::Blocks || triangle == Triangle::Both;
    sums_.rowGrowth_ = isWhole ? 0 : triangle == Triangle::Lower ? 1 : -1;
    for (const BlockGroup& group : groups) {
      const size_t targets = static_cast<size_t>(group.segments.instances) * group.sources.size();
      sums_.groups_.push_back({group.segments, group.width, {}, {}, std::vector<BlockSums::Target>(targets)});
    }
  }

  Result<BlockSums> run() {
    const int64_t tasks = (rows_.blocks() + kRowsPerTask - 1) / kRowsPerTask;
    std::vector<Counts> before(static_cast<size_t>(tasks) + 1);
    const auto forTasks = [&](const auto& work) {
      forAll(tasks, [&](int64_t task) {
        work(task, task * kRowsPerTask, std::min((task + 1) * kRowsPerTask, rows_.blocks()));
      });
    };
    forTasks(
        [&](int64_t task, int64_t first, int64_t last) { before[static_cast<size_t>(task) + 1] = count(first, last); });
    for (size_t task = 1; task < before.size(); ++task) before[task] += before[task - 1];
    const Counts& all = before.back();
    if (all.places > kMostPlaces || all.cells > kMostCells ||
        std::max(rows_.scalars(), columns_.scalars()) > kMostStride)
      return Error{"the matrix has more numbers than 2147483647, or more columns than 536870911",
                   "ask for products, or for less at a time"};
    reserve(all);
    forTasks(
        [&](int64_t task, int64_t first, int64_t last) { assign(first, last, before[static_cast<size_t>(task)]); });
    sums_.shape_ = std::move(shape_);
    sums_.blockShape_ = std::move(blockShape_);
    for (size_t g = 0; g < given_.size(); ++g) orderNumbers(given_[g], sums_.groups_[g]);
    return std::move(sums_);
  }

 private:
  using Entries = std::span<const BlockEntry>;
  /// How places are stored and summed.
  struct How {
    Storage storage;
    EntryOrder order;
  };

  /// Whether only a triangle of the block is stored.
  bool isDiagonal(int64_t row, uint32_t column) const { return sums_.rowGrowth_ != 0 && row == column; }
  /// The number of stored numbers in row `r` of a block.
  int64_t storedIn(int64_t row, uint32_t column, uint32_t r) const {
    const int64_t width = columns_.widthOf(column);
    if (!isDiagonal(row, column)) return width;
    return sums_.rowGrowth_ > 0 ? r + 1 : width - r;
  }
  int64_t storedIn(int64_t row, uint32_t column) const {
    int64_t stored = 0;
    for (uint32_t r = 0; r < rows_.widthOf(row); ++r) stored += storedIn(row, column, r);
    return stored;
  }

  std::pair<uint32_t, int64_t> segmentOf(const BlockEntry& entry) const {
    return {entry.group, entry.instance / given_[entry.group].segments.length};
  }
  /// Calls `visit(entries)` for the entries of each segment, or of each group if they are added one by one.
  template <class Visit>
  void forEachRun(Entries entries, const Visit& visit) const {
    const auto isOfRun = [&](const BlockEntry& a, const BlockEntry& b) {
      return how_.order == EntryOrder::OneByOne ? a.group == b.group : segmentOf(a) == segmentOf(b);
    };
    if (entries.front().group == kNone) return;
    for (size_t first = 0, last = 0; first < entries.size(); first = last) {
      while (last < entries.size() && isOfRun(entries[last], entries[first])) ++last;
      visit(entries.subspan(first, last - first));
    }
  }
  /// One segment adds its entries in order. If several segments share a run, each entry has a cell.
  BlockSums::RunCells cellsOf(Entries run) const {
    using enum BlockSums::RunCells;
    if (how_.order == EntryOrder::OneByOne) return segmentOf(run.front()) == segmentOf(run.back()) ? One : Each;
    return static_cast<int64_t>(run.size()) <= kShortList ? One : Lanes;
  }
  /// A single run of one cell is summed in place.
  bool isInPlace(Entries entries) const {
    int64_t runs = 0;
    bool isOne = true;
    forEachRun(entries, [&](Entries run) {
      ++runs;
      isOne = isOne && cellsOf(run) == BlockSums::RunCells::One;
    });
    return runs == 1 && isOne;
  }

  Counts count(int64_t first, int64_t last) const {
    Counts counts;
    RowEntries row;
    for (int64_t r = first; r < last; ++r) {
      row.list(r, list_);
      row.forEachBlock([&](uint32_t column, Entries entries) {
        ++counts.blocks;
        counts.places += storedIn(r, column);
        if (isInPlace(entries)) return;
        ++counts.unfinished;
        const int64_t size = storedIn(r, column);
        forEachRun(entries, [&](Entries run) {
          ++counts.runs;
          counts.cells += BlockSums::cellsOf(cellsOf(run), std::ssize(run)) * size;
        });
      });
    }
    return counts;
  }

  void reserve(const Counts& all) {
    how_.storage == Storage::Blocks ? reserveBlocks(all) : reserveRows(all);
    sums_.unfinished_.resize(static_cast<size_t>(all.unfinished));
    sums_.runs_.resize(static_cast<size_t>(all.runs));
    sums_.cells_.resize(static_cast<size_t>(all.cells));
  }

  void reserveRows(const Counts& all) {
    shape_->rows = rows_.scalars();
    shape_->columns = columns_.scalars();
    shape_->rowBegin.resize(static_cast<size_t>(shape_->rows) + 1);
    shape_->rowBegin.back() = static_cast<int32_t>(all.places);
    shape_->column.resize(static_cast<size_t>(all.places));
  }

  void reserveBlocks(const Counts& all) {
    const auto blocks = static_cast<size_t>(all.blocks);
    blockShape_->rows = rows_.begin;
    blockShape_->columns = columns_.begin;
    blockShape_->rowBegin.resize(rows_.begin.size());
    blockShape_->rowBegin.back() = static_cast<int32_t>(blocks);
    blockShape_->column.resize(blocks);
    blockShape_->firstValue.resize(blocks + 1);
    blockShape_->firstValue.back() = static_cast<int32_t>(all.places);
  }

  void assign(int64_t first, int64_t last, Counts at) {
    RowEntries row;
    for (int64_t r = first; r < last; ++r) {
      row.list(r, list_);
      how_.storage == Storage::Blocks ? assignBlocks(r, row, at) : assignRow(r, row, at);
    }
  }

  /// Stores whole blocks.
  void assignBlocks(int64_t row, const RowEntries& entries, Counts& at) {
    blockShape_->rowBegin[static_cast<size_t>(row)] = static_cast<int32_t>(at.blocks);
    entries.forEachBlock([&](uint32_t column, Entries block) {
      const auto which = static_cast<size_t>(at.blocks++);
      blockShape_->column[which] = static_cast<int32_t>(column);
      blockShape_->firstValue[which] = static_cast<int32_t>(at.places);
      assignBlock(row, block, targetAt(at.places, columns_.widthOf(column)), at);
      at.places += storedIn(row, column);
    });
  }

  void assignRow(int64_t row, const RowEntries& entries, Counts& at) {
    const uint32_t rows = rows_.widthOf(row);
    std::vector<int64_t> begin(rows, 0);  // of each scalar row
    entries.forEachBlock([&](uint32_t column, Entries) {
      for (uint32_t r = 0; r + 1 < rows; ++r) begin[r + 1] += storedIn(row, column, r);
    });
    // for `offset`: a row of a lower triangle also has the number on the diagonal
    const int64_t stride = rows > 1 ? begin[1] - (sums_.rowGrowth_ > 0 ? 1 : 0) : 0;
    begin[0] = at.places;
    for (uint32_t r = 1; r < rows; ++r) begin[r] += begin[r - 1];
    for (uint32_t r = 0; r < rows; ++r)
      shape_->rowBegin[static_cast<size_t>(rows_.begin[static_cast<size_t>(row)]) + r] = static_cast<int32_t>(begin[r]);
    int64_t place = at.places;
    entries.forEachBlock([&](uint32_t column, Entries block) {
      assignBlock(row, block, targetAt(place, stride), at);
      for (uint32_t r = 0; r < rows; ++r) numberColumns(row, column, r, begin[r]);
      place += columns_.widthOf(column);
    });
    at.places = begin.back();
  }

  /// Writes the columns of row `r` of a block from `place` on.
  void numberColumns(int64_t row, uint32_t column, uint32_t r, int64_t& place) {
    const int64_t first = columns_.begin[column] + (isDiagonal(row, column) && sums_.rowGrowth_ < 0 ? r : 0);
    for (int64_t k = 0; k < storedIn(row, column, r); ++k)
      shape_->column[static_cast<size_t>(place++)] = static_cast<int32_t>(first + k);
  }

  void assignBlock(int64_t row, Entries entries, BlockSums::Target place, Counts& at) {
    if (isInPlace(entries)) {
      for (size_t k = 0; k < entries.size(); ++k) {
        place.isFirst = k == 0;
        aim(entries[k], place);
      }
      return;
    }
    const uint32_t column = entries.front().column;
    auto& block = sums_.unfinished_[static_cast<size_t>(at.unfinished++)];
    block = {place, rows_.widthOf(row),     columns_.widthOf(column), static_cast<uint32_t>(at.runs),
             0,     isDiagonal(row, column)};
    const int64_t size = storedIn(row, column);
    forEachRun(entries, [&](Entries run) {
      const auto count = static_cast<int64_t>(run.size());
      const BlockSums::RunCells cells = cellsOf(run);
      sums_.runs_[static_cast<size_t>(at.runs++)] = {static_cast<uint32_t>(at.cells), static_cast<uint32_t>(count),
                                                     cells};
      ++block.runs;
      for (int64_t k = 0; k < count; ++k) {
        BlockSums::Target target = targetAt(at.cells + cellAt(cells, k) * size, 0);
        target.isFirst = isFirstOfCell(cells, k);
        target.isCell = true;
        aim(run[static_cast<size_t>(k)], target);
      }
      at.cells += BlockSums::cellsOf(cells, count) * size;
    });
  }

  /// The cell of the entry at `position` in a run, and whether it is the first in that cell.
  static int64_t cellAt(BlockSums::RunCells cells, int64_t position) {
    if (cells == BlockSums::RunCells::Lanes) return position / kChunk * kLanes + position % kLanes;
    return cells == BlockSums::RunCells::One ? 0 : position;
  }
  static bool isFirstOfCell(BlockSums::RunCells cells, int64_t position) {
    if (cells == BlockSums::RunCells::Lanes) return position % kChunk < kLanes;
    return cells == BlockSums::RunCells::Each || position == 0;
  }

  static BlockSums::Target targetAt(int64_t at, int64_t stride) {
    BlockSums::Target target;
    target.at = static_cast<uint32_t>(at);
    target.stride = static_cast<uint32_t>(stride) & kMostStride;
    return target;
  }

  void aim(const BlockEntry& entry, BlockSums::Target target) {
    target.isTransposed = entry.isTransposed;
    const size_t sources = given_[entry.group].sources.size();
    sums_.groups_[entry.group].targets[static_cast<size_t>(entry.instance) * sources + entry.source] = target;
  }

  /// Orders the numbers of an instance: all sources, plain and transposed as they are added.
  void orderNumbers(const BlockGroup& given, BlockSums::Members& members) const {
    for (size_t s = 0; s < given.sources.size(); ++s) {
      const BlockSource& source = given.sources[s];
      bool isUsed[2] = {false, false};
      for (size_t k = s; k < members.targets.size(); k += given.sources.size())
        if (members.targets[k].at != kNone) isUsed[members.targets[k].isTransposed] = true;
      const auto addRows = [&](uint32_t rows, uint32_t columns, const auto& numberOf) {
        const auto first = static_cast<uint32_t>(members.order.size());
        for (uint32_t r = 0; r < rows; ++r) {
          for (uint32_t c = sums_.firstIn(source.isDiagonal, r); c < sums_.endIn(source.isDiagonal, r, columns); ++c)
            members.order.push_back(numberOf(r, c));
        }
        return first;
      };
      const auto number = [&](uint32_t r, uint32_t c) {
        if (source.isDiagonal && c > r) std::swap(r, c);
        return source.numbers[r] == kNone ? kNone : source.numbers[r] + c;
      };
      BlockSums::Source& placed = members.sources.emplace_back();
      placed.rows = source.rows;
      placed.columns = source.columns;
      placed.isDiagonal = source.isDiagonal;
      placed.size = sums_.sizeOf(source.rows, source.columns, source.isDiagonal);
      if (isUsed[0]) placed.plain = addRows(source.rows, source.columns, number);
      if (isUsed[1])
        placed.transposed = addRows(source.columns, source.rows, [&](uint32_t r, uint32_t c) { return number(c, r); });
      if (columns_.scalars() == 1) std::swap(placed.rows, placed.columns);  // a column is stored as a row
    }
  }

  const BlockAxis& rows_;
  const BlockAxis& columns_;
  How how_;
  std::span<const BlockGroup> given_;
  const ListBlocks& list_;
  std::shared_ptr<SparseShape> shape_ = std::make_shared<SparseShape>();
  std::shared_ptr<BlockShape> blockShape_ = std::make_shared<BlockShape>();
  BlockSums sums_;
};

Result<BlockSums> BlockSums::make(const BlockAxis& rows, const BlockAxis& columns, Triangle triangle,
                                  std::span<const BlockGroup> groups, const ListBlocks& list, Storage storage,
                                  EntryOrder order) {
  return BlockPlanner(rows, columns, triangle, groups, list, storage, order).run();
}

}  // namespace hgc
