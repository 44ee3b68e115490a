#pragma once
/// `BlockSums` for devices on which each sum gathers its own entries: lists of entries instead of lists of targets.
#include <array>
#include <cstdint>
#include <vector>

#include "ir/result.h"

namespace hgc {

class BlockSums;

/// The destination of the sum of a list.
enum class ListEnd : uint8_t {
  Place,  ///< the stored places of a block that has no other entries
  Cell,   ///< a cell
  Chunk,  ///< a cell, for a chunk of entries that is summed in lanes
};
inline constexpr size_t kListEnds = 3;

/// Entries `first` to `first + count` of a group, or the single entry `first`. Number (r, c) of their sum goes to
/// `to + stride * r + c`, plus `rowGrowth * r (r + 1) / 2` in one triangle.
struct AssemblyList {
  uint32_t to = 0, stride = 0, first = 0, count = 0;
};

/// The cells of a block in one segment: `count` of them, one after another.
struct AssemblyRun {
  uint32_t firstCell = 0, count = 0;
};

/// The numbers (r, c) of blocks of one shape, in their order within a cell.
using BlockNumbers = std::vector<std::array<uint32_t, 2>>;

/// Lists of blocks of one shape.
struct AssemblyLists {
  uint32_t shape = 0;
  ListEnd end = ListEnd::Place;
  std::vector<AssemblyList> lists;
  std::vector<uint32_t> firstOf;  ///< by segment, and the end
};

/// Instances that have several columns for one scalar. The triangle of such pairs of columns is added up first.
struct AssemblyRepeats {
  uint32_t columns = 0;
  std::vector<uint32_t> instances;  ///< ascending
  std::vector<uint32_t> first;      ///< by such instance and column: the first column of the same scalar
};

/// What the instances of a group add: each adds the same blocks, which are sources (`BlockSums`), plain or transposed.
struct AssemblyGroup {
  uint32_t blockBits = 0;         ///< of an entry
  uint32_t most = 0;              ///< the size of the largest block
  std::vector<uint32_t> numbers;  ///< [block * most + position in it]: the instance's column, or kNone for 0
  std::vector<uint32_t> entries;  ///< instance << blockBits | block
  std::vector<AssemblyLists> lists;
  AssemblyRepeats repeats;
};

/// How a sum of blocks is computed: first lists, to places and cells, by group and segment; then blocks with cells, by
/// adding the cells of each run in order from +0, and the runs in order from +0.
struct AssemblyPlan {
  /// Blocks of one shape whose sums are in cells. Their lists always list runs.
  struct Totals {
    uint32_t shape = 0;
    std::vector<AssemblyList> lists;
  };

  uint64_t places = 0, cells = 0;  ///< in scalars
  int32_t rowGrowth = 0;           ///< 1 or -1 if each row of a triangle has one number more or less than the last
  std::vector<BlockNumbers> shapes;
  std::vector<AssemblyGroup> groups;
  std::vector<Totals> totals;
  std::vector<AssemblyRun> runs;
};

/// Turns sums into lists, without `repeats`. Fails if there is more than 32 bits can count.
Result<AssemblyPlan> planAssembly(const BlockSums& sums);

}  // namespace hgc
