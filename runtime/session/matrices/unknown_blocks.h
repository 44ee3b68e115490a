#pragma once
/// Which blocks of unknowns instances read.
#include "runtime/device/workload.h"
#include "runtime/sum/block_sums.h"

namespace hgc {

/// The unknown scalars, cut into blocks: as many of a row of a symbol as `width` says, or single ones.
struct UnknownBlocks {
  BlockAxis axis;
  std::vector<uint32_t> width;  ///< by symbol
  std::vector<int64_t> first;   ///< by symbol: its first block
};

/// By the rows that all kernels of `kind` see in a symbol (a port may take a constant axis for rows), otherwise by
/// scalars.
UnknownBlocks rowsOfUnknowns(const Workload& workload, KernelKind kind);
/// The same where they read whole rows, otherwise by scalars: no instance has derivatives by a part of a block.
UnknownBlocks blocksOfUnknowns(const Workload& workload, KernelKind kind);

/// The blocks that each instance of a group reads.
struct LocalBlocks {
  struct Block {
    SymbolId symbol = 0;
    std::vector<uint32_t> columns;  ///< by scalar of the block: the instance's column, kNone where it has none
  };
  std::vector<Block> blocks;
  uint32_t columns = 0;          ///< of an instance
  std::vector<uint32_t> which;   ///< by instance and block: of all blocks
  std::vector<int64_t> repeats;  ///< the instances that read some block twice, ascending

  uint32_t at(int64_t instance, size_t block) const {
    return which[static_cast<size_t>(instance) * blocks.size() + block];
  }
  /// The first of the instance's blocks that is the same.
  size_t firstOf(int64_t instance, size_t block) const;
  bool isFirst(int64_t instance, size_t block) const { return repeats.empty() || firstOf(instance, block) == block; }
};

/// Those that instances have columns of, or all of the rows that they read.
enum class BlocksOf : uint8_t { Columns, WholeRows };
LocalBlocks localBlocks(const Workload& workload, size_t g, const UnknownBlocks& unknowns, BlocksOf which);

/// Who reads each block: by group, instance and block of the instance.
struct Readers {
  struct Reader {
    uint32_t group, block;
    int64_t instance;
  };
  std::vector<uint64_t> begin;  ///< of each block; one more
  std::vector<Reader> readers;

  std::span<const Reader> of(int64_t block) const {
    const uint64_t first = begin[static_cast<size_t>(block)], last = begin[static_cast<size_t>(block) + 1];
    return std::span(readers).subspan(first, last - first);
  }
};

Readers readersOf(const BlockAxis& axis, std::span<const LocalBlocks> groups);

}  // namespace hgc
