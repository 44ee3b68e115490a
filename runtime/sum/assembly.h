#pragma once
/// `BlockSums` for devices on which who owns a sum gathers: the lists of the canonical order, turned round.
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ir/result.h"

namespace hgc {

class BlockSums;

/// Where sums of lists go.
enum class ListEnd : uint8_t {
  Place,  ///< to the stored places of a block that has no other entries
  Cell,   ///< to a cell
  Chunk,  ///< likewise, of entries that are a chunk: in lanes
};
inline constexpr size_t kListEnds = 3;

/// Entries `first` to `first + count` of a group, or `first` itself where there is one entry, and where their sum
/// begins: number (r, c) of it goes to `to + stride * r + c`, and where rows of one triangle grow or shrink r (r + 1) /
/// 2 farther.
struct AssemblyList {
  uint32_t to = 0, stride = 0, first = 0, count = 0;
};

/// The cells of a block in one segment: `count` of them, one after another.
struct AssemblyRun {
  uint32_t firstCell = 0, count = 0;
};

/// What the sums of blocks of one shape are: one for each (r, c), in the order in which numbers of a cell lie.
using BlockNumbers = std::vector<std::array<uint32_t, 2>>;

/// Lists of blocks of one shape.
struct AssemblyLists {
  uint32_t shape = 0;
  ListEnd end = ListEnd::Place;
  std::vector<AssemblyList> lists;
  std::vector<uint32_t> firstOf;  ///< by segment; one more
};

/// Instances with columns of one scalar, which are added up before all else: those of pairs of columns, in a triangle.
struct AssemblyRepeats {
  uint32_t columns = 0;
  std::vector<uint32_t> instances;  ///< ascending
  std::vector<uint32_t> first;      ///< by instance of these and column: the first column of the same scalar
};

/// What the instances of a group add. There are some ways in which an instance adds a block: a source, as it is or
/// transposed.
struct AssemblyGroup {
  uint32_t wayBits = 0;           ///< of an entry
  uint32_t most = 0;              ///< numbers of its largest block
  std::vector<uint32_t> numbers;  ///< by way and number of the block, of `most`: that of the instance, or kNone for 0
  std::vector<uint32_t> entries;  ///< instance << wayBits | way
  std::vector<AssemblyLists> lists;
  AssemblyRepeats repeats;
};

/// A sum of blocks: lists to places and cells, segment by segment of each group, then what has cells from these: cells
/// of a run in order from +0, runs in order from +0.
struct AssemblyPlan {
  /// Blocks of one shape whose sums are in cells: what their lists list are runs, also where there is one.
  struct Totals {
    uint32_t shape = 0;
    std::vector<AssemblyList> lists;
  };

  uint64_t places = 0, cells = 0;  ///< numbers
  int32_t bend = 0;                ///< rows of one triangle grow (1) or shrink (-1) one by one
  std::vector<BlockNumbers> shapes;
  std::vector<AssemblyGroup> groups;
  std::vector<Totals> totals;
  std::vector<AssemblyRun> runs;
};

/// The same sums, without repeats. Fails where 32 bits do not count what there is.
Result<AssemblyPlan> planAssembly(const BlockSums& sums);

}  // namespace hgc
