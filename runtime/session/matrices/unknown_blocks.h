#pragma once
/// The blocks of unknowns that instances read, and instances that read an unknown more than once.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/device/workload.h"
#include "runtime/sum/block_sums.h"

namespace hgc {

/// The unknown scalars, divided into blocks of `width` scalars of a row.
struct UnknownBlocks {
  BlockAxis axis;
  std::vector<uint32_t> width;  ///< by symbol
  std::vector<int64_t> first;   ///< by symbol: its first block
};

/// Blocks are the rows as kernels of `kind` see them (a port may treat a constant axis as rows), or scalars where the
/// kernels differ.
UnknownBlocks rowsOfUnknowns(const Workload& workload, KernelKind kind);
/// The same, but scalars also where some kernel reads part of a row: instances have derivatives by all of a block.
UnknownBlocks blocksOfUnknowns(const Workload& workload, KernelKind kind);

/// The blocks that each instance of a group reads.
struct LocalBlocks {
  struct Block {
    SymbolId symbol = 0;
    std::vector<uint32_t> columns;  ///< by scalar of the block: the instance's column, kNone where it has none
  };
  std::vector<Block> blocks;
  uint32_t columns = 0;          ///< of each instance
  std::vector<uint32_t> which;   ///< by instance and block: its number among all blocks
  std::vector<int64_t> repeats;  ///< instances that read some block twice, ascending

  uint32_t at(int64_t instance, size_t block) const {
    return which[static_cast<size_t>(instance) * blocks.size() + block];
  }
  /// The first of the instance's blocks that is the same as `block`.
  size_t firstOf(int64_t instance, size_t block) const;
  bool isFirst(int64_t instance, size_t block) const { return repeats.empty() || firstOf(instance, block) == block; }
};

/// Which blocks are listed: those with derivatives, or all of the rows that are read.
enum class BlocksOf : uint8_t { Columns, WholeRows };
LocalBlocks localBlocks(const Workload& workload, size_t g, const UnknownBlocks& unknowns, BlocksOf which);

/// The instances that read each block, in the order of groups, instances and blocks of the instance.
struct Readers {
  struct Reader {
    uint32_t group, block;
    int64_t instance;
  };
  std::vector<uint64_t> begin;  ///< by block: its first reader; one more than blocks
  std::vector<Reader> readers;

  std::span<const Reader> of(int64_t block) const {
    const uint64_t first = begin[static_cast<size_t>(block)], last = begin[static_cast<size_t>(block) + 1];
    return std::span(readers).subspan(first, last - first);
  }
};

Readers readersOf(const BlockAxis& axis, std::span<const LocalBlocks> groups);

/// Instances with several columns for the same scalar. These are merged first: their sum replaces the first of them.
struct Repeats {
  std::vector<int64_t> instances;  ///< ascending
  uint32_t columns = 0;            ///< of every instance
  std::vector<uint32_t> first;     ///< by entry of `instances` and column: the first column of its scalar

  /// Merges columns of instances [begin, end) in tiles of `width` numbers an instance. The numbers are a triangle, or
  /// `rows` rows from number `from` on.
  void mergeTriangles(double* tiles, uint32_t width, int64_t begin, int64_t end) const;
  void mergeRows(double* tiles, uint32_t width, uint32_t from, uint32_t rows, int64_t begin, int64_t end) const;

  std::span<const uint32_t> firstsOf(size_t k) const { return std::span(first).subspan(k * columns, columns); }
};
Repeats repeatsOf(const LocalBlocks& local);

/// The place of (row, column), column <= row, in a lower triangle that is stored by rows.
constexpr uint32_t triangleOf(uint32_t row, uint32_t column) { return row * (row + 1) / 2 + column; }

}  // namespace hgc
