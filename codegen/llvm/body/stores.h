#pragma once
/// Emits stores.
#include <array>
#include <span>
#include <vector>

#include "codegen/llvm/body/body.h"

namespace hgc::cpu {

/// Emits those of the stores [begin, end) that are not added to accumulators.
void emitStores(Body& body, size_t begin, size_t end);

/// Emits the stores of the EachOver `at`.
void storeEntries(Body& body, uint32_t at);

/// Partials that are added to a row together: four consecutive scalars, or one.
struct Piece {
  uint32_t gather = 0, first = 0, width = 0;
  std::array<uint32_t, 4> values{};  ///< nodes; kNoNode where a scalar has no partial
};

/// All partials that are added to accumulators, in the order of additions: by gather and component. Only pieces with
/// equal ports and `first / 4` can write to the same address; others may be reordered.
std::vector<Piece> piecesOf(const Kernel& kernel);

/// The memory that adding them in a loop takes, in vectors of f64.
uint64_t cellsFor(std::span<const Piece> pieces);

/// Whether there are so many that a loop adds them.
bool scattersInLoop(std::span<const Piece> pieces, unsigned lanes);

/// All pieces of a kernel, and their memory; null where no loop adds them.
struct Scatter {
  std::vector<Piece> pieces;
  llvm::Value* block = nullptr;
};
Scatter allocateScatter(VectorBuilder& ir, const Kernel& kernel);

/// Adds partials to their accumulators, lane by lane and piece by piece, which is the order of the entries of a row.
/// With a `block` of `cellsFor(pieces)` cells, does so in a loop over lanes.
void scatter(Body& body, std::span<const Piece> pieces, llvm::Value* block);

}  // namespace hgc::cpu
