#pragma once
/// The blocks of unknowns that instances read.
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

}  // namespace hgc
