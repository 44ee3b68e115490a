#pragma once
/// What a body leaves in memory.
#include <array>
#include <span>
#include <vector>

#include "codegen/llvm/body/body.h"

namespace hgc::cpu {

/// The stores [begin, end), or all of these that are not added up.
void emitStores(Body& body, size_t begin, size_t end);

/// What is stored at every count that comes to `at`.
void storeEntries(Body& body, uint32_t at);

/// Partials that are added to one row at once: four scalars beside one another, or one.
struct Piece {
  uint32_t gather = 0, first = 0, width = 0;
  std::array<uint32_t, 4> values{};  ///< nodes; kNoNode where a scalar has no partial
};

/// All partials that are added up, by gather and component: the order in which a lane's are. Only pieces whose ports
/// and `first / 4` agree can meet in one place; others may change their order.
std::vector<Piece> piecesOf(const Kernel& kernel);

/// Room for adding them in a loop, in vectors of f64.
uint64_t cellsFor(std::span<const Piece> pieces);

/// Whether there are too many to be written out.
bool scattersInLoop(std::span<const Piece> pieces, unsigned lanes);

/// All pieces of a kernel, and memory for them where a loop adds them; else null.
struct Scatter {
  std::vector<Piece> pieces;
  llvm::Value* block = nullptr;
};
Scatter allocateScatter(VectorBuilder& ir, const Kernel& kernel);

/// Adds partials to their accumulators, lane by lane and piece by piece: the order of the entries of a row. With a
/// `block`, which has `cellsFor` them, it does so in a loop over lanes.
void scatter(Body& body, std::span<const Piece> pieces, llvm::Value* block);

}  // namespace hgc::cpu
