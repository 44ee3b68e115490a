#pragma once
/// Emits loads of rows and of index tables.
#include <vector>

#include "codegen/llvm/body/body.h"

namespace hgc::cpu {

/// The elements of an integer vector, as i64.
std::vector<llvm::Value*> lanesOf(VectorBuilder& ir, llvm::Value* numbers);

/// One component of each lane's row.
llvm::Value* loadLanes(VectorBuilder& ir, llvm::Value* base, llvm::ArrayRef<llvm::Value*> rows, uint32_t width,
                       uint32_t component);

/// Emits a Load.
NodeValue loadRows(Body& body, const Node& node);

/// Emits a Table or RowBegin: one load if all lanes read the same entry.
NodeValue loadEntries(Body& body, const Node& node);

}  // namespace hgc::cpu
