#pragma once
/// Transposes between rows of four scalars and vectors of lanes.
#include <array>
#include <vector>

#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {

/// `rows[l]` holds four consecutive scalars of lane l; the result holds four vectors of lanes.
std::array<llvm::Value*, 4> rowsToLanes(VectorBuilder& ir, const std::vector<llvm::Value*>& rows);

/// The inverse: four vectors of lanes to one vector of four scalars per lane.
std::vector<llvm::Value*> lanesToRows(VectorBuilder& ir, const std::array<llvm::Value*, 4>& columns);

}  // namespace hgc::cpu
