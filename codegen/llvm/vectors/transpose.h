#pragma once
/// Rows of memory to vectors of lanes and back.
#include <array>
#include <vector>

#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {

/// Four scalars of each lane's row: `rows[l]` holds four consecutive scalars; the result holds four vectors of lanes.
std::array<llvm::Value*, 4> rowsToLanes(VectorBuilder& ir, const std::vector<llvm::Value*>& rows);

/// The way back: four vectors of lanes to one vector of four scalars a lane.
std::vector<llvm::Value*> lanesToRows(VectorBuilder& ir, const std::array<llvm::Value*, 4>& columns);

}  // namespace hgc::cpu
